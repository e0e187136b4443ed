import { prerender } from 'react-dom/static';
import type { ReactNode } from 'react';
import type { agency as AgencyFile } from '#lib/site/agency.ts';
import type { Reachable } from '#lib/site/agency-contact.ts';
import type { Page } from '#lib/site/page.ts';

jest.mock('next-intl/server', () => jest.requireActual('../../support/modules/next-intl-server.ts'));

/** The agency file may lack what `Reachable` has as optional. */
type Change = Partial<Record<keyof typeof AgencyFile | keyof Reachable, unknown>>;

/** A commercial agency in Georgia without anything that an agency may lack. */
const bare: Change = {
  phone: { e164: '+17705550142' },
  text: { e164: '+17705550142' },
  whatsApp: undefined,
  fax: undefined,
  reviewUrl: undefined,
  states: ['GA'],
  lines: ['commercial'],
  licenses: [{ state: 'GA', number: 'SAMPLE-1' }],
  staff: [],
  carriers: [],
  claims: [],
  testimonials: [],
  social: {},
  partners: {},
  holidays: [],
};

/** The modules of the site of an agency file with the change. */
async function siteOf(change: Change) {
  jest.dontMock('#lib/site/agency.ts');
  jest.resetModules();
  const { agency } = await import('#lib/site/agency.ts');
  jest.doMock('#lib/site/agency.ts', () => ({ agency: { ...agency, ...change } }));
  const { pages, sectionsOf } = await import('#lib/site/pages.ts');
  const { messageFormatter } = await import('#lib/i18n/page-words.ts');
  return { pages, sectionsOf, messageFormatter };
}

function fail(): never {
  throw new Error('The page is missing');
}

const kindsOf = (pages: readonly Page[]) =>
  new Set(pages.flatMap(({ sections }) => sections.map((entry) => (typeof entry === 'string' ? entry : entry.kind))));

async function htmlOf(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  return new Response(prelude).text();
}

test('leaves out sections and items for which the agency file has nothing', async () => {
  const { pages, sectionsOf } = await siteOf(bare);
  for (const kind of ['stats', 'testimonials', 'social'] as const) expect(kindsOf(pages)).not.toContain(kind);
  const words = pages.flatMap((page) => sectionsOf(page).map((section) => section.words));
  expect(words).not.toContain('flood');
  expect(words).not.toContain('partners');
  const resources = sectionsOf(pages.find(({ id }) => id === 'client-portal') ?? fail()).find((section) => section.words === 'resources');
  expect(resources?.without).toContain('reviews');
});

test('keeps the partners and reviews that the agency file has', async () => {
  const { pages, sectionsOf } = await siteOf({
    partners: { flood: { url: 'https://flood.example.com/' }, surety: { url: 'https://bonds.example.com/' } },
    testimonials: [{ id: 'building', author: 'A', business: 'B', rating: 5, date: '2026-01-01' }],
  });
  const quote = pages.find(({ id }) => id === 'smart-quote') ?? fail();
  const partners = sectionsOf(quote).find((section) => section.words === 'partners');
  expect(partners).toMatchObject({ links: { surety: { href: 'https://bonds.example.com/' } }, without: ['onDemand', 'instant'] });
  expect(sectionsOf(quote).some((section) => section.words === 'flood')).toBe(true);
  const withReviews = pages.filter((page) => kindsOf([page]).has('testimonials')).map(({ id }) => id);
  expect(withReviews).toEqual(expect.arrayContaining(['home', 'commercial-property']));
});

