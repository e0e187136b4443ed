import { readTags, type Tag, withoutScripts } from './html.ts';

export const tagsOf = async (response: Response): Promise<Tag[]> => readTags(withoutScripts(await response.text()));

export const named = (tags: readonly Tag[], name: string): Tag[] => tags.filter((tag) => tag.name === name);

const attributesOf = (tags: readonly Tag[], name: string, key: string, value: string) =>
  named(tags, name).find(({ attributes }) => attributes[key] === value)?.attributes;

export const propertyOf = (tags: readonly Tag[], property: string) => attributesOf(tags, 'meta', 'property', property)?.content;
export const metaOf = (tags: readonly Tag[], name: string) => attributesOf(tags, 'meta', 'name', name)?.content;
export const canonicalOf = (tags: readonly Tag[]) => attributesOf(tags, 'link', 'rel', 'canonical')?.href;

/** Addresses by hreflang. */
export function alternatesOf(tags: readonly Tag[]) {
  const links = named(tags, 'link').filter(({ attributes }) => attributes.rel === 'alternate' && attributes.hreflang);
  return Object.fromEntries(links.map(({ attributes }) => [attributes.hreflang, attributes.href]));
}
