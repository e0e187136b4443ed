import type { PageLink } from '#lib/site/page.ts';
import type { SectionProps } from './section-props.ts';

/** The links of a section of an insurance page whose every item leads on to a page of ours; otherwise nothing. */
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