test.each(['en', 'es', 'pt'] as const)('says nothing of an extension, a fax or an average call in %s', async (locale) => {
  const { messageFormatter } = await siteOf(bare);
  const format = messageFormatter(locale);
  const when = { hours: '…', promise: '…', page: '…', lead: '…', open: 'yes' };
  const keys = [
    'site.header.extension',
    'site.contact.callText',
    'site.thankYou.call',
    'chat.steps.person',
    'chat.urgent',
    'mail.visitor.phoneWithExtension',
    'pages.smart-quote.form.aside.callText',
    'pages.contact.description',
  ];
  const texts = keys.map((key) => format(key, when));
  expect(texts.join('\n')).not.toMatch(/none|ext\.|extensi|ramal|press|marque|tecle|fax|undefined|\{|average|promedio|média/i);
});

test('shows no empty list of companies where none appointed the agency', async () => {
  await siteOf(bare);
  const { Payments } = await import('#components/portal/payments.tsx');
  const { ContactMethods } = await import('#components/contact/contact-methods.tsx');
  const { pageWords } = await import('#lib/i18n/page-words.ts');
  const payments = await htmlOf(await Payments({ locale: 'en' }));
  expect(payments).toContain('(770) 555-0142');
  expect(payments).not.toContain('<ul');
  const methods = await htmlOf(await ContactMethods({ locale: 'en', words: pageWords('en', 'contact', 'contact') }));
  expect(methods).not.toMatch(/fax/i);
  expect(methods).toContain('How to report a claim');
});

test('names the agency as the author of articles without a team', async () => {
  await siteOf({ staff: [] });
  const { feedXml } = await import('#lib/seo/feed.ts');
  expect(feedXml('en')).toContain('<dc:creator>Harborline Insurance Agency</dc:creator>');
});

test('closes at midnight as search engines write it', async () => {
  await siteOf({ hours: { 6: { opens: 600, closes: 1440 } } });
  const { agencyData } = await import('#lib/seo/agency-data.ts');
  expect(agencyData('en', false).openingHoursSpecification).toMatchObject([{ dayOfWeek: ['Saturday'], opens: '10:00', closes: '23:59' }]);
});

test('names no other state for an agency of one state', async () => {
  await siteOf({
    ...bare,
    address: { street: '1 Peachtree Street', city: 'Atlanta', state: 'GA', zip: '30303', country: 'US' },
  });
  const { OfficeHours } = await import('#components/contact/office-hours.tsx');
  expect(await htmlOf(await OfficeHours({ locale: 'en' }))).toContain('>Our office is in Atlanta.</p>');
  expect(await htmlOf(await OfficeHours({ locale: 'pt' }))).toContain('>Nosso escritório fica em Atlanta.</p>');
});

test('says of a day that is open around the clock that it has no closing time', async () => {
  await siteOf({ hours: { 1: { opens: 0, closes: 1440 }, 2: { opens: 0, closes: 1440 }, 6: { opens: 600, closes: 1440 } } });
  const { openingLines } = await import('#lib/i18n/opening-lines.ts');
  expect(openingLines('en').slice(0, 1)).toEqual(['Monday and Tuesday: open 24 hours']);
  expect(openingLines('es').slice(0, 1)).toEqual(['Lunes y martes: abierto las 24 horas']);
  expect(openingLines('pt').slice(0, 1)).toEqual(['Segunda-feira e terça-feira: aberto 24 horas']);
});

test.each([
  [0, 'We work with drivers and small businesses.', 'Esas llamadas son las que más nos gustan.'],
  [1, 'We’ve worked with drivers and small businesses for a year.', 'Ya pasó un año, y esas llamadas'],
  [2, 'We’ve worked with drivers and small businesses for 2 years.', 'Ya pasaron 2 años, y esas llamadas'],
])('words %s years in business', async (years, english, spanish) => {
  const { messageFormatter } = await siteOf({ foundedYear: new Date().getFullYear() - years });
  expect(messageFormatter('en')('pages.home.why.items.experience')).toBe(english);
  expect(messageFormatter('es')('pages.about.prose.items.start')).toContain(spanish);
});

test('names a single state, and a long promise in hours', async () => {
  const { messageFormatter } = await siteOf({ states: ['GA'], responsePromiseMinutes: 1440 });
  expect(messageFormatter('en')('site.hero.states')).toBe('Licensed in Georgia');
  expect(messageFormatter('pt')('site.hero.states')).toBe('Licenciada na Geórgia');
  expect(messageFormatter('en')('pages.home.hero.lead')).toContain('within 24 hours.');
  expect(messageFormatter('es')('forms.form.replyTime')).toContain('menos de 24 horas.');
  expect(messageFormatter('en')('pages.about.list.items.filings')).not.toContain('FR-44');
});
