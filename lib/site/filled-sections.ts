import type { Page, Section, SectionKind } from './page.ts';

/** The lists of the agency file that sections show; each may be empty. */
export type Shown = {
  claims: readonly unknown[];
  testimonials: readonly { id: string }[];
  social: Readonly<Record<string, string>>;
  /** Sites of others, by the key of the section or item that links to them. */
  partners: Readonly<Record<string, { url: string }>>;
  reviewUrl?: string;
};

const partnerIds = ['flood', 'onDemand', 'instant', 'surety'] as const;

/** Whether the agency file has what a section shows. */
function isFilled({ kind, words = kind, reviews }: Section, { claims, testimonials, social, partners }: Shown): boolean {
  if (kind === 'stats') return claims.length > 0;
  if (kind === 'testimonials') return testimonials.some(({ id }) => reviews?.includes(id) ?? true);
  if (kind === 'social') return Object.keys(social).length > 0;
  return kind !== 'cta' || !partnerIds.some((id) => id === words) || Object.hasOwn(partners, words);
}

/** Without links that have no address in the agency file, and without their items; nothing when no link is left. */
function withAddresses(section: Section): Section[] {
  const all = Object.entries(section.links ?? {});
  const links = all.filter(([, link]) => !('href' in link) || link.href !== '');
  if (links.length === all.length) return [section];
  if (links.length === 0) return [];
  const without = all.filter((entry) => !links.includes(entry)).map(([key]) => key);
  return [{ ...section, links: Object.fromEntries(links), without: [...(section.without ?? []), ...without] }];
}

/** A page without the sections and items that show nothing of the agency file. */
export function withFilledSections(page: Page, shown: Shown): Page {
  const filled = (entry: SectionKind | Section): (SectionKind | Section)[] => {
    const section = typeof entry === 'string' ? { kind: entry } : entry;
    if (!isFilled(section, shown)) return [];
    return typeof entry === 'string' ? [entry] : withAddresses(section);
  };
  return { ...page, sections: page.sections.flatMap(filled) };
}
