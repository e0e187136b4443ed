import type { Locale } from '#lib/i18n/routing.ts';

const wordOf = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu');

/** Absolutes and deadlines by language. Hedged ones ("almost always", "casi siempre") are none. */
const absoluteWords: Readonly<Record<Locale, RegExp>> = {
  en: wordOf(
    'must|(?<!almost )never|(?<!not |nearly |almost )always|within|instant\\p{L}*|guarante\\p{L}*|lowest|cheapest|best price|today|immediately|right away|at once|same day|24 hours?',
  ),
  es: wordOf(
    'debe|deben|deberán?|tienen? que|h[ae]n? de|hay que|es necesari[oa]|imprescindibles?|obligatori[oa]s?|(?<!casi )(?:nunca|jamás)|(?<!casi |no )siempre|en menos de|dentro de|plazo de|a más tardar|en (?:unos |pocos )?(?:minutos|segundos)|en cuestión de|al instante|instant[áa]ne\\p{L}*|garanti\\p{L}*|más (?:barat|baj|económic)[oa]s?|(?:mejor|menor)(?:es)? precios?|en todo momento|en ningún caso|sin excepción|hoy|inmediat\\p{L}*|enseguida|ahora mismo|ya mismo|al momento|en el acto|cuanto antes|sin demora|mismo día|(?:24|48) horas',
  ),
  pt: wordOf(
    'deve|devem|deverá|deverão|t[eê]m (?:que|de(?! (?:diferente|particular|um)))|é preciso|é necessári[oa]|precisam? (?:estar|ser|ter|avisar|ficar)|imprescindíve(?:l|is)|obrigatóri[oa]s?|(?<!quase )(?:nunca|jamais)|(?<!quase |nem )sempre|dentro de|em até|prazo de|em (?:poucos )?(?:minutos|segundos)|em questão de|na hora|instant[âa]ne\\p{L}*|garant\\p{L}*|mais (?:barat|baix|econômic)[oa]s?|mais em conta|(?:melhor|menor)(?:es)? preços?|em nenhum caso|de (?:forma|jeito) (?:alguma|nenhum)|sem exceção|hoje|imediat\\p{L}*|agora mesmo|no ato|quanto antes|sem demora|mesmo dia|(?:24|48) horas',
  ),
};

/** A sentence of a message that says an absolute or a deadline, and the words that say it, in lower case. */
export type Absolute = { sentence: string; words: string[] };

const sentencesOf = (message: string) => message.split(/(?<=[.?!])\s+|\n/);

/** Absolutes and deadlines in those sentences of a message that have no argument of `factNames`. */
export function absolutesWithoutFact(message: string, locale: Locale, factNames: ReadonlySet<string>): Absolute[] {
  return sentencesOf(message).flatMap((sentence) => {
    const hasFact = [...sentence.matchAll(/\{(\w+)[,}]/g)].some(([, name = '']) => factNames.has(name));
    const words = hasFact ? [] : Array.from(sentence.matchAll(absoluteWords[locale]), ([word]) => word.toLowerCase());
    return words.length > 0 ? [{ sentence, words }] : [];
  });
}
