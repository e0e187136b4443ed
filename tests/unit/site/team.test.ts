import { agencyData } from '#lib/seo/agency-data.ts';
import { licenseLookups } from '#lib/facts/license-lookups.ts';
import { locales } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { officeMap } from '#lib/site/office-address.ts';
import { contactsFor, initialsOf } from '#lib/site/team.ts';

test('draws the initials of the first and the last name', () => {
  for (const [name, initials] of [
    ['Elena Ortega', 'EO'],
    ['Ana de la Cruz', 'AC'],
    ['Élodie', 'É'],
    ['', ''],
  ] as const)
    expect(initialsOf(name)).toBe(initials);
});

test('names the expert of a subject, after someone who speaks the language of the page where the expert does not', () => {
  const idsOf = (...given: Parameters<typeof contactsFor>) => contactsFor(...given).map(({ id }) => id);
  expect(idsOf('trucking', 'en')).toEqual(['whitfield']);
  expect(idsOf('trucking', 'pt')).toEqual(['nascimento', 'whitfield']);
  expect(idsOf('trucking', 'es')).toEqual(['ortega', 'whitfield']);
  expect(idsOf('business', 'pt')).toEqual(['nascimento']);
  expect(idsOf('filings', 'es')).toEqual(['ortega']);
  expect(idsOf('filings', 'pt')).toEqual(['nascimento', 'ortega']);
  expect(idsOf('trucking', 'ja')).toEqual([]);
  expect(idsOf(undefined, 'en')).toEqual([]);
});

test('every state of the agency has a license search with an https address', () => {
  const states = licenseLookups.map(({ state }) => state);
  expect(agency.states.filter((state) => !states.includes(state))).toEqual([]);
  expect(new Set(states).size).toBe(states.length);
  expect(licenseLookups.filter(({ url }) => new URL(url).protocol !== 'https:')).toEqual([]);
});

test('structured data names the team, its languages and the map', () => {
  const data = agencyData('pt', true);
  expect(data.hasMap).toBe(officeMap);
  expect(new URL(officeMap).searchParams.get('query')).toBe('Harborline Insurance Agency, 1200 Bayfront Avenue, Suite 4, Miami, FL 33131');
  expect(data.employee?.[2]).toEqual({
    '@type': 'Person',
    name: 'Paula Nascimento',
    jobTitle: 'corretora licenciada, seguros para empresas',
    knowsLanguage: ['pt', 'en'],
    telephone: '+13055550142;ext=4',
    worksFor: { '@id': expect.stringMatching(/#agency$/) },
  });
  expect(data.knowsLanguage).toEqual([...locales]);
});
