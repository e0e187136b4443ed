import { locales } from '#lib/i18n/routing.ts';
import { jsonForHtml } from '#lib/seo/json-for-html.ts';
import { agencyData } from '#lib/seo/agency-data.ts';
import { structuredData } from '#lib/seo/structured-data.ts';
import { agency } from '#lib/site/agency.ts';
import { pageOf, pages, sectionsOf } from '#lib/site/pages.ts';
import type { Page } from '#lib/site/page.ts';

jest.mock('next-intl/server', () => jest.requireActual('../../support/modules/next-intl-server.ts'));

test('describes places, hours and languages of the agency without a rating', () => {
  const data = agencyData('es', true);
  expect(data).toMatchObject({ '@type': 'InsuranceAgency', telephone: agency.phone.e164, knowsLanguage: ['en', 'es', 'pt'] });
  expect(data.areaServed).toHaveLength(agency.states.length);
  expect(data.areaServed.map(({ name }) => name)).toEqual(expect.arrayContaining(['Florida', 'Carolina del Norte', 'Luisiana']));
  expect(data.openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '17:00',
    },
  ]);
  expect(JSON.stringify(data)).not.toMatch(/rating|review/i);
});

test('breadcrumbs have names and absolute addresses in order', async () => {
  const [trail] = await structuredData('es', pageOf('sr-22'));
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'http://localhost:3000/es' },
      { position: 2, name: 'Auto de alto riesgo', item: 'http://localhost:3000/es/personal-auto/high-risk' },
      { position: 3, item: 'http://localhost:3000/es/personal-auto/sr-22-multi-state' },
    ],
  });
});

test('has FAQ data exactly for pages with questions', async () => {
  const table: readonly Page[] = pages;
  for (const page of table) {
    for (const locale of locales) {
      const types = (await structuredData(locale, page)).map((entry) => entry['@type']);
      expect(types.includes('FAQPage')).toBe(sectionsOf(page).some(({ kind }) => kind === 'faq'));
    }
  }
});

test('no text can close its script element', () => {
  const text = '</script><script>alert(1)</script><!--';
  const json = jsonForHtml({ text });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ text });
});
