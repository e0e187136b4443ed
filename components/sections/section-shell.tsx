import type { ReactNode } from 'react';
import { Unbroken } from '#components/ui/unbroken.tsx';

type Props = {
  id: string;
  heading: string;
  lead?: string | undefined;
  tone?: 'canvas' | 'sunken';
  /** Narrow column for reading. */
  narrow?: boolean;
  /** What is in it stands on the section below. */
  grounded?: boolean;
  /** Several in a row stand closer together. */
  tight?: boolean;
  children: ReactNode;
};

/** The room of a section: its heading, its lead, and the space around. */
export function SectionShell({ id, heading, lead, tone = 'canvas', narrow = false, grounded = false, tight = false, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={`${grounded ? 'border-post border-b-[0.375rem] pt-12 sm:pt-16 lg:pt-20' : 'py-12 sm:py-16 lg:py-20'} ${tone === 'sunken' ? 'bg-sunken [.bg-sunken+&]:pt-0' : ''} ${narrow ? 'reading [.reading+&]:pt-0' : ''} ${tight ? 'tight [.tight+&]:pt-0' : ''}`}
    >
      <div className="page-width">
        <div className={narrow ? 'mx-auto max-w-text' : ''}>
          <h2 id={`${id}-heading`} className="max-w-text font-bold text-2xl text-ink leading-tight">
            <Unbroken>{heading}</Unbroken>
          </h2>
          {lead && (
            <p className="mt-3 max-w-text text-lg text-muted">
              <Unbroken>{lead}</Unbroken>
            </p>
          )}
          <div className="mt-8">{children}</div>
        </div>
      </div>
    </section>
  );
}
