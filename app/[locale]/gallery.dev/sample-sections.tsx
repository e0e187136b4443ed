import { Section } from '#components/sections/section.tsx';
import type { Locale } from '#lib/i18n/routing.ts';
import { samples } from './samples.ts';

export function SampleSections({ locale }: { locale: Locale }) {
  return samples.map(({ page, section }) => <Section key={`${page.id}-${section.kind}`} locale={locale} page={page} section={section} />);
}
