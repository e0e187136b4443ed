import type { ReactNode } from 'react';
import { Frame } from '#components/layout/frame.tsx';
import { JsonLd } from '#components/layout/json-ld.tsx';
import type { Locale } from '#lib/i18n/routing.ts';
import { structuredData } from '#lib/seo/structured-data.ts';
import { sectionsOf } from '#lib/site/pages.ts';
import type { Page } from '#lib/site/page.ts';
import { Section } from './section.tsx';
import type { SectionProps } from './section-shell.tsx';

/** Sections that only one page renders in a special way, by the key of their words: other pages do not load their code. */
type SectionOverrides = Readonly<Record<string, (props: SectionProps) => ReactNode | Promise<ReactNode>>>;

export function PageSections({ locale, page, overrides = {} }: { locale: Locale; page: Page; overrides?: SectionOverrides }) {
  const data = structuredData(locale, page);
  const draw = (section: SectionProps['section']) => {
    const Kind = overrides[section.words] ?? Section;
    return <Kind key={section.words} locale={locale} page={page} section={section} />;
  };
  return (
    <Frame locale={locale} path={page.path} page={page}>
      {sectionsOf(page).map(draw)}
      {/* Not between sections, which share a space with their neighbor. */}
      {data.map((entry, index) => (
        <JsonLd key={`${entry['@type']} ${index}`} data={entry} />
      ))}
    </Frame>
  );
}
