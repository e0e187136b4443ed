import { posix } from 'node:path';
import { agency } from '../../../lib/site/agency.ts';
import { plainAddress } from '#lib/leads/deliver/mail/visitor-text.ts';
import type { Reachable } from '#lib/site/agency-contact.ts';
import { siteLines } from '#lib/site/offer.ts';
import { stateCodes } from '#lib/site/states.ts';

// The real agency file, not the one of the unit tests.
const { states, lines, licenses, timeZone, hours, lineEmails } = agency;
const { phone, text, whatsApp, fax, social }: Reachable = agency;

test('the agency is licensed in every state that it serves, and the site knows each of these states', () => {
  const licensed: readonly string[] = licenses.map(({ state }) => state);
  expect(states.filter((state) => !licensed.includes(state))).toEqual([]);
  expect(states.filter((state) => !stateCodes.includes(state))).toEqual([]);
  expect(new Set(states).size).toBe(states.length);
});

test('the agency sells a known line and has opening hours', () => {
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !siteLines.includes(line))).toEqual([]);
  expect(Object.values(hours).filter(({ opens, closes }) => opens < closes)).not.toEqual([]);
  expect(() => new Intl.DateTimeFormat('en-US', { timeZone })).not.toThrow();
});

test('the mail addresses of the lines are valid', () => {
  expect(
    Object.values<readonly string[]>(lineEmails)
      .flat()
      .filter((address) => plainAddress(address) !== address),
  ).toEqual([]);
});

test('phone numbers are international, outside addresses complete', () => {
  expect([phone, text, ...(fax ? [fax] : []), ...(whatsApp ? [whatsApp] : [])].filter(({ e164 }) => !/^\+1\d{10}$/.test(e164))).toEqual([]);
  expect(Object.values(social).filter((url) => !url.startsWith('https://') || posix.basename(url) === '')).toEqual([]);
});
