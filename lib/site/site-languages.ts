/** How a language writes a day and a time. */
export type ClockWords = {
  /** Sunday to Saturday. */
  days: string;
  /** Text between day and time, with its spaces. */
  at: string;
  /** The text before 1:00, where the language has another one (`a la`). */
  atOne?: string;
  /** Today, tomorrow and a later day, with `{day}` for its name. */
  near: readonly [today: string, tomorrow: string, later: string];
  /** Why the office is closed on a holiday, after "closed now". */
  holiday: string;
  /** Whether `at` also precedes a time without its day, as after "by": «a más tardar a las 10:00», «até às 10h». */
  by?: true;
  /** Names of the halves of the day; without them hours count to 24 and are written "14h30". */
  halves?: readonly [string, string];
};

export type SiteLanguageEntry = {
  /** Its name in itself. */
  name: string;
  english: string;
  /** BCP 47 tag with the country whose numbers and dates are used. */
  regional: string;
  direction: 'ltr' | 'rtl';
  clock: ClockWords;
  /** Its readers write on WhatsApp rather than by SMS, where the agency has WhatsApp. */
  prefersWhatsApp?: true;
};

/** The languages of the site by code, the default first. Everything else about languages derives from this table; words are in `messages/<code>/`. */
export const siteLanguages = {
  en: {
    name: 'English',
    english: 'English',
    regional: 'en-US',
    direction: 'ltr',
    clock: {
      days: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
      at: ' at ',
      near: ['today', 'tomorrow ({day})', '{day}'],
      holiday: ' for the holiday',
      halves: ['AM', 'PM'],
    },
  },
  es: {
    name: 'Español',
    english: 'Spanish',
    regional: 'es-US',
    direction: 'ltr',
    clock: {
      days: 'domingo lunes martes miércoles jueves viernes sábado',
      at: ' a las ',
      atOne: ' a la ',
      near: ['hoy', 'mañana ({day})', 'el {day}'],
      holiday: ': hoy es feriado',
      by: true,
      halves: ['a. m.', 'p. m.'],
    },
    prefersWhatsApp: true,
  },
  pt: {
    name: 'Português',
    english: 'Portuguese',
    regional: 'pt-BR',
    direction: 'ltr',
    clock: {
      days: 'domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado',
      at: ' às ',
      atOne: ' à ',
      near: ['hoje', 'amanhã ({day})', '{day}'],
      holiday: ' (feriado)',
      by: true,
    },
    prefersWhatsApp: true,
  },
} as const satisfies Readonly<Record<string, SiteLanguageEntry>>;

export type SiteLanguage = keyof typeof siteLanguages;

const isSiteLanguage = (code: string): code is SiteLanguage => code in siteLanguages;

export const siteLanguageCodes: readonly SiteLanguage[] = Object.keys(siteLanguages).filter(isSiteLanguage);

/** A value in the default language, and in others when it differs. */
export type InLanguages<T> = { readonly en: T } & { readonly [code in SiteLanguage]?: T };

export function inLanguage<T>(given: InLanguages<T>, code: SiteLanguage): T {
  return given[code] ?? given.en;
}

/** The entry of a language; of an unknown code, that of the default language. */
export function languageEntry(code: string): SiteLanguageEntry {
  const entries: Readonly<Record<string, SiteLanguageEntry>> = siteLanguages;
  return entries[code] ?? siteLanguages.en;
}
