import MiniSearch from 'minisearch';
import { pageName, pageWords } from '#lib/i18n/page-words.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { pages, sectionId, sectionsOf } from '#lib/site/pages.ts';
import type { Page } from '#lib/site/page.ts';
import { typoIndex, type TypoIndex, typosOf } from '#lib/text/typo-index.ts';
import { budget } from './limits.ts';
import { termsOf } from './tokens.ts';

/** Shorter words match too many others; longer ones none. */
const mistypedLength = { min: 5, max: 24 };

/** A term of the pages, the typed term that matched it, and its weight. */
type SearchTerm = { term: string; asked: string; weight: number };

/** The distinct terms of the pages with their order, indexed for typos. */
type Vocabulary = { positions: ReadonlyMap<string, number>; typos: TypoIndex };

export function vocabularyOf(terms: Iterable<string>): Vocabulary {
  const different = new Set(terms);
  return { positions: new Map([...different].map((term, position) => [term, position])), typos: typoIndex(different) };
}

/** A wrong letter ranks before a missing one, and that before an extra one. */
function rankOf(asked: string, term: string): number {
  return term.length >= asked.length ? term.length - asked.length : 2;
}

function typoMatches(asked: string, { positions, typos }: Vocabulary): SearchTerm[] {
  const order = (left: string, right: string) =>
    rankOf(asked, left) - rankOf(asked, right) || (positions.get(left) ?? 0) - (positions.get(right) ?? 0);
  return typosOf(typos, asked)
    .sort(order)
    .map((term) => ({ term, asked, weight: 0.5 }));
}

function prefixMatches(asked: string, { positions }: Vocabulary): SearchTerm[] {
  const longer: SearchTerm[] = [];
  for (const term of positions.keys()) if (term.startsWith(asked)) longer.push({ term, asked, weight: 0.4 });
  return longer;
}

/**
 * The terms to search: those of the message that the pages contain, and for a limited number of unknown ones the terms one typo or a missing ending
 * away.
 */
export function searchTerms(asked: readonly string[], vocabulary: Vocabulary): SearchTerm[] {
  const isIndexed = (term: string) => vocabulary.positions.has(term);
  const known = asked.filter(isIndexed);
  const unknown = asked.filter((term) => term.length >= mistypedLength.min && term.length <= mistypedLength.max && !isIndexed(term));
  return [
    ...known.map((term) => ({ term, asked: term, weight: 1 })),
    ...unknown
      .slice(0, budget.unknownTerms)
      .flatMap((term) => [...typoMatches(term, vocabulary), ...prefixMatches(term, vocabulary)].slice(0, budget.matchesPerTerm)),
  ];
}

type FaqEntry = { id: string; question: string; answer: string; rawAnswer: string; page: string; title: string; path: string };

const table: readonly Page[] = pages;
/** Share of the message's words that a match must have. */
const minShare = 0.6;
/** At least this many words of the message, and a share of `minShareInQuestion`, must be in the question or the title: a handover to a person is better than an accidental match. */
const minWordsInQuestion = 2;
/** Words of nearly every message, which have no meaning for the search. */
const commonWords = 'insurance insure company policy coverage cover car auto seguro seguros aseguradora poliza cobertura carro apolice seguradora';
const minShareInQuestion = 0.5;

function entriesOf(locale: Locale): FaqEntry[] {
  return table
    .filter(({ hidden }) => !hidden)
    .flatMap((page) =>
      sectionsOf(page)
        .filter(({ kind }) => kind === 'faq')
        .flatMap((section) =>
          pageWords(locale, page.id, section.words)
            .items()
            .map(({ key, words }) => ({
              id: `${page.id}.${section.words}.${key}`,
              question: words.text('question'),
              answer: words.text('answer'),
              rawAnswer: words.raw('answer'),
              page: page.id,
              title: pageName(locale, page.id),
              path: `${page.path}#${sectionId(section)}`,
            })),
        ),
    );
}

type Index = { search: MiniSearch<FaqEntry>; entries: Map<string, FaqEntry>; vocabulary: Vocabulary };

function buildIndex(locale: Locale): Index {
  const entries = entriesOf(locale);
  const terms = new Set<string>();
  const search = new MiniSearch<FaqEntry>({
    fields: ['question', 'title', 'answer'],
    tokenize: (text) => termsOf(text, locale),
    processTerm: (term) => (terms.add(term), term),
  });
  search.addAll(entries);
  return { search, entries: new Map(entries.map((entry) => [entry.id, entry])), vocabulary: vocabularyOf(terms) };
}

const indexes = new Map<Locale, Index>();

function indexOf(locale: Locale): Index {
  const index = indexes.get(locale) ?? buildIndex(locale);
  indexes.set(locale, index);
  return index;
}

/** The closest question of the site's pages; undefined when too few words match. */
export function findFaq(message: string, locale: Locale): FaqEntry | undefined {
  const { search, entries, vocabulary } = indexOf(locale);
  const asked = new Set(termsOf(message, locale, budget.terms));
  const sought = new Map(searchTerms([...asked], vocabulary).map((searched) => [searched.term, searched]));
  if (sought.size === 0) return undefined;
  const hits = search.search(message, {
    tokenize: () => [...sought.keys()],
    processTerm: (term) => term,
    boost: { question: 3, title: 2 },
    boostTerm: (term) => sought.get(term)?.weight ?? 1,
  });
  const common = new Set(termsOf(commonWords, locale));
  for (const hit of hits) {
    const entry = entries.get(String(hit.id));
    const found = new Set(hit.queryTerms.map((term) => sought.get(term)?.asked));
    if (!entry || found.size / asked.size < minShare) continue;
    const inQuestion = new Set(termsOf(`${entry.question} ${entry.title}`, locale).filter((term) => asked.has(term) && !common.has(term)));
    if (inQuestion.size >= minWordsInQuestion && inQuestion.size / asked.size >= minShareInQuestion) return entry;
  }
  return undefined;
}
