import { businessRules } from './business-rules.ts';
import { carRules } from './car-rules.ts';
import { endingRules } from './ending-rules.ts';
import { customerRules } from './customer-rules.ts';
import { everydayRules } from './everyday-rules.ts';
import { homeRules } from './home-rules.ts';
import { keyWordRules } from './key-words.ts';
import { lateRules } from './late-rules.ts';
import { needRules } from './need-rules.ts';
import { propertyRules } from './property-rules.ts';
import { questionRules } from './question-rules.ts';
import { recordRules } from './record-rules.ts';
import type { TopicRule } from './topic-rule.ts';
import { paymentRules } from './payment-rules.ts';
import { policyRules } from './policy-rules.ts';
import { talkRules } from './talk-rules.ts';
import { uninsuredRules } from './uninsured-rules.ts';
import { employer, incidentRules } from './incident-rules.ts';
import { spamRules } from './spam-rules.ts';
import type { TopicId } from './topics.ts';
import { whichRules } from './which-rules.ts';

const person = String.raw`(?:my|mi|mis|meu|minha|un|um|uma|una|the|el|o|a) (?:\w+ )?(?:friend|buddy|cousin|brother|sister|son|daughter|kid|boyfriend|girlfriend|husband|wife|nephew|roommate|dad|mom|amig[oa]|prim[oa]|herman[oa]|hij[oa]|novi[oa]|espos[oa]|marido|sobrin[oa]|irmao|irma|filh[oa]|namorad[oa]|pai)`;
const ownVehicle =
  /\b(?:in|with|driving|using|borrowed|en|con|de|no|na|com|presto|preste|empreste[iy]?) (?:my|mi|meu|minha|o|el|la|a) (?:\w+ )?(?:car|truck|van|vehicle|carro|auto|troca|camioneta|caminhao|caminhonete|truck)\b|\b(?:driving|dirigindo|manejando) (?:my|mi|meu|minha)\b/;
const drunk = /\b(?:dui|dwi|drunk|tomado|borracho|ebrio|bebado|alcoolizado)\b/;
const insurer = /\b(?:insur\w+|carrier|asegurador\w*|aseguranza|compania|seguro|seguradora)\b/;

const damaged =
  /\b(?:leak\w*|flooded|burn\w*|caught fire|broke in\w*|broken into|squatters|vandal\w*|stole\w*|stripped|fuga|goter\w+|se tiro|inund\w+|se metieron|robar\w*|robaron|quem\w+|incendi\w+|vaz(?:ou|ando|amento)|alag\w+|invad\w+|roub\w+|pegou fogo)\b/;

