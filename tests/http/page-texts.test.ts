import { type ReadPage, readPages, readText } from '#tests/support/site/read-pages.ts';
import { startServer, type TestServer } from '#tests/support/site/server.ts';
import { otherLanguage, prepareDetector } from '#tests/support/texts/text-language.ts';
import { textBlocks } from '#tests/support/texts/text-blocks.ts';
import { type Locale, locales } from '#lib/i18n/routing.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { openingLines } from '#lib/i18n/opening-lines.ts';
import { agency } from '#lib/site/agency.ts';
import { articles } from '#lib/site/articles.ts';
import { sectionsOf } from '#lib/site/pages.ts';

/** Pages of a line that are an index, not a service. */
const indexPages = new Set<string>(['home', 'get-quote', 'smart-quote', 'auto-quote', 'which-filing', 'states']);

type Entry = Record<string, unknown> & { '@type': string };
type Named = { name: string; text: string };

let server: TestServer;
let read: ReadPage[];

beforeAll(async () => {
  server = await startServer();
  read = await readPages(server.url);
  await prepareDetector();
}, 240_000);
afterAll(() => server.stop());

function dataOf({ document }: ReadPage, type: string): Entry[] {
  const blocks = Array.from(document.querySelectorAll('script[type="application/ld+json"]'), ({ textContent }) => JSON.parse(textContent ?? ''));
  return blocks.flat().filter((entry: Entry) => entry['@type'] === type);
}

function pageAt(path: string): ReadPage {
  const found = read.find((page) => page.path === path);
  if (!found) throw new Error(`No page at ${path}`);
  return found;
}

const all = (page: ReadPage, selector: string) => Array.from(page.document.querySelectorAll(selector));

test('names the sources of the figures with the day they were read, and marks a figure from elsewhere than the state with a star', () => {
  const fr44 = pageAt('/personal-auto/fr-44-florida').document;
  const limits = fr44.querySelector('#facts');
  expect(readText(limits)).toMatch(/Sources?, checked on \w+\s\d+,\s20\d\d: .*Section 324\.023, Florida Statutes \(unofficial copy\)/);
  const rows = Array.from(limits?.querySelectorAll('tbody tr') ?? [], (row) => Array.from(row.children, readText));
  expect(Array.from(limits?.querySelectorAll('thead th') ?? [], readText).slice(1)).toEqual(['Florida', 'Virginia*']);
  expect(rows[1]).toEqual(['Injuries, per person', expect.stringMatching(/^\$[\d,]+$/), expect.stringMatching(/^\$[\d,]+$/)]);
  expect(readText(limits)).toContain('*Not from the state’s own website.');
  const florida = readText(pageAt('/personal-auto/states/florida').document.querySelector('#facts'));
  expect(florida).toMatch(/Injuries, per crash \$[\d,]+Property damage \$/);
  const lapse = readText(pageAt('/personal-auto/insurance-after-a-lapse').document.querySelector('#facts'));
  expect(lapse).toMatch(/Reinstatement fee after a lapse\*/);
  expect(lapse).toContain('*Not from the state’s own website.');
  const georgia = readText(pageAt('/personal-auto/states/georgia').document.querySelector('#facts'));
  expect(georgia).toMatch(/Sources?, checked on \w+\s\d+,\s20\d\d: Georgia /);
});

test('FAQ data matches the questions on the page', () => {
  for (const page of read) {
    const found = dataOf(page, 'FAQPage').flatMap(({ mainEntity }) =>
      (mainEntity as { name: string; acceptedAnswer: { text: string } }[]).map(({ name, acceptedAnswer: { text } }) => ({ name, text })),
    );
    const shown: Named[] = all(page, 'main details[data-slot="accordion-item"]').map((item) => {
      const [summary, ...answer] = Array.from(item.children);
      return { name: readText(summary), text: answer.map(readText).join(' ') };
    });
    expect({ path: page.path, found }).toEqual({ path: page.path, found: shown });
  }
  expect(dataOf(pageAt('/personal-auto/fr-44-florida'), 'FAQPage')).toHaveLength(1);
});

test('HowTo data matches the steps on the page', () => {
  for (const page of read) {
    const found = dataOf(page, 'HowTo');
    expect([page.path, found.length]).toEqual([page.path, sectionsOf(page.page).filter(({ kind }) => kind === 'steps').length]);
    for (const { name, step } of found) {
      const heading = all(page, 'main h2').find((element) => readText(element) === name);
      const items = Array.from(heading?.closest('section')?.querySelectorAll('ol > li') ?? []);
      const shown = items.map((item) => ({ name: readText(item.querySelector('h3')), text: readText(item.querySelector('p')) }));
      const steps = (step as Named[]).map(({ name: title, text }) => ({ name: title, text }));
      expect({ path: page.path, steps }).toEqual({ path: page.path, steps: shown });
    }
  }
  expect(dataOf(pageAt('/commercial/transportation-hub'), 'HowTo')).toHaveLength(1);
});

