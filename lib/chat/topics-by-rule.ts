import { filingTopics } from './topic-lists.ts';
import type { TopicId } from './topics.ts';

/** Folded words of a message: lower case without accents, one blank between words. */
type Rule = { topic: TopicId; matches: RegExp; unless?: RegExp };

const drunk = String.raw`\b(?:dui|dwi|duis|dwis|drunk driving|drinking and driving|drove drunk|manej\w+ (?:tomado|borracho|ebrio)|manejando (?:tomado|borracho|ebrio)|dirig\w+ (?:bebado|alcoolizado))\b`;
const sr22 = String.raw`\bsr22s?\b`;
const reduced =
  /\b(?:reduc\w+|reckless|dismissed|dropped|temerario|desestimado|bajaron|arquivado|pending|pendiente|pendente|havent been to court|not (?:been )?convicted|case (?:is )?(?:still )?open|no voy a (?:la )?corte|no he ido a (?:la )?corte|caso (?:sigue |esta )?abierto|ainda nao fui|processo (?:esta |ta )?aberto)\b/;

const anyDui = new RegExp(drunk);
export const namesDui = (text: string): boolean => anyDui.test(text);

/** A message that asks how long the filing is needed, and not which one. */
const howLong =
  /\b(?:how (?:long|many (?:more )?(?:years|months))|cuant[oa]s (?:anos|meses)|cuanto (?:tiempo|dura)|hasta cuando|quantos (?:anos|meses)|quanto tempo|ate quando)\b/;

/** A message that says that it was no DUI. */
const noDui = /\b(?:not|wasnt|isnt|no fue|no es|no era|nao foi|nao e|nao era)(?: \w+){0,2} (?:dui|dwi)\b|\bno duis?\b/;

/** The other driver has the card. */
const otherShowed =
  /\b(?:(?:other|otro|otra|outro|outra|dude|guy|lady|man|woman|driver|he|she|they|el|ella|ele|ela|senor|senora|cara|mulher)(?: \w+){0,4} (?:had|has|showed|handed|tenia|tiene|traia|trae|mostro|enseno|ensenaron|mostrou|tinha|tem))\b/;

/**
 * Messages where a wrong topic does harm, so that these rules override the model. In this order: danger to a life, violence at home, injuries and
 * emergencies, a phone number alone, private numbers, orders to the program, a false document, a payment behind a link, a filing that does not exist,
 * the filing after a DUI, and a suspension that was no DUI.
 */
