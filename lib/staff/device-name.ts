import 'server-only';

const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;
const browsers = [
  ['Edge', /Edg\//],
  ['Firefox', /Firefox\//],
  ['Chrome', /Chrome\//],
  ['Safari', /Safari\//],
] as const;

const nameOf = (table: readonly (readonly [string, RegExp])[], userAgent: string): string | undefined =>
  table.find(([, pattern]) => pattern.test(userAgent))?.[0];

/** A short name of a device for the list of sessions, such as `Chrome, Windows`. Contains nothing of the user agent itself. */
export function deviceName(userAgent: string): string {
  return [nameOf(browsers, userAgent), nameOf(systems, userAgent)].filter(Boolean).join(', ') || '?';
}
