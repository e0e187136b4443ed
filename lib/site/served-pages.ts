import { isLawOffered, isOffered, isPageOffered, type Offer } from './offer.ts';
import { isTypeOffered } from './offered-types.ts';
import type { ItemLink, Page, Section, SectionKind } from './page.ts';

type Served = { ids: ReadonlySet<string>; offer: Offer };

/** Kinds whose items are all links: without links nothing is left. */
const linkOnlyKinds: readonly SectionKind[] = ['cards', 'catalog'];

function isLinkServed(link: ItemLink, { ids, offer }: Served): boolean {
  if ('href' in link) return true;
  const type = new URLSearchParams(link.query).get('type');
  return ids.has(link.page) && (type === null || isTypeOffered(type, offer));
}

/** The kept entries, and the keys of the others. */
function partition<T>(entries: Readonly<Record<string, T>> | undefined, keeps: (value: T) => boolean) {
  const all = Object.entries(entries ?? {});
  return {
    kept: Object.fromEntries(all.filter(([, value]) => keeps(value))),
    dropped: all.filter(([, value]) => !keeps(value)).map(([key]) => key),
  };
}

/** A section for this agency; none when nothing is left. */
function servedSection(entry: SectionKind | Section, served: Served): (SectionKind | Section)[] {
  if (typeof entry === 'string') return [entry];
  if (!isOffered(entry.only, served.offer)) return [];
  const facts = partition(entry.facts, (reference) => isLawOffered(reference, served.offer));
  const items = partition(entry.itemsOnly, (scopes) => isOffered(scopes, served.offer));
  const shown = Object.fromEntries(Object.entries(entry.links ?? {}).filter(([key]) => !items.dropped.includes(key)));
  const links = partition(shown, (link) => isLinkServed(link, served));
  const related = entry.pages?.filter((id) => served.ids.has(id));
  const { to, ...rest } = entry;
  const isTargetMissing = to !== undefined && !isLinkServed(to, served);
  const kept = isTargetMissing ? rest : entry;
  const isEmpty =
    (entry.kind === 'facts' && Object.keys(facts.kept).length === 0) ||
    (linkOnlyKinds.includes(entry.kind) && links.dropped.length > 0 && Object.keys(links.kept).length === 0) ||
    related?.length === 0 ||
    (entry.kind === 'cta' && isTargetMissing);
  if (isEmpty) return [];
  const without = [...(entry.without ?? []), ...items.dropped, ...links.dropped, ...(entry.kind === 'facts' ? facts.dropped : [])];
  return [
    {
      ...kept,
      ...(entry.facts && { facts: facts.kept }),
      ...(entry.links && { links: links.kept }),
      ...(related && { pages: related }),
      ...(without.length > 0 && { without }),
    },
  ];
}

/** The pages for the states and lines that an agency offers, without links to pages that are left out, and without facts of states that are not served. */
export function servedPages(all: readonly Page[], offer: Offer): readonly Page[] {
  const offered = all.filter((page) => isPageOffered(page, offer));
  const served = { ids: new Set(offered.map(({ id }) => id)), offer };
  return offered.map((page) => ({ ...page, sections: page.sections.flatMap((section) => servedSection(section, served)) }));
}
