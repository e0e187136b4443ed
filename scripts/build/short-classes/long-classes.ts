/** Classes among the parts of a document that the sheet knows by a shorter name alone: their texts were not in a module that the build shortens. */
export function longClasses(parts: ReadonlySet<string>, names: Readonly<Record<string, string>>): string[] {
  return [...parts].filter((part) => part.startsWith('.') && Object.hasOwn(names, part.slice(1)));
}