/** Rules for topics that have no list of their own. */
const rules: readonly TopicRule[] = [
  {
    topic: 'hours',
    matches: [
      /\b(?:open|closed|abren|abierto|abiertos|cierran|abrem|aberto|fecham)\b/,
      /\b(?:veterans day|thanksgiving|christmas|memorial day|labor day|new years?(?: day| eve)?|july 4th|fourth of july|easter|holidays?|accion de gracias|navidad|feriado|natal|ano novo)\b/,
    ],
  },
  {
    topic: 'coiToday',
    matches: [
      /\b(?:coi|cert|certificate|certificado)\b/,
      /\b(?:already (?:insured|have a policy|your customer)|existing (?:customer|client|policy)|im (?:a|your) customer|ya tengo (?:la )?poliza|soy cliente|ja tenho apolice|sou cliente)\b/,
      /\b(?:today|now|asap|noon|(?:by|before|antes de las|antes d las|antes das) \d+|hoy|urge|urgente|ahorita|lo necesito|hoje|agora|hj|preciso)\b/,
    ],
  },
  {
    topic: 'bmcTime',
    matches: [
      /\bbmc ?91x?\b/,
      /\b(?:how (?:long|fast|soon|quick\w*|many days)|when|cuanto (?:dura|tarda|demora|tiempo|se)|cuantos dias|cuando|que tan rapido|quanto tempo|quantos dias|quanto demora|quando|demora)\b/,
    ],
  },
  {
    topic: 'aloneComp',
    matches: [/\bghost\b/, /\b(?:exemption|exempt|exencion|exento|isencao|isento)\b/],
  },
  { topic: 'whichInsurance', matches: [/^(?:insurance|coverage|seguros?|aseguranza|poliza|apolice)$/] },
  {
    topic: 'condoUnit',
    matches: [
      /\bho6\b/,
      /^(?:(?:what|whats|s|is|does|an?|that|this|explain|me|to|mean|policy|insurance|que|q|es|esta?|eso|del|de|el|la|lo|explica\w*|significa|o|oq|e|isso|esse|seguro|poliza|apolice|cover|covers|cubre|cobre|ho6|quote|condo) ?)+$/,
    ],
  },
  { topic: 'dl123', matches: [/\bdl ?123\b/], unless: /\bsr22 form$/ },
  {
    topic: 'sr22a',
    matches: [
      /\bsr22a\b/,
      /\b(?:(?:the|la|el|o|whats the|letter|letra) a\b|differen\w*|diferen\w*|monthly|month|mensual|por mes|parcel\w*|six months|seis meses|prepa\w*|adelant\w*|adiantad\w*)/,
    ],
    unless: /\b(?:how (?:long|much)|cuanto|quanto)\b/,
  },
  {
    topic: 'filingRideshare',
    matches: [/\b(?:sr22a?|fr44)\b/, /\b(?:uber|lyft|doordash|instacart|rideshare|grubhub|amazon flex|delivery app)\b/],
    unless: /\b(?:non ?owners?|hardship|crash\w*|accident\w*|choqu\w+|bati)\b/,
  },
  {
    topic: 'filingMotorcycle',
    matches: [/\b(?:sr22a?|fr44)\b/, /\b(?:motorcycle|motorbike|harley|sportster|moped|scooter|bike|motos?|motocicleta|motoneta)\b/],
  },
  { topic: 'sr22OrFr44', matches: [/\b(?:sr44|fr22)\b/] },
  { topic: 'sr22OrFr44', matches: [/\b(?:form|forma|formulario|the|el|la|o) 22\b/, /\b44\b/] },
  {
    topic: 'fr44',
    matches: [
      /\b(?:(?:the|form|la|forma|formulario|o) (?:(?:ese|esse|del|de|do|number|numero|one) ?){0,2}(?:44|dl44|forty four|cuarenta y cuatro|quarenta e quatro)|44 (?:one|form|thing|filing))\b/,
    ],
    unless: /\b(?:sr22a?|calle|avenida|highway|hwy|ruta|rota|carretera|estrada|rodovia|years?|anos|route)\b/,
  },
  {
    topic: 'sr22',
    matches: [
      /\b(?:(?:form|forma|formulario) (?:(?:ese|esse|del|de|do|number|numero) ?){0,2}(?:22|dl22|twenty two|veintidos|vinte e dois)|the 22 (?:one|form|thing|filing)|22 form)\b/,
    ],
    unless: /\bfr44\b/,
  },
  {
    topic: 'othersDui',
    matches: [drunk, new RegExp(String.raw`\b${person}\b`), ownVehicle],
    unless: /\bi (?:got|had|have) an? (?:dui|dwi)\b|\bsr22|\bfr44/,
  },
  ...incidentRules,
  {
    topic: 'foreignInsurance',
    matches: [
      /\b(?:(?:mexican|colombian|brazilian|canadian|venezuelan|honduran|guatemalan|foreign|brazil|mexico|colombia|canada) (?:car |auto )?(?:insurance|policy)|(?:seguro|poliza|aseguranza|apolice) (?:de (?:carro |auto )?|do (?:meu )?(?:carro )?|da |mexican[oa] |colombian[oa] |brasileir[oa] )?(?:(?:que tengo|que tenho) (?:en|de|do|no|na|em) )?(?:(?:mi|meu) (?:pais|tierra)|mexico|brasil|colombia|venezuela|honduras|guatemala|canada|afuera|mexicano|brasileiro|colombiano)|insurance (?:from|in) (?:my (?:home )?country|mexico|brazil|colombia|canada|venezuela|back home))\b/,
    ],
    unless:
      /\b(?:experience|experiencia|discount|descuento|desconto|history|historial|historico|travel|viaje|viagem|trip|viajar|going to|voy a|vou (?:pra|para|pro))\b/,
  },
  {
    topic: 'nonOwner',
    matches: [
      /\b(?:no car|dont (?:have|own) a (?:car|vehicle)|without a car|no tengo carro|sin carro|nao tenho carro|sem carro)\b/,
      /\b(?:sr22a?|fr44|filing|state form|formulario|papel del estado|papel do estado)\b/,
    ],
    unless: /\b(?:sold|vendi|mexico|brasil|brazil|pais|abroad|country|hold|bloqueo|bloqueio)\b/,
  },
  {
    topic: 'hitAndRun',
    matches: [/\bhit (?:and|n) run\b/],
    unless:
      /\b(?:acus\w+|killed|died|mataron|mataram|murio|morreu|respondendo|charge|charged|charges|accused|warrant|court|ticket|arrested|i (?:\w+ )?(?:did|left|hit|drove))\b/,
  },
  { topic: 'medicare', matches: [/\bmedicare\b/] },
  { topic: 'otherForms', matches: [/\b(?:sr50|sr19|sr21|sr23|sr1p|sr10)\b/] },
  { topic: 'fmcsaCancel', matches: [/\bfmcsa\b/, /\b(?:cancel\w*|terminat\w*|35 days|30 days)\b/] },
  { topic: 'dotCompliance', matches: [/\b(?:ifta|fuel tax)\b/] },
  { topic: 'mcs90', matches: [/\b(?:form e|forma e|formulario e)(?: (?:filing|for|para|pra|pro|del|do|da|de)\b|$)/] },
  {
    topic: 'insolvency',
    matches: [
      insurer,
      /\b(?:bankrupt\w*|insolven\w*|liquidat\w*|liquidacion|liquidacao|receivership|guaranty|went under|went out of business|en quiebra|quebro|bancarrota|faliu|falencia|faliram)\b/,
    ],
    unless: /\b(?:i (?:am|filed|had)|brazo|mano|pie|pierna|braco|perna|my bankruptcy|windshield|vidrio|parabrisas)\b/,
  },
  {
    topic: 'windOnly',
    matches: [
      /\b(?:wind ?only|wind and hail only|wind ?pool|wind policy|(?:solo|solamente|nada mas|so|somente|apenas) (?:de |el |o |contra )?(?:huracan(?:es)? y |furacao e )?(?:viento|vento)|solo huracan y viento|pool de viento)\b/,
    ],
  },
  {
    topic: 'pip',
    matches: [
      /\b(?:what is|whats|what s|explain|explain to me|explique(?:me)?|me explica|me explique|expliqueme lo del|que es|que cosa es|o que e|q e|para que sirve|pra que serve) (?:el |the |o |a |esse |lo del )?(?:pip|personal injury protection)\b/,
    ],
  },
  {
    topic: 'nonOwner',
    matches: [/\b(?:no propietario|nao proprietario|non ?owners?)\b/],
    unless: /\b(?:sr22|fr44|hired|rental|employees|(?:rented|rentad[oa]|alugad[oa]) (?:box|truck|van|camion|caminhao))\b/,
  },
  {
    topic: 'unclear',
    matches: [/^(?:how long|how much|how many|when|cuanto tiempo|cuanto|cuando|quanto tempo|quanto|quando|and then|y despues|e depois)$/],
  },
  {
    topic: 'filingAbroad',
    matches: [
      /\b(?:sr22a?|fr44)\b/,
      /\b(?:abroad|overseas|out of the country|leav\w+ the (?:country|us|usa)|deported|deportaron|deportado|fuera del pais|del pais|otro pais|mi pais|fora do pais|outro pais|meu pais|fora dos eua|(?:to|in|a|en|pro|pra|no|na|em|para) (?:mexico|brazil|brasil|peru|colombia|guatemala|honduras|venezuela|ecuador|cuba|el salvador|nicaragua|portugal|my country))\b/,
    ],
  },
  {
    topic: 'workUse',
    matches: [
      /^(?:\S+ ){0,14}\S+$/,
      /\b(?:pickup|pick up|truck|car|suv|vehicle|troca|camioneta|carro|caminhonete)\b/,
      /\b(?:(?:use|used|drive) (?:\w+ )?(?:for|at) work|(?:de|para|pa|pra|do|no) (?:el |o )?trabajo|uso (?:no|para o|pro) trabalho|(?:pra|para) trabalhar|(?:para|pa) trabajar)\b/,
    ],
    unless:
      /\b(?:amazon|doordash|uber|lyft|semi|trailer|cdl|flete|carga|suspend\w*|suspens\w*|license|licencia|carteira|hardship|dui|compensacion|comp|employees|empleados|sr22|fr44|accident\w*|hit|choc\w+|bat\w+|herramientas?|ferramentas?|interlock|papeles|documentos|papers|documents|requisitos|papeis|social|ssn|itin)\b/,
  },
  {
    topic: 'vacant',
    matches: [
      /\b(?:house|home|casa|property|propiedad)\b/,
      /\b(?:closed up|boarded up|nobody lives|no one lives|sitting empty|vacant|unoccupied|cerrada|vacia|desocupada|no vive nadie|nadie vive|fechada|vazia|ninguem mora|nao mora ninguem)\b/,
    ],
    unless: new RegExp(String.raw`${damaged.source}|\b(?:le rento|les rento|alugo|i rent)\b.*\b(?:another|other|otra|outra)\b`),
  },
  {
    topic: 'keepFiling',
    matches: [/\b(?:sr22a?|fr44)\b/, /\b(?:how many (?:more )?(?:years|months)|how much longer|cuantos (?:anos|meses)|quantos (?:anos|meses))\b/],
  },
  {
    topic: 'permitNow',
    matches: [
      /\b(?:learners?|permit|permiso de (?:aprendiz|aprender|manejo)|aprendiz)\b/,
      /\b(?:add|list|include|put|por (?:ele|ela|meu filho|minha filha)|agreg\w+|anadir|poner|ponerl\w|incluir|inclu\w+|coloc\w+)\b/,
    ],
    unless: /\b(?:work permit|permiso de trabajo|sr22|fr44|cdl)\b/,
  },
  {
    topic: 'filingFast',
    matches: [
      /\b(?:sr22a?|fr44)\b/,
      /\b(?:today|tonight|asap|rush|right now|hearing|tomorrow|same day|how (?:fast|quick|soon)|hoy|ahorita|urge|urgente|manana|audiencia|que tan rapido|hoje|hj|amanha|audiencia|mesmo dia|antes das \d+|antes de las \d+)\b/,
    ],
    unless:
      /\b(?:venc\w+|expir\w+|cancel\w*|lapse\w*|dinero|money|dinheiro|pay\w*|pag\w+|still|continua|sigue|quit\w+|tirar|drive today|how long do|license back|dui|dwi)\b/,
  },
  { topic: 'offTopic', matches: [/\b(?:lottery|loteria|powerball|horoscope|horoscopo)\b/] },
  {
    topic: 'crashUninsured',
    matches: [
      /\b(?:no insurance|without insurance|uninsured|sin seguro|sem seguro)\b/,
      /\b(?:suing|sued|sue|demand\w+|process\w+)\b/,
      /\bi (?:\w+ ){0,5}(?:hit|rear ended|crashed)|\bchoque\b|\bbati\b/,
    ],
    unless: employer,
  },
];

/** Topics that certain words together decide, whatever the trained model says. The first rule that matches gives the topic. */
const topicRules: readonly TopicRule[] = [
  uninsuredRules,
  talkRules,
  spamRules,
  policyRules,
  endingRules,
  paymentRules,
  homeRules,
  businessRules,
  rules,
  carRules,
  recordRules,
  needRules,
  keyWordRules,
  customerRules,
  propertyRules,
  questionRules,
  everydayRules,
  whichRules,
  lateRules,
].flat();

/** The topic of the first rule that matches. `text` is folded. */
export function topicByWords(text: string): TopicId | undefined {
  return topicRules.find(({ matches, unless }) => matches.every((part) => part.test(text)) && !unless?.test(text))?.topic;
}
