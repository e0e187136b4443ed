import type { ReactNode } from 'react';

export function GallerySection({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`gallery-${name}`} className="flex flex-col gap-4">
      <h2 id={`gallery-${name}`} className="font-bold text-2xl">
        {name}
      </h2>
      {children}
    </section>
  );
}
