import { offersGuide } from '#lib/site/guide-offer.ts';
import { pageOf, pages } from '#lib/site/pages.ts';
import { agency } from '#lib/site/agency.ts';
import { isProtected } from '#lib/site/protection.ts';

/** Pages with a task, which have neither the protection layer nor the offer of the guide. */
const taskPages = ['claims-help', 'client-portal', 'coi-request', 'documents', 'free-guide', 'savings-review'];

test('does not protect pages that visitors print or copy: law, articles, claims, contact, legal pages, portal, guide', () => {
  const open = pages.filter(({ path }) => !isProtected(path)).map(({ id }) => id);
  expect(open).toEqual(
    expect.arrayContaining([
      ...taskPages,
      'sr-22',
      'fr-44',
      'dui',
      'lapse',
      'which-filing',
      'contact',
      'privacy',
      'terms',
      'accessibility',
      'licenses',
      'states',
      'states-we-serve',
      'paying',
      'blog',
    ]),
  );
  expect(open.filter((id) => id.startsWith('state-'))).toHaveLength(agency.states.length);
  expect(pages.filter(({ path }) => path.startsWith('/blog/') && isProtected(path))).toEqual([]);
  for (const id of ['home', 'about', 'products', 'get-quote', 'commercial', 'videos']) expect([id, isProtected(pageOf(id).path)]).toEqual([id, true]);
  for (const path of ['/thank-you/BCDFGHJK', '/newsletter/welcome']) expect(isProtected(path)).toBe(false);
  for (const path of ['/', '/client-portals', '/nowhere']) expect(isProtected(path)).toBe(true);
});

test('offers the guide on pages for reading only', () => {
  for (const id of ['home', 'sr-22', 'blog', 'about', 'state-fl']) expect([id, offersGuide(pageOf(id))]).toEqual([id, true]);
  for (const id of [...taskPages, 'get-quote', 'smart-quote', 'auto-quote', 'which-filing', 'contact', 'privacy', 'ai-insights'])
    expect([id, offersGuide(pageOf(id))]).toEqual([id, false]);
  expect(offersGuide(undefined)).toBe(false);
});
