import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { readTags, withoutScripts } from './html.ts';
import { named } from './page-tags.ts';

/** Asserts that a document is a page of the site, and that `part` of it has links to the home page and the phone number. */
export function expectSitePage(html: string, locale: Locale, part = html): void {
  const tags = readTags(withoutScripts(html));
  expect(named(tags, 'html')[0]?.attributes.lang).toBe(locale);
  expect(named(tags, 'title')[0]?.text).toMatch(/\S/);
  for (const name of ['header', 'main', 'footer', 'h1']) expect([name, named(tags, name).length]).toEqual([name, 1]);
  const hrefs = named(readTags(withoutScripts(part)), 'a').map(({ attributes }) => attributes.href ?? '');
  expect(hrefs).toContain(localePath(locale, '/'));
  expect(hrefs.some((href) => href.startsWith(`tel:${agency.phone.e164}`))).toBe(true);
}
