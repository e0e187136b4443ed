import type { PageLink } from '#lib/site/page.ts';
import type { SectionProps } from './section-props.ts';

/** The links of a section whose items all link to pages of the site, on a page of a line of insurance; else undefined. */
export function internalLinks(page: SectionProps['page'], { links = {} }: SectionProps['section'], items: readonly { key: string }[]) {
  if (page.line === 'company') return undefined;
  const ways: Record<string, PageLink> = {};
  for (const { key } of items) {
    const link = links[key];
    if (!link || 'href' in link) return undefined;
    ways[key] = link;
  }
  return ways;
}
