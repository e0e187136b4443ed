import type { TopicRule } from './topic-rule.ts';

/** An advertisement, and what makes a message one about it. */
const advertisement =
  /\b(?:make|earn|gan[ae]|ganar|ganhe|ganhar) (?:\w+ ){0,2}(?:money|cash|dollars|dinero|plata|dinheiro|dolares|\d+)\b|\b(?:free (?:iphone|gift ?card|money)|gift ?card gratis|iphone gratis|bitcoin|crypto|backlinks|seo|followers|seguidores)\b/;
const clickLink =
  /\b(?:click (?:here|the link|link|now|below)|(?:haz|da|dale|de|hacer) (?:un )?cli(?:ck|c)|clique aqui|clica (?:aqui|no link)|bit ly|tinyurl|t me|www|http|https)\b/;

/** The visitor asks about a message that came to him, or about a policy. */
const aboutLink =
  /\b(?:got|received|sent me|texted|legit|scam|real|policy|insurance|payment|recibi|llego|mandaron|estafa|verdad|poliza|seguro|pago|recebi|chegou|mandaram|golpe|verdade|apolice|pagamento)\b/;

/** What makes a message an advertisement to the agency. */
export const spamRules: readonly TopicRule[] = [
  {
    topic: 'spam',
    matches: [advertisement, clickLink],
    unless: aboutLink,
  },
  {
    topic: 'spam',
    matches: [
      /\b(?:ganh[ae]|ganhar|gan[ae]|ganar|get|buy|compre|compra|earn|make)(?: \w+){0,4} (?:followers?|seguidor(?:es)?|likes|subscribers|inscritos|suscriptores)\b/,
    ],
    unless: aboutLink,
  },
  {
    topic: 'spam',
    matches: [
      /^(?:\S+ ){0,9}\S+$/,
      /\b(?:click|clic|clique|check (?:this|it) out|mira esto|olha isso|join|unete)\b/,
      /\b(?:bit ly|tinyurl|t me|goo gl|cutt ly)\b/,
    ],
    unless: aboutLink,
  },
  {
    topic: 'spam',
    matches: [
      /\b(?:google|seo|marketing|trafego pago|redes sociales|redes sociais|social media)\b/,
      /\b(?:top|topo|primer[oa]?|primeir[oa]|first page|more clients|mas clientes|mais clientes|con quien hablo|com quem falo|who do i (?:talk|speak)|who handles)\b/,
      /\b(?:your|su|sus|tu|sua|seu|vuestra) (?:\w+ )?(?:company|business|website|site|page|agency|empresa|negocio|pagina|sitio|agencia)\b/,
    ],
    unless: /\b(?:reviews?|resena\w*|found you|los encontre|achei voces|insur\w+|segur\w+|asegur\w+|quote|cotiz\w+|cotac\w+)\b/,
  },
  {
    topic: 'spam',
    matches: [
      /\b(?:google|ranking|seo|marketing|leads|website|pagina web|site)\b/,
      /\b(?:we (?:offer|guarantee|sell|can get)|guaranteed|ofrecemos|garantizamos|vendemos|oferecemos|garantimos|ofereco)\b/,
    ],
  },
];
