import MiniSearch from 'minisearch';
import { pageName, pageWords } from '#lib/i18n/page-words.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { sectionId, sectionsOf } from '#lib/site/find-page.ts';
import type { Page } from '#lib/site/page.ts';
import { pages } from '#lib/site/pages.ts';
import { budget } from './limits.ts';
import { searchTerms, type Vocabulary, vocabularyOf } from './search-terms.ts';
import { termsOf } from './tokens.ts';

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
