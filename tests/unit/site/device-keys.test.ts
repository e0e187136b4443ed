import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagesFor } from '#lib/i18n/messages.ts';
import { localeCookie, locales } from '#lib/i18n/routing.ts';
import * as deviceKeys from '#lib/site/device-keys.ts';

const root = join(import.meta.dirname, '../../..');
const sources = ['app', 'components', 'lib', 'front-door'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    // The desk keeps drafts on the devices of staff, whom the notice to visitors does not concern.
    .filter((name) => /\.tsx?$/.test(name) && !(folder === 'components' && name.startsWith('desk/')))
    .map((name) => ({ name: join(folder, name), text: readFileSync(join(root, folder, name), 'utf8') })),
);

/** The constants or functions that name the keys in the browser's storage. */
function keysAt(place: RegExp, key: RegExp) {
  return sources.flatMap(({ name, text }) =>
    Array.from(text.matchAll(place), ({ index }) => `${name}: ${key.exec(text.slice(index))?.[1] ?? text.slice(index, index + 60)}`),
  );
}

test('uses only the storage keys of the list', () => {
  const stored = keysAt(/(?<!Object\.keys\()(?:local|session)Storage\b(?!' \||';)/g, /^\w+(?:\.(?:get|set|remove)Item\((?:'\$\{)?|', )(\w+)[(),}]/);
  expect(stored.length).toBeGreaterThan(8);
  expect(stored.filter((line) => !Object.keys(deviceKeys).includes(line.split(': ')[1] ?? ''))).toEqual([]);
  const cookies = keysAt(/document\.cookie|cookieStore|['"`]set-cookie['"`]|\bcookies\(\)|indexedDB/gi, /^[\w.'-]+(?: =|:|,) `\$\{(\w+)\}=/);
  expect(cookies.length).toBeGreaterThan(1);
  // The session of the desk is for staff, whom the notice to visitors does not concern.
  const ofVisitors = cookies.filter((line) => !/^app\/desk\/.*: 'set-cookie': (?:ended)?[sS]essionCookie\(/.test(line));
  expect(ofVisitors.filter((line) => !/: (?:locale|continuation)Cookie$/.test(line))).toEqual([]);
});

test.each(locales)('the privacy notice in %s names exactly these storage keys', (locale) => {
  const rows = Object.values(messagesFor(locale).pages.privacy.device.items).map(({ what }) => /“([^”]+)”/.exec(what)?.[1]);
  const names = Object.values(deviceKeys).map((key) => (typeof key === 'string' ? key : key('').replace(/:$/, '')));
  expect(rows.toSorted()).toEqual([localeCookie, ...names].toSorted());
});