const rules: readonly Rule[] = [
  {
    topic: 'crisis',
    matches:
      /\b(?:kill myself|suicid\w+|end my life|want to die|wanna die|hurt myself|dont want to (?:live|be here anymore|be alive)|(?:no|any|a|the) (?:point|reason|sense) (?:in|to|of|for) (?:being here|being alive|be here|live|living|life|go on|going on)|(?:tired of|give up on|giving up on) (?:living|life)|end it all|(?:drive|jump) off (?:a|the) bridge|(?:nobody|no one) (?:would|will) miss me|better off (?:without me|dead)|me quiero morir|quiero morirme|matarme|me voy a matar|quitarme la vida|(?:ya )?no quiero (?:vivir|seguir viviendo|seguir vivo|seguir viva)|(?:ganas|razon|motivo|sentido|fuerzas) (?:de|para|pa) (?:seguir )?(?:vivir|viviendo|vivo|viva)|(?:para que|pa que) (?:seguir|sigo) (?:vivo|viva|viviendo|vivir)|cansad[oa] de vivir|acabar con todo|nadie me (?:va a )?extran\w+|mejor (?:muert[oa]|me muero)|mejor sin mi|me matar|quero morrer|nao quero (?:mais )?(?:viver|continuar viv[oa])|(?:vontade|motivo|razao|sentido|forca) (?:de|pra|para|em) (?:continuar )?(?:viver|vivendo|viv[oa])|(?:pra que|para que) (?:continuar )?(?:viver|viv[oa]|vivendo)|cansad[oa] de viver|acabar com tudo|tirar minha vida|ninguem (?:vai|ia) sentir minha falta|melhor sem mim|melhor mort[oa])\b/,
  },
  {
    topic: 'abuse',
    matches:
      /\b(?:(?:husband|wife|boyfriend|girlfriend|partner|ex)(?: \w+){0,2} (?:hits|hitting|beats|beating|choked|choking|threaten\w*)(?: \w+)? me|(?:esposo|esposa|marido|novio|novia|pareja|ex) (?:\w+ )?me (?:esta )?(?:pega|pegando|golpea|golpeando|amenaza|amenazando)|(?:marido|esposa|namorado|namorada|companheiro|ex) (?:\w+ )?(?:me (?:bate|ameaca|agride)|(?:esta|ta) me (?:batendo|ameacando|agredindo)))\b/,
  },
  {
    topic: 'emergency',
    matches:
      /\b(?:bleeding|blood everywhere|unconscious|(?:isnt|not) breathing|no respira|nao (?:esta|ta) respirando|(?:trapped|stuck|pinned) (?:in|inside|under) (?:the|his|her|a|my) (?:car|truck|vehicle)|sangr(?:a|ando)|inconsciente|desacordad[oa]|desmayad[oa]|atrapad[oa]s?(?: \w+){0,2} (?:carro|auto|camion|troca)|pres[oa] (?:no|na|nas|dentro d[oa]|debaixo d[oa]) (?:\w+ )?(?:carro|caminhao|ferragens)|(?:just|ahorita|recien|agora)(?: \w+){0,3} (?:rolled over|flipped|tipped over|se volteo|volco|tombou|capotou)|(?:rolled over|flipped|tipped over|volteo|volco|tombou|capotou)(?: \w+){0,6} (?:just now|right now|police (?:is )?here|ahorita|policia aqui|agora))\b/,
    unless:
      /\b(?:money|cash|dry|dinero|plata|dinheiro|grana|(?:nobody|no one|not?) (?:is |was |got )?hurt|nadie herido|sin heridos|no hay heridos|ninguem (?:se )?(?:machuc\w+|ferid\w+)|sem feridos)\b/,
  },
  {
    topic: 'emergency',
    matches:
      /\b(?:(?:duele|doliendo)(?: \w+){0,2} el pecho|dolor (?:\w+ )?(?:de|en el) pecho|chest (?:pains?|hurts|is hurting)|pain in my chest|dor (?:\w+ )?no peito|peito (?:ta |esta )?doendo|(?:cant|can t|cannot|no puedo|no podia|nao consigo) (?:breathe|respirar)|having a (?:heart attack|stroke)|(?:dando|teniendo) un (?:infarto|derrame)|(?:tendo|dando) um (?:infarto|derrame)|overdos(?:ed|ing)|sobredosis)\b/,
    unless:
      /\b(?:prices?|precios?|precos?|life insurance|seguro de vida|\d+ (?:weeks|months|years|semanas|meses|anos)|cdl|medical card|workers comp|days later|dias despues|dias depois)\b/,
  },
  { topic: 'callMe', matches: /^(?:1 ?)?(?:\d ?){10}$/ },
  { topic: 'privateData', matches: /\b(?:\d[ ]?){13,16}\b|\b\d{3} \d{2} \d{4}\b/ },
  {
    topic: 'injection',
    matches:
      /\b(?:ignor\w* (?:\w+ ){0,3}(?:instructions|instrucciones|instrucoes|rules|reglas|regras)|system prompt|(?:tu|seu|your) prompt|developer mode|jailbreak|(?:forget|olvida|esquec\w+) (?:\w+ ){0,2}(?:instructions|rules|instrucciones|reglas|instrucoes|regras))\b/,
  },
  {
    topic: 'fakeProof',
    matches:
      /\b(?:fake|false|falsa?|falso) (?:insurance |seguro |de seguro )?(?:card|id|certificate|coi|proof|tarjeta|papel|certificado|cartao|comprovante)\b|\b(?:tarjeta|certificado|papel|prueba|cartao|comprovante|coi)(?: de seguro)? fals[ao]\b|\bphotoshop\b/,
    unless: new RegExp(String.raw`\b(?:gave|dio|deu|verify|verific\w+|real|looks|ve)\b|${otherShowed.source}`),
  },
  {
    topic: 'scamPayment',
    matches:
      /^(?=.*\b(?:texts?|texted|sms|email|emailed|messaged?|whatsapp|mensaje\w*|texto|correo|mensagem|msg)\b)(?=.*\b(?:link|url|click|liga|enlace|clic|clique|clicar)\b)(?=.*\b(?:pay|premium|payment|pagar?|pague|pago|pagamento|parcela|boleto)\b)(?=.*\b(?:cancel\w*|today|tonight|now|hoy|ahora|esta noche|hoje|agora|insurance|policy|seguro|poliza|apolice|aseguranza)\b)/,
    unless:
      /\b(?:dmv|toll|tolls|peaje|pedagio|state|estado|ticket|multa|license|licencia|carteira|send me|mandame|mande me|me mandan|me manda|lost|perdi|doesnt work|not working|no (?:sirve|abre|funciona)|nao (?:abre|funciona)|quote|cotiz\w+|cotac\w+|claim|reclamo|sinistro|can you (?:text|send|email))\b/,
  },
  { topic: 'sr22OrFr44', matches: /\b(?:sr44|fr22)\b/ },
  {
    topic: 'duiFiling',
    matches: new RegExp(`${drunk}.*${sr22}|${sr22}.*${drunk}`),
    unless: new RegExp(`${reduced.source}|${noDui.source}|${howLong.source}`),
  },
  { topic: 'suspendedOther', matches: new RegExp(`(?=.*\\bsusp).*(?:${noDui.source})`) },
];

