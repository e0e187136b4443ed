import { partsOf } from '../used-rules.ts';

/** Classes of a document that the sheet knows by a shorter name alone: their texts were not in a module that the build shortens. */
export function longClasses(html: string, names: Readonly<Record<string, string>>): string[] {
  return [...partsOf(html)].filter((part) => part.startsWith('.') && Object.hasOwn(names, part.slice(1)));
}