test('breadcrumb data matches the page', () => {
  for (const page of read) {
    const [trail] = dataOf(page, 'BreadcrumbList');
    const found = ((trail?.itemListElement ?? []) as { name: string; item: string }[]).map(({ name, item }) => ({
      name,
      item: new URL(item).pathname,
    }));
    const shown = all(page, 'nav:not(#main nav) ol a').map((link) => ({ name: readText(link), item: link.getAttribute('href') }));
    expect({ path: page.path, found }).toEqual({ path: page.path, found: shown });
  }
  expect(dataOf(pageAt('/personal-auto/fr-44-florida'), 'BreadcrumbList')).toHaveLength(1);
});

test('service data has the name of its page, and the states of the agency', () => {
  const services = read.flatMap((page) => dataOf(page, 'Service').map((service) => ({ page, service })));
  const sold = read.filter(({ page }) => page.line !== 'company' && !indexPages.has(page.id));
  expect(services.map(({ page }) => page.path)).toEqual(sold.map(({ path }) => path));
  for (const { page, service } of services) {
    const description = page.document.querySelector('meta[name="description"]')?.getAttribute('content');
    expect(service).toMatchObject({ description, inLanguage: page.locale, provider: { '@id': `${server.url}/#agency`, name: agency.name } });
    expect(readText(page.document.body)).toContain(service.name);
    expect(service.areaServed).toHaveLength(page.page.id.startsWith('state-') ? 1 : agency.states.length);
  }
});

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const clock = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16);

test('agency data matches the contact data of the pages', () => {
  const introduced = read.flatMap((page) => dataOf(page, 'InsuranceAgency').map((data) => ({ page, data })));
  expect(introduced.map(({ page }) => page.page.id)).toEqual(expect.arrayContaining(['home', 'about', 'contact']));
  for (const { page, data } of introduced) {
    expect(page.document.querySelector(`a[href^="tel:${String(data.telephone)}"]`)).not.toBeNull();
    expect(page.document.querySelector(`a[href="mailto:${String(data.email)}"]`)).not.toBeNull();
    const { state } = messagesFor(page.locale).forms.options;
    expect((data.areaServed as Named[]).map(({ name }) => name)).toEqual(agency.states.map((code) => state[code]));
    expect(data.knowsLanguage).toEqual(locales);
    const open = (data.openingHoursSpecification as { dayOfWeek: string[]; opens: string; closes: string }[]).flatMap(
      ({ dayOfWeek, opens, closes }) => dayOfWeek.map((day) => `${day} ${opens} ${closes}`),
    );
    expect(open).toEqual(Object.entries(agency.hours).map(([day, { opens, closes }]) => `${weekdays[Number(day)]} ${clock(opens)} ${clock(closes)}`));
    const lines = page.page.id === 'home' ? [] : openingLines(page.locale);
    expect(lines.filter((line) => !readText(page.document.body).includes(line))).toEqual([]);
  }
});

test('article data matches heading, author and dates of the page', () => {
  const found = read.flatMap((page) => dataOf(page, 'Article').map((data) => ({ page, data })));
  expect(found).toHaveLength(articles.length * locales.length);
  for (const { page, data } of found) {
    const days = all(page, 'main time').map((time) => time.getAttribute('datetime'));
    expect(data).toMatchObject({ headline: readText(page.document.querySelector('h1')), inLanguage: page.locale });
    expect(days).toEqual(expect.arrayContaining([data.datePublished, data.dateModified]));
    expect(readText(page.document.querySelector('main'))).toContain((data.author as Named).name);
  }
});

test('no page has rating data', () => {
  for (const { path, html } of read) expect({ path, rated: /"(?:AggregateRating|Review)"|ratingValue/.test(html) }).toEqual({ path, rated: false });
});

/** Whether a text is only a list of states, whose names tell no language. */
function isStateList(text: string, locale: Locale): boolean {
  const names = Object.values(messagesFor(locale).forms.options.state).toSorted((a, b) => b.length - a.length);
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), text);
  return !/\p{L}/u.test(rest.replace(/\b(?:and|y|e)\b/g, ''));
}

/** A text without the people and businesses of the reviews, whose names tell no language either. */
function withoutReviewers(text: string): string {
  return agency.testimonials
    .flatMap(({ author, business }) => [author, business])
    .reduce((left, name) => (name ? left.replaceAll(name, '') : left), text);
}

test('every text is in the language of its page', () => {
  expect(otherLanguage('We compare several carriers for you.', 'es')).toBe('en');
  // Each text once: header and footer are on every page.
  const texts = new Map(
    read.flatMap(({ document, locale, path }) => textBlocks(document).map((text) => [`${locale} ${text}`, { text, locale, path }] as const)),
  );
  const judged = [...texts.values()].map((found) => ({ ...found, other: otherLanguage(withoutReviewers(found.text), found.locale) }));
  const foreign = judged.filter(({ other, text, locale }) => other !== undefined && other !== 'short' && !isStateList(text, locale));
  expect(foreign.map(({ path, other, text }) => `${path} (${other}): ${text}`)).toEqual([]);
  expect(judged.filter(({ other }) => other === undefined).length).toBeGreaterThan(1000);
});
