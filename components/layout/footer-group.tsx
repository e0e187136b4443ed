import type { ReactNode } from 'react';

/** A list of the footer, folded on a phone. */
export function FooterGroup({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <nav aria-labelledby={`footer-${id}`} className={id === 'contact' ? 'sm:max-lg:col-span-full' : ''}>
      <details className="fold max-sm:border-night-line max-sm:border-b">
        <summary>
          <h2 id={`footer-${id}`} className="font-bold text-base text-on-night tracking-normal sm:mb-2">
            {heading}
          </h2>
        </summary>
        <ul className="text-on-night-muted max-sm:pb-4">{children}</ul>
      </details>
    </nav>
  );
}
