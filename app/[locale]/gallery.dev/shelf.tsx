import type { ReactNode } from 'react';

export function Shelf({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`shelf-${name}`} className="flex flex-col gap-4">
      <h2 id={`shelf-${name}`} className="font-bold text-2xl">
        {name}
      </h2>
      {children}
    </section>
  );
}
