import type { Locale } from '#lib/i18n/routing.ts';
import type { Page, Section } from '#lib/site/page.ts';

export type SectionProps = { locale: Locale; page: Page; section: Section & { words: string } };