/** Vans or drivers of a company that delivers need commercial auto, whatever app or store is named with them. */
const fleet =
  /\b(?:(?:\d+|two|three|four|five|dos|tres|cuatro|cinco|duas|quatro|my|our|mis|minhas|nossas|flota de|frota de|fleet of) (?:\w+ )?(?:vans|sprinters?|camionetas|furgones)|dsp|my drivers|mis choferes|meus motoristas|cargo van|van de carga|delivery vans?|vans? de (?:entregas?|reparto))\b/;

/** The topic that must answer a message, whatever the model finds. `text` is folded. */
export function topicByRule(text: string): TopicId | undefined {
  return rules.find(({ matches, unless }) => matches.test(text) && !unless?.test(text))?.topic;
}

/** Topics about a filing that a message names; others must not reply to "my landlord wants a certificate for my SR-22". */
const aboutFilings: readonly TopicId[] = [
  ...filingTopics,
  'fr44',
  'duiFiling',
  'duiReduced',
  'dui',
  'manyDuis',
  'fr44Pay',
  'twoStates',
  'garaging',
  'suspendedOther',
  'hardship',
  'interlock',
  'judgment',
  'cdl',
  'promise',
  'fr44NotHere',
  'filingAbroad',
  'otherVehicles',
  'elsewhere',
  'puertoRico',
  'dl123',
  'duiOtherState',
  'habitual',
  'accidents',
  'otherUninsured',
  'crashUninsured',
  'fault',
  'overLimit',
  'paidButCanceled',
  'refund',
  'employerVehicle',
  'pendingCancel',
  'plateReturned',
  'duiNoCar',
  'hardshipInsured',
  'downLater',
];
const filings = { sr22: /\bsr22a?s?\b/, fr44: /\bfr44s?\b/, dl123: /\bdl ?123\b/ } as const;

export const namesFiling = (text: string, filing: keyof typeof filings): boolean => filings[filing].test(text);

export const namesAnyFiling = (text: string): boolean => namesFiling(text, 'sr22') || namesFiling(text, 'fr44');
const ticket = /\b(?:tickets?|multas?|infraccion\w*|speeding)\b/;
const isSuspended = /\bsusp\w+/;

const despair =
  /\b(?:kill\w*|die|dying|dead|death|suicid\w*|end (?:it|my|everything)|liv(?:e|ing)|alive|life|myself|hopeless|hope|despair|desper\w+|give up|giving up|(?:cant|can t|cannot) (?:take|go on|do this|anymore)|anymore|point|cry\w*|depress\w*|wors?t?hless|nobody|alone|breaking|scared|losing it|drowning|beat\w*|hit(?:s|ting)? me|hurt\w*|abus\w*|mat\w+|morir\w*|muer\w+|viv\w+|vida|aguant\w+|aguent\w+|no puedo mas|ya no|rendir\w*|rindo|deprim\w*|solo|sola|llor\w+|golp\w+|peg\w+|morr\w+|acab\w+|desist\w+|sumir|chor\w+|sozinh\w+|sentido|fuerzas|forcas?|fim|fin|nada)\b/;
const price =
  /\b(?:dollars?|bucks|raised?|raising|price|premium|bill|charg\w+|renewal|rate|dolares|sub(?:io|ieron|iendo)|aument\w+|precio|prima|cobr\w+|renovacion|preco|mensalidade|parcela|renovacao)\b/;
const puertoRico =
  /\b(?:puerto ?ric\w*|porto ?ric\w*|boricua|borinquen|isla|island|ilha|san juan|pr|tablilla|marbete|ponce|bayamon|carolina|mayaguez|caguas|arecibo)\b/;

/** A complaint about a price is no crisis, and Puerto Rico is asked about by name: without their words these topics do harm or make no sense. */
function isOutOfPlace(id: TopicId, text: string): boolean {
  if (id === 'crisis') return price.test(text) && !despair.test(text);
  return id === 'puertoRico' && !puertoRico.test(text);
}

/** Whether a topic may answer a message: one that names a filing needs a topic about it. */
export function mayAnswer({ id, alsoUnserved }: { id: TopicId; alsoUnserved?: boolean }, text: string): boolean {
  if (isOutOfPlace(id, text)) return false;
  return !namesAnyFiling(text) || alsoUnserved === true || aboutFilings.includes(id);
}

