import type { ReactNode } from 'react';
import { NoWrap } from '#components/ui/no-wrap.tsx';

type Props = {
  id: string;
  heading: string;
  lead?: string | undefined;
  tone?: 'canvas' | 'sunken';
  narrow?: boolean;
  /** The content touches the section below. */
  grounded?: boolean;
  children: ReactNode;
};

export function SectionShell({ id, heading, lead, tone = 'canvas', narrow = false, grounded = false, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={`pt-12 sm:pt-16 lg:pt-20 ${grounded ? 'border-post border-b-[0.375rem]' : 'pb-12 sm:pb-16 lg:pb-20'} ${tone === 'sunken' ? 'bg-sunken [.bg-sunken+&]:pt-0' : `[.plain+&]:pt-0 ${grounded ? '' : 'plain'}`}`}
    >
      <div className="page-width">
        <div className={narrow ? 'mx-auto max-w-text' : ''}>
          <h2 id={`${id}-heading`} className="max-w-text font-bold text-2xl text-ink leading-tight">
            <NoWrap>{heading}</NoWrap>
          </h2>
          {lead && (
            <p className="mt-3 max-w-text text-balance text-lg text-muted">
              <NoWrap>{lead}</NoWrap>
            </p>
          )}
          <div className="mt-8">{children}</div>
        </div>
      </div>
    </section>
  );
}
