import MiniSearch from 'minisearch';
import { pageWords } from '#lib/i18n/page-words.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { sectionId, sectionsOf } from '#lib/site/find-page.ts';
import type { Page } from '#lib/site/page.ts';
import { pages } from '#lib/site/pages.ts';
import { budget } from './limits.ts';
import { searchTerms, type Vocabulary, vocabularyOf } from './search-terms.ts';
import { termsOf } from './tokens.ts';

type FaqEntry = { id: string; question: string; answer: string; rawAnswer: string; page: string; title: string; path: string };
/** `close`: nearly every word of a longer message is in the question itself. */
export type FaqMatch = FaqEntry & { close: boolean };

const table: readonly Page[] = pages;
/** Share of the message's words that a match must have. */
const leastShare = 0.6;
const closeShare = 0.75;
const closeTerms = 3;

async function entriesOf(locale: Locale): Promise<FaqEntry[]> {
  const found = await Promise.all(
    table.flatMap((page) =>
      page.hidden
        ? []
        : sectionsOf(page)
            .filter(({ kind }) => kind === 'faq')
            .map(async (section) => {
              const title = (await pageWords(locale, page.id)).text('name');
              const items = (await pageWords(locale, page.id, section.words)).items();
              return items.map(({ key, words }) => ({
                id: `${page.id}.${section.words}.${key}`,
                question: words.text('question'),
                answer: words.text('answer'),
                rawAnswer: words.raw('answer'),
                page: page.id,
                title,
                path: `${page.path}#${sectionId(section)}`,
              }));
            }),
    ),
  );
  return found.flat();
}

type Index = { search: MiniSearch<FaqEntry>; entries: Map<string, FaqEntry>; vocabulary: Vocabulary };

async function buildIndex(locale: Locale): Promise<Index> {
  const entries = await entriesOf(locale);
  const terms = new Set<string>();
  const search = new MiniSearch<FaqEntry>({
    fields: ['question', 'title', 'answer'],
    tokenize: (text) => termsOf(text, locale),
    processTerm: (term) => (terms.add(term), term),
  });
  search.addAll(entries);
  return { search, entries: new Map(entries.map((entry) => [entry.id, entry])), vocabulary: vocabularyOf(terms) };
}

const indexes = new Map<Locale, Promise<Index>>();

function indexOf(locale: Locale): Promise<Index> {
  const known = indexes.get(locale);
  if (known) return known;
  const index = buildIndex(locale);
  indexes.set(locale, index);
  return index;
}

/** The closest question of the site's pages; undefined when too few words match. */
export async function findFaq(message: string, locale: Locale): Promise<FaqMatch | undefined> {
  const { search, entries, vocabulary } = await indexOf(locale);
  const asked = new Set(termsOf(message, locale, budget.terms));
  const sought = new Map(searchTerms([...asked], vocabulary).map((searched) => [searched.term, searched]));
  if (sought.size === 0) return undefined;
  const hits = search.search(message, {
    tokenize: () => [...sought.keys()],
    processTerm: (term) => term,
    boost: { question: 3, title: 2 },
    boostTerm: (term) => sought.get(term)?.weight ?? 1,
  });
  for (const hit of hits) {
    const entry = entries.get(String(hit.id));
    const found = new Set(hit.queryTerms.map((term) => sought.get(term)?.asked));
    if (!entry || found.size / asked.size < leastShare) continue;
    const inQuestion = termsOf(entry.question, locale).filter((term) => asked.has(term));
    return { ...entry, close: asked.size >= closeTerms && new Set(inQuestion).size / asked.size >= closeShare };
  }
  return undefined;
}
