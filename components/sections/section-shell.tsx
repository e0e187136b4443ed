import type { ReactNode } from 'react';
import { noWrap } from '#components/ui/no-wrap.tsx';
import type { Locale } from '#lib/i18n/routing.ts';
import type { Page, Section } from '#lib/site/page.ts';
import { linkNumbers } from './link-numbers.tsx';

export type SectionProps = { locale: Locale; page: Page; section: Section & { words: string } };

type Props = {
  id: string;
  heading: string;
  lead?: string | undefined;
  tone?: 'canvas' | 'sunken';
  /** Text of a readable width; on a wide screen the heading is beside it, at the left edge. */
  narrow?: boolean;
  /** For signs, whose posts stand on the lower edge of the section. Compact signs have no posts on a phone. */
  noSpaceBelow?: boolean;
  /** On a phone the section is folded: its heading is shown until it is opened. */
  fold?: boolean | undefined;
  /** A part of the section, such as the search of the videos, is positioned relative to its edges. */
  isAnchor?: boolean;
  children: ReactNode;
};

/** Space above and below; two neighbors of the same tone share it. On a phone folded sections share one space (`folded`). */
function shellStyles({ tone = 'canvas', noSpaceBelow = false, fold }: Pick<Props, 'tone' | 'noSpaceBelow' | 'fold'>): string {
  const shared = tone === 'sunken' ? (fold ? 'sm:[.bg-sunken+&]:pt-0' : '[.bg-sunken+&]:pt-0') : '[.plain+&]:pt-0 sm:[.plain-wide+&]:pt-0';
  if (fold) {
    const wide = noSpaceBelow ? 'sm:pt-16 lg:pt-20 border-post sm:border-b-[0.375rem]' : 'sm:py-16 lg:py-20';
    return `folded ${wide} ${shared} ${tone === 'sunken' ? 'sm:bg-sunken' : noSpaceBelow ? '' : 'plain-wide'}`;
  }
  const below = noSpaceBelow
    ? 'border-post border-b-[0.375rem] max-sm:has-[.signs-compact]:border-b-0 max-sm:has-[.signs-compact]:pt-6'
    : 'pb-9 sm:pb-16 lg:pb-20';
  return `pt-9 sm:pt-16 lg:pt-20 ${below} ${shared} ${tone === 'sunken' ? 'bg-sunken' : noSpaceBelow ? '' : 'plain'}`;
}

export function SectionShell({ id, heading, lead, tone, narrow = false, noSpaceBelow, fold, isAnchor = false, children }: Props) {
  const title = (
    <h2 id={`${id}-heading`} className={`max-w-text font-bold text-ink leading-tight ${fold ? 'text-lg sm:text-2xl' : 'text-2xl'}`}>
      {noWrap(heading)}
    </h2>
  );
  const body = (
    <>
      {lead && <p className={`mt-3 max-w-text text-lg text-muted${narrow ? ' xl:mt-0' : ''}`}>{linkNumbers(lead)}</p>}
      <div className={`mt-6 sm:mt-8 max-sm:has-[.signs-compact]:mt-4${narrow && !lead ? ' xl:mt-0' : ''}${fold ? ' max-sm:pb-8' : ''}`}>
        {children}
      </div>
    </>
  );
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={shellStyles({ tone, noSpaceBelow, fold })}>
      <div className={isAnchor ? 'page-width relative' : 'page-width'}>
        {fold ? (
          <details className={`fold fold-row ${narrow ? 'side-heading' : ''}`}>
            <summary className="max-sm:py-3">{title}</summary>
            {body}
          </details>
        ) : narrow ? (
          <div className="side-heading">
            {title}
            <div>{body}</div>
          </div>
        ) : (
          <>
            {title}
            {body}
          </>
        )}
      </div>
    </section>
  );
}
