import { Scene } from '#components/sections/scene.tsx';
import { pages } from '#lib/site/pages.ts';
import { GallerySection } from './gallery-section.tsx';

export function Drawings() {
  return (
    <GallerySection name="Drawings">
      <div className="grid gap-4 sm:grid-cols-2">
        {pages.map(({ id }) => (
          <Scene key={id} page={id} className="w-full rounded-panel" />
        ))}
      </div>
    </GallerySection>
  );
}
