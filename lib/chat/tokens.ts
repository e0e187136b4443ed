import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import type { Locale } from '#lib/i18n/routing.ts';

/** Without a stemmer, words are compared as written. */
const stemmers: { readonly [locale in Locale]?: (word: string) => string } = { en: english, es: spanish, pt: portuguese };

/** Stop words of all languages, since visitors mix them. */
const stopWords = new Set(
  `a about all also am an and any are as at be been but by can could did do does for from get go got had has have he her him his how i if in is it its
  just let me my need needs not of on or our out please she should so some tell than that the their them then there they this to up us want was we were what
  when where which who why will with would you your
  al algo aqui asi como con cual cuando de del desde donde e el ella ellos en entre era es esta estan estas este esto estoy fue ha hay la las le les lo los
  mas me mi mis muy necesito ni o para pero por porque puede pueden puedo que quien quiero se ser si sin sobre son su sus tambien te tengo tiene tu un una uno unos
  unas ya yo
  ao aos as ate com da das do dos ela ele eles em essa esse esta estou eu foi isso mais mas meu meus minha minhas muito na nao nas no nos num numa os ou pela pelo pode
  posso pra pro preciso qual quando quem quero sao se sem ser seu sua tem tenho ter um uma umas uns voce voces
  u ur r yall ya vc vcs oq pq q k pal pa pras pros ta tava tou ne eh d so because bc cuz dont doesnt im ive whats ok okay tb tbm tmb hey oye oiga gente pegar valet`.split(
    /\s+/,
  ),
);

/** Numbers of filings as dictation writes them. */
const dictatedNumbers: Readonly<Record<string, string>> = {
  22: '22|twenty[ -]?two|veinti ?d[oó]s|veinte y dos|vinte e dois|vinte dois',
  44: '44|forty[ -]?four|fourty[ -]?four|cuarenta y cuatro|quarenta e quatro|quarenta quatro',
  123: '123',
};
const filingName = new RegExp(
  `\\b(?:(s|ese|esse|f|efe|ef|d|de)[ .-]{0,3}(r|erre|ar|l|ele)) ?[ .-]{0,3}(${Object.values(dictatedNumbers).join('|')})(?:[ -]{0,2}(a)\\b)?(?![a-z0-9])`,
  'g',
);
const numberOf = (dictated: string): string =>
  Object.keys(dictatedNumbers).find((number) => new RegExp(`^(?:${dictatedNumbers[number]})$`).test(dictated)) ?? dictated;

/** A filing whose number the visitor doesn't recall: "the fr something". */
const vagueFiling =
  /(?<!['’])\b(?:(f|efe)|s|ese)[ .-]{0,2}(?:r|erre)(?=[ .-]+(?:something|some number|whatever|thing|thingy|paper|form|filing|no se (?:que|q|k)|no se cuanto|nao sei o ?q(?:ue)?|sei la)\b)/g;

/** A filing that is named by its number alone: "the 44 one", "formulario ese del 44". */
const numberedForm = /\b(?:form|forma|formulario) (?:(?:ese|esse|del|de|do|number|numero) ){0,2}(22|44)\b|\bthe (22|44) (?:one|form|thing|filing)\b/g;

/** Lower case without accents; a letter repeated three times or more becomes one; names of filings become one word: `SR 22-A` and `ese erre veintidós a` are `sr22a`. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(numberedForm, (_, named: string | undefined, called: string | undefined) => ((named ?? called) === '44' ? 'fr44' : 'sr22'))
    .replace(filingName, (_, first: string, second: string, number: string, ending = '') => {
      const letters =
        first
          .replace(/^es?se$/, 's')
          .replace(/^efe?$/, 'f')
          .replace(/^de$/, 'd') + second.replace(/^erre$|^ar$/, 'r').replace('ele', 'l');
      return `${letters}${numberOf(number)}${ending}`;
    })
    .replace(/\b(mcs|bmc|boc|ho|fr|sr)[ .-]{1,2}(\d{1,3}x?)\b/g, '$1$2')
    .replace(vagueFiling, (_, isFr44: string | undefined) => (isFr44 ? 'fr44' : 'sr22'));
}

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The stems of a text's words without stop words; with a limit, of the first distinct words. */
export function termsOf(text: string, locale: Locale, limit?: number): string[] {
  const words = wordsOf(text).filter((word) => !stopWords.has(word));
  const counted = limit === undefined ? words : [...new Set(words)].slice(0, limit);
  return counted.map((word) => (/\d/.test(word) ? word : fold(stemmers[locale]?.(word) ?? word)));
}
