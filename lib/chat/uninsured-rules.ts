import type { TopicRule } from './topic-rule.ts';
import { employer } from './incident-rules.ts';

const fakeCard =
  /\b(?:fake|false|falsa?|falso)(?: \w+){0,2} (?:card|id|insurance|tarjeta|seguro|aseguranza|cartao)\b|\b(?:tarjeta|cartao|seguro|aseguranza)(?: \w+){0,2} fals[ao]\b/;
/** The other driver has the card. */
export const otherShowed =
  /\b(?:(?:other|otro|otra|outro|outra|dude|guy|lady|man|woman|driver|he|she|they|el|ella|ele|ela|senor|senora|cara|mulher)(?: \w+){0,4} (?:had|has|showed|handed|tenia|tiene|traia|trae|mostro|enseno|ensenaron|mostrou|tinha|tem))\b/;
/** The visitor had no insurance, not the other driver. */
const uninsuredSelf =
  /\b(?:(?:i|we) (?:\w+ )?(?:have|had|got|carry|carried) no|(?:i|we) (?:really |also )?(?:dont|don t|didnt|didn t|do not|did not) (?:have|carry) (?:any |car )?) ?(?:insurance|coverage)\b|\b(?:im|i m|i am|i was|we were) (?:the one )?(?:uninsured|without insurance|not insured)\b|\b(?:i wasnt|i wasn t) insured\b|\b(?:(?:no tengo|no traigo|ando sin|no cuento con|yo(?: \w+){0,2} (?:sin|no (?:tenia|traia))|nao tenho|estou sem|to sem|eu(?: \w+){0,2} (?:sem|nao tinha))(?: ningun)?(?:a|hum)?) (?:seguro|aseguranza|poliza|apolice)\b|\b(?:sin (?:seguro|aseguranza) yo|sem seguro eu)\b/;
const otherUninsured =
  /\b(?:(?:he|she|they|guy|lady|driver|dude|person|kid) (?:\w+ )?(?:(?:has|had|have|got|with|carried) no|(?:didnt|didn t|doesnt|doesn t|dont|don t|did not|does not) have|was uninsured|is uninsured) ?(?:any )?(?:insurance|coverage)?|(?:el|ella|otro|otra|senor|senora|muchacho|muchacha|ele|ela|outro|outra|cara|mulher)(?: que)? (?:\w+ )?(?:no (?:tiene|tenia|trae|traia)|nao (?:tem|tinha)) (?:seguro|aseguranza|apolice))\b/;
const hitByOther =
  /\b(?:(?:hits?|hitting|struck|rear ends?|rear ended|crash(?:es|ed)? into|ran into|t boned) (?:me|us|my)|(?:was|got|get) (?:hit|struck|rear ended)|me (?:choc\w+|peg\w+|dio|dieron|golpe\w+|bat\w+|acert\w+)|bat\w+ (?:em mim|atras de mim|no meu|na minha))\b/;
const ownFault =
  /\b(?:i (?:hit|rear ended|ran into)|le (?:pegue|di)|yo choque|choque a|(?<!no )(?:fue|es) mi culpa|(?<!nao )(?:foi|e) minha culpa|(?<!not )my fault|health|medico|saude|full|contra|su seguro|del otro|do outro|uninsured motorist|info|comp|compensacion|trabajo|trabalho|boss|patron|patrao)\b/;
const louisiana = /\b(?:lo?uisiana|no pay no play)\b/;

/** Crashes in which a driver has no insurance: which of the two decides the topic. */
export const uninsuredRules: readonly TopicRule[] = [
  {
    topic: 'crashUninsured',
    matches: [
      uninsuredSelf,
      /\b(?:i (?:\w+ )?(?:hit|rear ended|crashed into|ran into)(?! by)|le (?:pegue|di)|yo choque|choque a|eu bati|bati (?:no|na|num|numa))\b/,
    ],
    unless: new RegExp(`${hitByOther.source}|${employer.source}`),
  },
  {
    topic: 'otherUninsured',
    matches: [otherUninsured, hitByOther],
    unless: new RegExp(
      String.raw`${uninsuredSelf.source}|\b(?:i|yo|eu) (?:didnt|didn t|dont|don t|did not|tampoco|tambem nao)\b|\b(?:neither|either|license|licencia|carteira|fled|took off|se fue|fugiu|passenger|pasajer[oa]|passageir[oa]|doordash|uber|deductible|deducible|franquia|sue|demand\w+|process\w+)\b`,
    ),
  },
  { topic: 'noPlay', matches: [uninsuredSelf, hitByOther, louisiana], unless: ownFault },
  {
    topic: 'noPlay',
    matches: [
      louisiana,
      /\b(?:sem seguro|sin (?:seguro|aseguranza)|no insurance|without insurance|uninsured)\b/,
      /\b(?:culpa (?:foi|fue|es|era) d\w+|culpa d(?:el|o|a|ela) \w+|not my fault|wasnt my fault|wasn t my fault|no fue mi culpa|nao foi minha culpa|(?:his|her|their|guys) fault)\b/,
    ],
    unless: otherUninsured,
  },
  { topic: 'uninsuredNotFault', matches: [uninsuredSelf, hitByOther], unless: ownFault },
  {
    topic: 'otherUninsured',
    matches: [
      fakeCard,
      new RegExp(String.raw`${otherShowed.source}|\b(?:gave me|handed me|me (?:dio|dieron|deu|deram|mostro|enseno|mostrou))\b`),
      /\b(?:wreck\w*|crash\w*|accident\w*|acidente|choque|choc\w+|bateu|bateram|batida|(?:hit|rear ended) (?:me|my|us)|me (?:pego|dio))\b/,
    ],
  },
];
