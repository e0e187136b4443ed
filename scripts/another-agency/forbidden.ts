import { messagesFor } from '#lib/i18n/messages.ts';
import { locales } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { displayPhone } from '#lib/site/phone.ts';
import { stateCodes } from '#lib/site/states.ts';
import { zoneName } from '#lib/site/zone-name.ts';
import { anotherAgency } from './agency.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (texts: readonly string[]) => new RegExp(`(?<![\\p{L}\\d])(?:${[...new Set(texts)].map(escaped).join('|')})(?![\\p{L}\\d])`, 'gu');

/** Names, numbers, addresses and people of the agency of the site. */
function ownNames(): string[] {
  const { name, shortName, legalName, phone, text, whatsApp, fax, email, address, staff, testimonials } = agency;
  const numbers = [phone, text, whatsApp, fax].flatMap(({ e164 }) => [e164, displayPhone(e164)]);
  const people = [...staff.map((person) => person.name), ...testimonials.map(({ author }) => author)];
  return [name, shortName, legalName, ...numbers, email.split('@')[1] ?? email, address.street, address.city, ...people];
}

const unserved = stateCodes.filter((code) => !anotherAgency.states.includes(code));

export const anywhere = anyOf(ownNames());
/** States that the other agency does not serve, by name in each language. */
export const stateNames = anyOf(locales.flatMap((locale) => unserved.map((code) => messagesFor(locale).forms.options.state[code])));
/** What a reader must not see: codes of those states, the time zone of the agency of the site, and channels that the other agency does not have. */
export const shownCodes = anyOf([...unserved, zoneName(agency.timeZone), 'WhatsApp']);
