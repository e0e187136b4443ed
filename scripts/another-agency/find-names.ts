import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { messagesFor } from '#lib/i18n/messages.ts';
import { locales } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import type { Reachable } from '#lib/site/agency-contact.ts';
import { displayPhone } from '#lib/site/phone.ts';
import { stateCodes } from '#lib/site/states.ts';
import { zoneName } from '#lib/site/wall-clock.ts';
import { anotherAgency } from './agency.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (texts: readonly string[]) => new RegExp(`(?<![\\p{L}\\d])(?:${[...new Set(texts)].map(escaped).join('|')})(?![\\p{L}\\d])`, 'gu');

type Named = { staff: readonly { name: string }[]; testimonials: readonly { author: string }[] };

/** Names, numbers, addresses and people of this repository's agency. */
function ownNames(): string[] {
  const { name, shortName, legalName, email, address } = agency;
  const { phone, text, whatsApp, fax }: Reachable = agency;
  const { staff, testimonials }: Named = agency;
  const numbers = [phone, text, ...(fax ? [fax] : []), ...(whatsApp ? [whatsApp] : [])].flatMap(({ e164 }) => [e164, displayPhone(e164)]);
  const people = [...staff.map((person) => person.name), ...testimonials.map(({ author }) => author)];
  return [name, shortName, legalName, ...numbers, email.split('@')[1] ?? email, address.street, address.city, ...people];
}

const unserved = stateCodes.filter((code) => !anotherAgency.states.includes(code));

const agencyNames = anyOf(ownNames());
/** States that the other agency does not serve, by name in each language. */
const stateNames = anyOf(locales.flatMap((locale) => unserved.map((code) => messagesFor(locale).forms.options.state[code])));
/** What a reader must not see: codes of those states, the time zone of this repository's agency, and channels that the other agency does not have. */
const shownCodes = anyOf([...unserved, zoneName(agency.timeZone), 'WhatsApp']);

type FoundName = { file: string; name: string; around: string };

/** The filing finder may name states that the agency does not serve: its page, and the data of its questions, in a file named after its content. */
const finderPage = /which-filing/;
const finderData = /"name":"ordered"/;
const orderedBy = /<select(?=[^>]* name="ordered").*?<\/select>/s;

function filesIn(folder: string, endings: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function shownText(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

function matches(file: string, text: string, pattern: RegExp): FoundName[] {
  return [...text.matchAll(pattern)].map(({ 0: name, index }) => ({ file, name, around: text.slice(Math.max(0, index - 60), index + 60) }));
}

function namesIn(file: string, text: string): FoundName[] {
  const isPage = file.endsWith('.html');
  const shown = isPage ? shownText(text.replace(orderedBy, '')) : '';
  const named = file.endsWith('.js') ? '' : finderPage.test(file) || finderData.test(text) ? shown : text;
  return [...matches(file, text, agencyNames), ...matches(file, named, stateNames), ...matches(file, shown, shownCodes)];
}

/** What the built site of the other agency still contains of this repository's agency: in pages, data and the files that the browser loads. */
export function findNames(root: string): { files: number; names: FoundName[] } {
  const files = [
    ...filesIn(join(root, '.next/server/app'), /\.(?:html|body|txt|xml)$/),
    ...filesIn(join(root, '.next/static'), /\.(?:js|json|webmanifest)$/),
  ];
  return { files: files.length, names: files.flatMap((file) => namesIn(relative(root, file), readFileSync(file, 'utf8'))) };
}
