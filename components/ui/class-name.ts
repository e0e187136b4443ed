import 'server-only';

const names: Readonly<Record<string, string>> = JSON.parse(process.env.CLASS_NAMES ?? '{}');
const long = new Map(Object.entries(names).map(([name, short]) => [short, name]));

/** The name of a class as the code says it: a build shortens what it makes of the code (`scripts/build/short-classes`). */
export function ownClassName(name: string): string {
  return long.get(name) ?? name;
}