/** Topics that with the name of a filing are a question about the filing. */
const withFiling: Partial<Record<TopicId, TopicId>> = {
  missedPayment: 'filingLapse',
  lapse: 'filingLapse',
  cancelPolicy: 'filingCancel',
  switchFiling: 'switchFiling',
  sameDay: 'filingFast',
  rideshare: 'filingRideshare',
  scooterDelivery: 'filingRideshare',
  household: 'filingOthers',
  exclude: 'filingOthers',
  unlicensed: 'filingNoLicense',
  papers: 'filingNoLicense',
  otherVehicles: 'filingMotorcycle',
  abroad: 'filingAbroad',
  priceTooHigh: 'filingCost',
  lapsePrice: 'filingLapse',
  paying: 'filingCost',
  cost: 'filingCost',
  cheap: 'filingCost',
  fees: 'filingCost',
};
const isSent = /\b(?:sent|filed|submitted|mand(?:o|e|aron|aste|ou|aram|ei)|envi(?:o|e|aron|ou|aram|ei))\b/;

/** The topic about a filing that a probable topic becomes when the message names one. */
export function topicWithFiling(probable: TopicId, text: string): TopicId | undefined {
  if (!namesAnyFiling(text)) return undefined;
  return probable === 'suspended' && isSent.test(text) ? 'filingMissing' : withFiling[probable];
}

/** The topic about the filing that a message names. */
export function filingTopic(text: string): TopicId | undefined {
  if (namesFiling(text, 'fr44')) return namesFiling(text, 'sr22') ? 'sr22OrFr44' : 'fr44';
  return namesFiling(text, 'sr22') ? 'sr22' : undefined;
}

/** Words of a message that asks about a filing outside the states that use it. */
const anotherState =
  /\b(?:states?|estados?|here|aqui|there|alla|outside|fuera|fora|other|otr[oa]s?|outr[oa]s?|only|georgia|alabama|carolina|tennessee|kentucky|mis+is+ip+i|lo?uisiana|texas)\b/;

/** A greeting that asks for a quote. */
const asksQuote = /\b(?:quotes?|cotiza\w*|cotar|cotac(?:ao|oes))\b/;

/** A certificate that belongs to another, or that is for sale. */
const ofAnother =
  /\b(?:us(?:e|ar|o|ing)|borrow\w*|rent\w*|lend\w*|sell\w*|sold|buy\w*|bought|prest\w+|emprest\w+|alqui\w+|alug\w+|vend\w+|compr\w+|otr[oa]s?|outr[oa]s?|some(?:one|body)|other|another|friend\w*|cousin\w*|brother\w*|amig[oa]|prim[oa]|herman[oa]|irmao|ti[oa]|cunhad[oa]|cunad[oa]|d(?:el|ele|ela)|his|her|their|ghost|fake|fals[eoa]|without|sin|sem)\b/;
const needsCertificate = /\b(?:need|send|preciso|precisa|necesito|ocupo|mand\w+|envi\w+)(?: \w+){0,2} (?:coi|certificad?[ot]e?)\b/;

/** The topic to answer instead of a probable one. */
export function correctedTopic(probable: TopicId, text: string): TopicId {
  if ((probable === 'dui' || probable === 'duiFiling') && noDui.test(text)) return 'suspendedOther';
  if (probable === 'twoStates' && ticket.test(text) && !isSuspended.test(text) && !namesAnyFiling(text)) return 'tickets';
  if (probable === 'fr44NotHere' && !anotherState.test(text)) return 'fr44';
  if (probable === 'greeting' && asksQuote.test(text)) return 'quote';
  if (probable === 'filingMotorcycle' && !namesAnyFiling(text) && !/\b(?:filing|form\w*|dui|dwi|susp\w+|court|corte|judge|juez|juiz)\b/.test(text))
    return 'motorcycle';
  if (probable === 'borrowedCoi' && needsCertificate.test(text) && !ofAnother.test(text)) return 'certificate';
  if (probable === 'rideshare' && fleet.test(text)) return 'vans';
  if (probable === 'sr22' && filings.fr44.test(text)) return filings.sr22.test(text) ? 'sr22OrFr44' : 'fr44';
  if (probable === 'fr44' && !filings.fr44.test(text) && filings.sr22.test(text)) return 'sr22';
  if (probable === 'fr44Pay' && !filings.fr44.test(text) && filings.sr22.test(text)) return 'filingCost';
  if (probable === 'filingCost' && filings.fr44.test(text) && !filings.sr22.test(text)) return 'fr44Pay';
  return probable;
}
