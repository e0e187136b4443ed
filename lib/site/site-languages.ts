/** How a language tells a day and a time. */
export type ClockWords = {
  /** Sunday to Saturday. */
  days: string;
  /** What stands between a day and a time of it, with its spaces. */
  at: string;
  /** The same before one o'clock, where that differs. */
  atOne?: string;
  /** The halves of the day; without them hours count to 24. */
  halves?: readonly [string, string];
};

/** A language in which the site has all its pages and words. */
export type SiteLanguageEntry = {
  /** Its name in itself. */
  name: string;
  /** What the staff call it. */
  english: string;
  flag: string;
  /** With the country whose numbers, money and dates are written (BCP 47). */
  regional: string;
  direction: 'ltr' | 'rtl';
  clock: ClockWords;
};

/**
 * The languages of the site by their code of two letters, the default one first: everything else that tells languages apart follows this table.
 * The words of each stand in `messages/<code>/`.
 */
export const siteLanguages = {
  en: {
    name: 'English',
    english: 'English',
    flag: '🇺🇸',
    regional: 'en-US',
    direction: 'ltr',
    clock: { days: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday', at: ' ', halves: ['AM', 'PM'] },
  },
  es: {
    name: 'Español',
    english: 'Spanish',
    flag: '🇪🇸',
    regional: 'es-US',
    direction: 'ltr',
    clock: { days: 'domingo lunes martes miércoles jueves viernes sábado', at: ' a las ', atOne: ' a la ', halves: ['a.m.', 'p.m.'] },
  },
  pt: {
    name: 'Português',
    english: 'Portuguese',
    flag: '🇧🇷',
    regional: 'pt-BR',
    direction: 'ltr',
    clock: { days: 'domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado', at: ' às ' },
  },
} as const satisfies Readonly<Record<string, SiteLanguageEntry>>;

export type SiteLanguage = keyof typeof siteLanguages;

const isSiteLanguage = (code: string): code is SiteLanguage => code in siteLanguages;

export const siteLanguageCodes: readonly SiteLanguage[] = Object.keys(siteLanguages).filter(isSiteLanguage);

/** What is given in the default language, and in others where it differs. */
export type InLanguages<T> = { readonly en: T } & { readonly [code in SiteLanguage]?: T };

/** What is given in a language, or else in the default one. */
export function inLanguage<T>(given: InLanguages<T>, code: SiteLanguage): T {
  return given[code] ?? given.en;
}

/** The entry of a language by a code from outside, such as that of a page; of another language that of the default one. */
export function languageEntry(code: string): SiteLanguageEntry {
  const entries: Readonly<Record<string, SiteLanguageEntry>> = siteLanguages;
  return entries[code] ?? siteLanguages.en;
}
