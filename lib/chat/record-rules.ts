import type { TopicRule } from './topic-rule.ts';
import { noCar } from './policy-rules.ts';

const insured = /\b(?:insur\w*|polic(?:y|ies)|coverage|seguros?|aseguranza|poliza|apolice)\b/;
const filing = /\b(?:sr22a?|fr44)\b/;
const court = /\b(?:court|judge|probation|corte|juez|jueza|probatoria|tribunal|juiz|juiza|audiencia|condicional)\b/;
const hardship = /\b(?:hardship|restricted license|licencia restringida|carteira restrita)\b/;
const crash = String.raw`crash\w*|wreck\w*|accident\w*|acident\w*|choc\w+|choque|bati|bateu`;

/** Rules for topics about courts, suspensions, and filings. */
export const recordRules: readonly TopicRule[] = [
  {
    topic: 'sr22a',
    matches: [
      /\bsr22a?\b/,
      /\bgeorgia\b/,
      /\b(?:6|six|seis) (?:months|meses)\b|\b(?:up ?front|in full|adelantad[oa]s?|por adelantado|adiantad[oa]s?)\b/,
      /\b(?:pay\w*|pag\w+|cobr\w+)\b/,
    ],
    unless: /\b(?:how long|cuanto tiempo|quanto tempo|fr44)\b/,
  },
  {
    topic: 'nonOwner',
    matches: [
      new RegExp(String.raw`${noCar.source}|\b(?:don t (?:have|own) a car|(?:car (?:got|was) repo\w*|repo\w* (?:it|my car)))\b`),
      court,
      insured,
    ],
    unless: /\b(?:dui|dwi|sold|vendi|my (?:son|daughter|husband|wife)|mi (?:hijo|esposo|esposa)|meu (?:filho|marido))\b/,
  },
  {
    topic: 'insuranceBeforeCourt',
    matches: [
      court,
      /\b(?:show|bring|ensen\w+|mostr\w+|llev\w+|present\w+|levar|apresentar)\b/,
      insured,
      /\b(?:buy|get|need|necesito|ocupo|comprar|sacar|preciso|quiero|quero|un seguro|um seguro|hay que|tengo que|tenho que)\b/,
    ],
    unless: new RegExp(
      String.raw`${filing.source}|\b(?:i had|i was insured|tenia seguro|si tenia|eu tinha|tinha seguro|no (?:valid )?(?:drivers )?license|sin licencia|sem carteira|valid drivers license|dui|dwi|${crash}|hit|sue|sued|suing|demand\w+|hoa|comp|claim)\b`,
    ),
  },
  {
    topic: 'hardshipInsured',
    matches: [
      hardship,
      new RegExp(
        String.raw`${filing.source}|\b(?:regular|normal|ordinary|same) (?:car )?(?:insurance|policy)\b|\b(?:seguro|aseguranza) (?:normal|regular|comun|corriente)\b|\b(?:what|which|que|qual|cual) (?:insurance|seguro|aseguranza)\b`,
      ),
    ],
    unless: /\b(?:how (?:long|quick|fast|soon)|cuanto tiempo|quanto tempo|habitual|revo\w+|interlock|how (?:do|can) i get (?:a|the|my) hardship)\b/,
  },
  {
    topic: 'filingLapse',
    matches: [
      filing,
      /\b(?:cancelou|cancelaram|cancelaron|(?:got|was|been|just) cancell?ed|cancell?ed (?:me|my|on me))\b/,
      insured,
      /\b(?:licen\w+|carteira|what (?:happens|now)|que pasa|que hago|o ?q(?:ue)? acontece|e agora|now what)\b/,
    ],
    unless: new RegExp(String.raw`\b(?:i cancell?ed|yo cancele|eu cancelei|sold|vend\w+|dui|dwi|${crash}|move\w*|mud\w+)\b`),
  },
  {
    topic: 'fee',
    matches: [
      /\b(?:laps\w+|gap|lapso|se (?:me )?cayo|caiu|intervalo)\b/,
      /\b(?:\d+|one|two|three|dos|tres|una|um|dois|uma) (?:days?|weeks?|dias?|semanas?)\b/,
      /\b(?:fined?|fees?|penalt\w+|multa|multan|multar|multam|multaran|taxa|taxas|recargo)\b/,
    ],
    unless: new RegExp(
      String.raw`${filing.source}|\b(?:${crash}|hit|ticket|stopped|pulled over|home|house|casa|business|negocio|empresa|comp|truck|camion|caminhao|late|way out|n[ao]o? pagar|agency|broker|cancel\w* fee|deploy\w*|hospital|contest|fight|dispute)\b`,
    ),
  },
  {
    topic: 'interlock',
    matches: [/\binterlock\b/, insured, /\b(?:know|tell|report|disclose|notify|saber|avis\w+|decir\w*|decirle|contar|dizer|reportar|inform\w+)\b/],
    unless:
      /\b(?:fail\w*|fall\w+|falh\w+|repr\w+|another car|other car|otro carro|outro carro|who pays|quien paga|quem paga|how much|cuanto|quanto|work car|employer)\b/,
  },
  {
    topic: 'leftScene',
    matches: [
      /\b(?:hit (?:and |n )?run|a la fuga|darme a la fuga|fuga|fugi do acidente)\b/,
      /\b(?:accus\w+|acus\w+|acusan|(?:they|he|she|cops?|police) (?:say|says|said|claim|claims) (?:that )?(?:i|it was me)|charged (?:me )?with|dicen que fui|dizem que fui|cargo de)\b/,
    ],
    unless: /\b(?:killed|died|mataron|murio|morreu|hit me|me choc\w+|bateu em mim)\b/,
  },
  {
    topic: 'internetLicense',
    matches: [
      /\b(?:internat\w+|internacional\w*)\b/,
      /\b(?:licen\w+|permit|permiso|carteira|habilitacao|cnh)\b/,
      /\b(?:internet|online|en linea|website|pagina web|facebook|site)\b/,
    ],
  },
  {
    topic: 'householdUnlicensed',
    matches: [
      /\b(?:husband|wife|son|daughter|brother|sister|mom|dad|boyfriend|girlfriend|espos[oa]|marido|mujer|mulher|hij[oa]|filh[oa]|herman[oa]|irmao|irma|novi[oa]|namorad[oa])\b/,
      /\b(?:no|nao|not|dont|sin|sem|without) (?:\w+ ){0,2}(?:falar|fale|falo|mencion\w+|decir|digo|diga|contar|conto|mention\w*|tell\w*|say|saying)\b|\bleave (?:him|her) (?:off|out)\b/,
      /\b(?:licen\w+|carteira|habilitacao|cnh)\b/,
      insured,
    ],
    unless: new RegExp(String.raw`${filing.source}|\b(?:${crash}|ticket|multa)\b`),
  },
];
