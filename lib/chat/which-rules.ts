import type { TopicRule } from './topic-rule.ts';
import { crash, filing } from './question-rules.ts';

const asksWhat = /\b(?:what|whats|que|q|oq|explain|explica\w*|mean\w*|signific\w+|how does|como funciona|para que|pra que)\b/;
const first = /\b(?:first|before|or the|primero|antes|primeiro|order|orden|ordem|cual va|qual vem)\b/;
const license = String.raw`(?:licen[csz]\w*|carteira|habilitacao|cnh|carta de motorista)`;
const countries = String.raw`(?:venezol\w+|mexic\w+|cuban\w+|colombian\w+|hondur\w+|guatemal\w+|salvador\w+|haitian\w*|dominican\w+|brasileir\w+|brazilian|peruan\w+|ecuator\w+|nicaragu\w+|argentin\w+|foreign|extranjera|estrangeira|brasil|brazil|mexico|colombia|venezuela|honduras|mi pais|my country|meu pais)`;

/** Questions on which thing is which, which comes first, and how long, that decide the topic only when no other rule does. */
export const whichRules: readonly TopicRule[] = [
  {
    topic: 'bop',
    matches: [/\bbops?\b/, new RegExp(String.raw`${asksWhat.source}|^(?:\S+ ){0,7}\S+$`)],
    unless: /\b(?:claim|audit|renew\w*|renov\w+|cancel\w*|denied|certificate|certificado)\b/,
  },
  {
    topic: 'bot',
    matches: [
      /\b(?:(?:are|r) (?:you|u|yall)|you|eres|usted es|sos|ustedes son|e|vc|vcs|voce|tu|isso e)(?: (?:e|is|es|are|sao|a|an|un|uma?|o|so|just|como|tipo)){0,3} (?:bot|robot|chatbot|machine|maquina|ai|ia|inteligencia artificial|real|human|humano|persona real|gente de verdade|pessoa de verdade)\b|\b(?:vc|vcs|voce|tu|isso e)(?: (?:e|sao|um|o|so|tipo)){0,3} robo\b|\b(?:hablo|hablando|fal(?:o|ando)|talking) (?:con|com|to|with) (?:a |an |un |una |um |uma )?(?:bot|robot|robo|maquina|machine|ai|humano|human|real person)\b/,
    ],
    unless: new RegExp(String.raw`\b(?:${filing}|${crash})\b`),
  },
  {
    topic: 'authorityFirst',
    matches: [/\b(?:dot|usdot|mc|authority|autoridad|autoridade)\b/, first, /\b(?:insur\w+|seguros?|aseguranza|poliza|apolice|policy)\b/],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|cancel\w*|lapse\w*|revok\w+|inactiv\w+|inativ\w+|first (?:truck|year|payment|time)|primer (?:pago|camion)|primeir[oa] (?:caminhao|parcela)|before (?:i )?haul)\b`,
    ),
  },
  {
    topic: 'dotOrMc',
    matches: [
      /\b(?:dot|usdot)\b/,
      /\b(?:differen\w+|diferen\w+|dot (?:or|o|ou|y|e|and) (?:an? |el |o )?mc|mc (?:or|o|ou|y|e|and) (?:an? |el |o )?(?:us)?dot|(?:need|ocupo|necesito|preciso|precisa|hace falta|tengo que sacar|tenho que tirar|require\w*)(?: \w+){0,3} (?:us)?dot)\b/,
    ],
    unless: new RegExp(
      String.raw`^(?!.*diferen).*\b(?:que|qual|q|cual|what|which) (?:seguros?|insurance|aseguranza|cobertura)\b|\b(?:${filing}|${crash}|cancel\w*|lapse\w*|revok\w+|inactiv\w+|inativ\w+|insure first|how (?:do|long)|como saco|como tiro|cuanto|quanto|my dot|mi dot|meu dot|landstar|leas\w+|audit|acab\w+ de|just got|already|ya (?:tengo|saque)|ja (?:tenho|tirei)|saque|activ\w+|ativ\w+)\b`,
    ),
  },
  {
    topic: 'dotCompliance',
    matches: [
      /\b(?:ucr|mcs ?150|boc ?3|irp|biennial)\b/,
      /\b(?:renew\w*|renov\w+|updat\w+|actualiz\w+|atualiz\w+|how often|cada cuanto|cada quanto|when|cuando|quando|due|venc\w+|file|filed?|who|quien|quem|how do|como|where|donde|onde)\b/,
    ],
    unless: new RegExp(String.raw`\b(?:${filing}|${crash}|cancel\w*|revok\w+|inactiv\w+|inativ\w+|insurance filing|bmc91x?)\b`),
  },
  {
    topic: 'mcInactive',
    matches: [
      /\b(?:authority|autoridad|autoridade|mc)\b/,
      /\b(?:revoked|revocada|revocado|revocaron|revogada|revogado|revogaram|(?:quitaron|tumbaron|tiraram|derrubaram|cortaron|took) (?:\w+ ){0,2}(?:mc|authority|autoridad|autoridade))\b/,
    ],
    unless:
      /\b(?:will|va a|van a|vai|vao|will be|se revoca|getting|license|licencia|carteira|how much|cuanto|quanto|new mc|nuevo mc|novo mc|broker)\b/,
  },
  {
    topic: 'gapBuy',
    matches: [
      /\bgap\b/,
      /\b(?:gap (?:insurance |coverage )?(?:e oq|e o que|oq e|q es|que es|significa|es que|what is|means?)|(?:what|whats|what s|que|oq|o que|q)(?: (?:is|es|e|esse|ese|this|the|a|el|o|cosa|do|does))* (?:seguro |insurance )?(?:de )?gap)\b/,
    ],
    unless: new RegExp(String.raw`\b(?:${filing}|refund|reembols\w+|lapse|gap in|business|stolen|denied|deny)\b`),
  },
  {
    topic: 'foreignDays',
    matches: [
      new RegExp(String.raw`\b${license}\b`),
      new RegExp(String.raw`\b${countries}\b`),
      /\b(?:how long|how many (?:days|months)|until when|cuanto tiempo|cuantos (?:dias|meses)|hasta cuando|por cuanto|quanto tempo|quantos (?:dias|meses)|ate quando|por quanto)\b/,
      /\b(?:val\w+|sirve|serve|vigente|good|drive|driving|manej\w+|conduc\w+|dirig\w+|usar|use|puedo|posso|can i|work)\b/,
    ],
    unless: new RegExp(String.raw`\b(?:${filing}|${crash}|dui|price|precio|preco|truck|camion|caminhao|cdl|quote|insured for)\b`),
  },
  {
    topic: 'experience',
    matches: [
      new RegExp(String.raw`\b${license}\b`),
      new RegExp(String.raw`\b${countries}\b`),
      /\b(?:more expensive|expensive|higher|pay more|cost more|mas caro|mas cara|sale caro|caro|cara|encarece|pago mas|pagar mas|mais caro|mais cara|sai caro|pago mais|pagar mais|sube el precio|cheaper|barat\w+)\b/,
    ],
    unless: new RegExp(String.raw`\b(?:${filing}|${crash}|dui|truck|camion|caminhao|cdl|business|negocio|empresa|plates?|placas?)\b`),
  },
  {
    topic: 'outStateLicense',
    matches: [
      /\b(?:ab ?60|drive only|driver(?:s)? authorization|standard license)\b|\blicen\w+ (?:\w+ ){0,5}(?:(?:de|para|pra|a|for) (?:indocumentad[oa]s?|inmigrantes|imigrantes|undocumented)|sin papeles|sem papeis)\b/,
      /\b(?:now|ahora|agora|moved|mude|mudei|live|vivo|moro|sirve|serve|vale|valid\w*|accept\w*|acept\w*|aceita\w*)\b/,
    ],
    unless: new RegExp(String.raw`\b(?:${filing}|${crash}|dui|truck|cdl|camion|caminhao)\b`),
  },
  {
    topic: 'registerCancel',
    matches: [
      /\bcancel\w*/,
      /\b(?:(?:after|once|despues|luego|depois|apenas|assim que|cuando|quando)(?: \w+){0,6} (?:licen\w+|carteira|habilitacao|placas?|plates?|tags?|chapa)|without (?:returning|turning in)(?: \w+){0,2} (?:plates?|tags?)|(?:sin|sem) (?:entregar|devolver|regresar)(?: \w+){0,2} (?:placas?|chapa))\b/,
      /\b(?:insur\w+|seguro|aseguranza|poliza|apolice|policy|lo|it)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|sold|vendi|i cancell?ed|ya cancele|cancele|cancelei|letter|carta|notice|aviso|they cancell?ed|me cancel\w+|truck|business|susp\w+)\b`,
    ),
  },
  {
    topic: 'homePrice',
    matches: [
      /\b(?:house|home|condo|casa|casita|apartamento|homeowners)\b/,
      /\b\d+ ?(?:k|mil)\b|\b(?!19\d\d\b|20\d\d\b)\d{4,5}\b|\b\d+ 000\b/,
      /\b(?:why|por ?que|pq|anything less|cheaper|barat\w+|lower|less|menos|expensive|caro|carisimo|insane|crazy|absurd\w+|locura|robo|roubo|mas bajo|mais em conta|baixar|bajar)\b/,
      /\b(?:insur\w+|seguro|aseguranza|poliza|apolice|policy|quoted?|want\w*|cotiz\w+|went up|subio|subiu|cobra\w*|piden|pedindo|pedem|charg\w+|premium|renew\w*|renov\w+)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|claim|reclamo|sinistro|deductible|deducible|franquia|damage|dano\w*|contents|car|carro|auto|roof (?:leak|claim)|leak\w*|flood|inundacion|enchente|alag\w+|worth|vale|debt|owe|assessment|bought|compre|comprei|business|negocio|rent\w*|aluguel)\b`,
    ),
  },
  {
    topic: 'partnersComp',
    matches: [
      /\b(?:workers comp\w*|work comp|wc|comp|compensacion(?: laboral)?|seguro de (?:trabajadores|trabajo|acidente))\b/,
      /\b(?:(?:two|2|dos|dois) (?:brothers|owners|partners|hermanos|socios|duenos|irmaos|donos)|(?:me|yo|eu) (?:and|y|e) (?:my|mi|meu|un|um|o|el) (?:brother|partner|hermano|socio|irmao|compadre|primo|cunado|cunhado|cousin)|(?:my|mi|meu) (?:brother|hermano|irmao|socio|partner|cousin|primo) (?:and (?:me|i)|y yo|e eu)|(?:just|only|solo|nomas|so) (?:the )?(?:two|2) of us|somos (?:solo |nomas |so )?(?:dos|2|dois)|(?:solo|nomas|so) (?:nosotros|nos) (?:dos|dois|2))\b/,
      /\b(?:requires?|asks?|asking|wants?|pid\w+|exig\w+|ped\w+|quiere|quieren|quer|querem|let us|no nos deja\w*|nao deixa\w*)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:hurt|fell|lastim\w+|machuc\w+|cayo|caiu|audit\w*|how much|cuanto cuesta|quanto custa|ghost|exempt\w*|exencion|isencao|cancel\w*)\b`,
    ),
  },
  {
    topic: 'damagedClient',
    matches: [
      /\b(?:granit\w*|marmol|marmore|countertops?|encimera|bancada|cabinets?|gabinetes?|armarios?|tile|windows?|ventanas?|janela|vidros?|vidrios?|tv|television|televisao|piso|floors?|puertas?|portas?|doors?|bathtub|bañera|pia|sink|counter)\b/,
      /\b(?:break\w*|broke|crack\w*|scratch\w*|chip\w*|quiebr\w+|quebr\w+|romp\w+|rompi\w*|rach\w+|risc\w+|raj\w+|raya\w*|raye|trinc\w+|estrag\w+|dan[eo]\w*|damag\w+)\b/,
      /\b(?:client\w*|customer\w*|homeowners?|dueno|dono)\b/,
      /\b(?:gl|liability|insur\w+|cover\w*|cubr\w+|cubre|cobre\w*|seguro|aseguranza|paga|pays?)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|stolen|rob\w+|roub\w+|my (?:house|home)|mi casa|minha casa|renters|car|carro|auto|windshield|parabris\w+|tow|theft|employee stole)\b`,
    ),
  },
  {
    topic: 'foreignTruck',
    matches: [
      /\b(?:trucks?|trucking|semis?|camion|camiones|trailer|traileros?|troque|troques|gandolas?|caminhao|caminhoes|carretas?|carrier|transportista|transportadora)\b/,
      /\b(?:mexican\w*|canadian\w*|canadiense\w*|canadense\w*|(?:from|based in|de|do|con base en|com base no|registered in|plates from|placas? de|placas? do) (?:mexico|canada|tijuana|monterrey|nuevo laredo|juarez|reynosa)|cross ?border|b1 (?:driver|visa)|transfronteriz\w+)\b/,
      /\b(?:laredo|cross\w*|cruz\w+|border|frontera|fronteira|entr\w+|into|us|usa|eua|eeuu|estados unidos|insur\w+|seguro|aseguranza|asegur\w+|cover\w*|cubr\w+|baja|texas|florida|georgia|alabama|tennessee)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|food|comida|taco|license|licencia|carteira|cdl|driver from|chofer|restaurant\w*|insurance from|seguro de mexico|going to mexico|ir a mexico|voy a mexico|pickup|troca|camioneta|vacation|vacaciones|go to mexico|into mexico|to canada|into canada|hurt|claim)\b`,
    ),
  },
];
