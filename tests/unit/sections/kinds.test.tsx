import { prerender } from 'react-dom/static';
import { Section } from '#components/sections/section.tsx';
import { locales } from '#lib/i18n/routing.ts';
import { sectionsOf } from '#lib/site/pages.ts';
import { samples } from '../../../app/[locale]/gallery.dev/samples.ts';

jest.mock('next-intl/server', () => jest.requireActual('../../support/modules/next-intl-server.ts'));

test.each(locales.flatMap((locale) => samples.map((sample) => ({ locale, kind: sample.section.kind, ...sample }))))(
  'the gallery shows a section of kind $kind in $locale',
  async ({ locale, page, section }) => {
    const { prelude } = await prerender(<Section locale={locale} page={page} section={section} />);
    expect(await new Response(prelude).text()).toMatch(/<(?:h2|p)\b/);
  },
);

test.each(samples)('the gallery shows $section.kind from a page that has it', ({ page, section }) => {
  expect(sectionsOf(page).map(({ kind }) => kind)).toContain(section.kind);
});
