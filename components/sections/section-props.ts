import type { Locale } from '#lib/i18n/routing.ts';
import type { Page, Section } from '#lib/site/page.ts';

/** What every kind of section is drawn from; `section.words` is the key of its words below the page. */
export type SectionProps = { locale: Locale; page: Page; section: Section & { words: string } };
