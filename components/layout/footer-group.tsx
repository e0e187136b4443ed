import type { ReactNode } from 'react';

export function FooterGroup({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <nav aria-labelledby={`footer-${id}`} className={id === 'contact' ? 'max-lg:col-span-full' : ''}>
      <h2 id={`footer-${id}`} className="mb-2 font-bold text-base text-on-night tracking-normal">
        {heading}
      </h2>
      <ul className="text-on-night-muted">{children}</ul>
    </nav>
  );
}
