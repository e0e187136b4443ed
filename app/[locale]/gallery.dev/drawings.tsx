import { Scene } from '#components/sections/scene.tsx';
import { GallerySection } from './gallery-section.tsx';

export function Drawings() {
  return (
    <GallerySection name="Drawings">
      <div className="grid gap-4 sm:grid-cols-2">
        {(['personal', 'commercial', 'property', 'homeowners', 'company'] as const).map((line) => (
          <Scene key={line} line={line} className="w-full rounded-panel" />
        ))}
      </div>
    </GallerySection>
  );
}
