import type { TopicRule } from './topic-rule.ts';
import { crash, filing } from './question-rules.ts';

const truck = String.raw`(?:trucks?|semis?|tractor|trailers?|troques?|trocas?|camion|camiones|trailas?|gandola|caminhao|caminhoes|carreta|rig)`;
const asks =
  /\b(?:wants?|asks?|asking|requires?|needs?|says?|said|insist\w*|told|quiere|pid\w+|exig\w+|dice|dicen|dijo|ped\w+|quer|querem|diz|disse|fala|falou)\b/;

/** Questions of truckers and small businesses that decide the topic only when no other rule does. */
export const tradeRules: readonly TopicRule[] = [
  {
    topic: 'turoUber',
    matches: [
      /\b(?:uber|lyft|doordash|instacart|rideshare|grubhub|uber eats|ubereats)\b/,
      /\bturo\b/,
      /\b(?:rent\w*|alquil\w+|alug\w+|from|de|por|no|do|en|with|con|com)(?: \w+){0,3} turo\b/,
      /\b(?:do|drive|driving|hago|hacer|manejo|trabajo|trabajar|faco|fazer|rodo|rodar|dirijo|trabalho|trabalhar|cover\w*|cubr\w+|cobr\w+|can i|puedo|posso)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${crash}|${filing}|rent out|rent my|my car on|mi carro en|meu carro no|list|guest|pong\w+|poner|coloc\w+|or turo|o turo|ou turo)\b`,
    ),
  },
  {
    topic: 'tow',
    matches: [
      /\b(?:(?:la|mi|my|the|minha|meu|o|nuestra|our) (?:\w+ )?(?:grua|tow ?truck|guincho|wrecker|rollback|plataforma))\b/,
      /\b(?:(?:me (?:la|lo) )?par(?:o|aron|ou|aram)|stopped|pulled over|pararon|detuv\w+)\b/,
      /\b(?:(?:wrong|right|correct|proper|enough) (?:insurance|coverage)|insurance (?:is|was|isnt)|seguro (?:correcto|adecuado|equivocado|certo|errado|que es)|(?:no|nao) (?:es|e|tengo|tenho) (?:el|o) seguro)\b/,
    ],
  },
  {
    topic: 'exemptAsked',
    matches: [
      /\b(?:exempt\w*|exencion|exenta|exento|isencao|isent[oa])\b/,
      /\b(?:gc|general|contractor|contratista|contratante|builder|constructora|construtora|empreiteir[oa]|cliente?|client|customer|job|obra)\b/,
      asks,
      /\b(?:anyway|still|igual|aun asi|de todos modos|de todas formas|todavia|mesmo assim|mesmo com|ainda|assim mesmo|even (?:though|with|if))\b/,
      /\b(?:policy|poliza|apolice|comp|workers|seguro|insurance|certificate|certificado|coi)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:audit\w*|hurt|fell|lastim\w+|machuc\w+|cayo|caiu|cancel\w*|how (?:do|much)|como saco|como tiro|expir\w+|venc\w+|helpers?|ayudantes?|ajudantes?|employees?|empleados?|funcionarios?)\b`,
    ),
  },
  {
    topic: 'businessChange',
    matches: [
      /\b(?:put|change|switch|move|poner\w*|pasar\w*|cambi\w+|mudar|colocar|passar|trocar)\b/,
      new RegExp(String.raw`\b(?:${truck}|van|vans)\b`),
      /\b(?:(?:name|nombre|nome) (?:of|de|da|do) (?:my|mi|la|minha|a) (?:\w+ )?(?:llc|company|compania|empresa|corporacion)|(?:my|our) (?:\w+ )?(?:llc|company) s? ?name|(?:into|to|under|under the name of|a|para|pra|na|no) (?:my|our|mi|minha) (?:new |nueva |nova )?(?:llc|company|compania|empresa|corporacion))\b/,
      /\b(?:insurance|policy|seguro|aseguranza|poliza|apolice)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|title|titulo|lease|leasing|quote|cotiz\w+|cotac\w+|usdot|do i need|first|primero|primeiro|personal)\b`,
    ),
  },
  {
    topic: 'addTruckDriver',
    matches: [
      /\b(?:new|nuevo|novo|hired?|contrat\w+|starts?|empieza|comienza|comeca)\b/,
      /\b(?:drivers?|chofer|choferes|motoristas?|conductor)\b/,
      new RegExp(String.raw`\b(?:${truck}|cdl)\b`),
      /\b(?:add|put|agreg\w+|anad\w+|pon\w*|met\w+|incluir|inclu\w+|colocar|coloca\w*|bota\w*|adicion\w+)\b/,
      /\b(?:insurance|policy|seguro|aseguranza|poliza|apolice)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|tickets?|multas?|fired|despedi\w*|quit|remove|cancel\w*|how much|cuanto|quanto|drug|food truck|pickup)\b`,
    ),
  },
  {
    topic: 'brokerPlatform',
    matches: [
      /\b(?:rmis|mycarrierpackets?|my carrier packets?|carrier ?assure|carrier ?411|(?:on|in|en|no|na|el|o|nem no) highway|highway app|truckstop|dat)\b/,
      /\b(?:insurance|seguro|aseguranza|poliza|apolice|certificate|certificado|coi)\b/,
      /\b(?:doesnt|does not|isnt|not|no|nao|missing|falta|expired|vencid[oa]|wont|rejected|rechaz\w+|recus\w+)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|stop on|load ?board|highway patrol|on the highway|inactive|inactiv[oa]|inativ[oa]|revok\w+|stolen|rob\w+|roub\w+)\b`,
    ),
  },
  {
    topic: 'truckTheft',
    matches: [
      /\b(?:loads?|cargo|freight|carga|mercancia|mercadoria|trailer|traila|remolque|carreta)\b/,
      /\b(?:stole|stolen|robad[oa]|robaron|robo|se robaron|roubad[oa]|roubaram|furtad[oa]|levaram|hijacked)\b/,
      /\b(?:who|quien|quem|first|primero|primeiro|what do i do|what now|que hago|q hago|o que (?:eu )?faco|oq (?:eu )?faco|e agora|call|llamo|aviso|ligo|report)\b/,
    ],
    unless: /\b(?:tools?|herramient\w+|ferrament\w+|cover\w*|cubr\w+|cubre|cobre|quote|travel|camper|rv|boat|lancha|barco|landscap\w+|lawn|mower)\b/,
  },
  {
    topic: 'truckPersonalPolicy',
    matches: [
      new RegExp(String.raw`\b(?:f ?[1-4]50|ram|silverado|sierra|tundra|pickup|pick up|${truck}|carretinha|reboque|gooseneck|remolque)\b`),
      /\b(?:fletes?|fretes?|carretos?|acarreos?|haul\w*|hotshot|loads|carga|for pay|deliver\w*)\b/,
      /\b(?:(?:commercial|comercial)\b.*\b(?:my (?:own |personal |regular )?(?:policy|insurance|one)|el mio|mi (?:seguro|poliza)|(?:o )?meu|minha apolice|state farm|geico|progressive|allstate|personal|pessoal)|(?:personal|regular|normal|pessoal|state farm|geico|progressive|allstate) (?:policy |insurance |seguro )?(?:\w+ )?(?:enough|ok|fine|good|alcanza|basta|sirve|resolve|serve|da))\b/,
    ],
    unless: new RegExp(String.raw`\b(?:${filing}|${crash}|boat|camper|rv|household|my own stuff|dump|usdot|mc)\b`),
  },
  {
    topic: 'auditPapers',
    matches: [
      /\b(?:(?:form|forma|formulario|el|o|los|os|irs|the|my|mi) (?:\w+ )?(?:941s?|940)|941s?)\b/,
      /\b(?:audit\w*|comp|insur\w+|segur\w+|asegurador\w*|aseguranza|carrier|poliza|apolice|policy)\b/,
    ],
    unless: /\b(?:call|phone|ligar|llamar|zip|\d{3} \d{4})\b/,
  },
  {
    topic: 'wrongInfo',
    matches: [
      new RegExp(String.raw`\b(?:${truck}|car|carro|auto|van|camioneta)\b`),
      /\b(?:new|nueva?|nov[ao]|wrong|otra|outra|equivocada|errada) (?:tag|plate|plates|tags|placas?|chapa|vin|matricula)|(?:placas?|chapa|tablilla|matricula) (?:nuevas?|novas?|errada|equivocada|vieja|antiga|velha)\b/,
      /\b(?:police|policia|cop|trooper|dot|scale|bascula|balanca|coi|certificate|certificado|card|tarjeta|cartao)\b/,
      /\b(?:insurance|seguro|aseguranza|poliza|apolice|policy|coi)\b/,
      /\b(?:doesnt|does not|isnt|not|no tiene|no sale|no aparece|nao tem|nao ta|nao esta|nao aparece|nao consta|old|viej[oa]|antig[oa]|velha)\b/,
    ],
    unless: new RegExp(String.raw`\b(?:${filing}|${crash}|bought|compre|comprei|sold|vendi|stolen|susp\w+|add)\b`),
  },
  {
    topic: 'food',
    matches: [
      /\b(?:restaurants?|restaurantes?|rodizio|churrascaria|pizzeria|pizzaria|lanchonete|taqueria|fonda|cafeteria|padaria|panaderia|bakery)\b/,
      /\b(?:quote|cotiz\w+|cotar|cotac\w+|orcamento|presupuesto|insure|asegurar|segurar|(?:need|necesito|ocupo|preciso)(?: \w+){0,2} (?:insurance|seguro|aseguranza))\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|comp only|only comp|solo (?:el )?(?:workers|compensacion)|so (?:o )?workers|hurt|fell|lastim\w+|machuc\w+|cayo|caiu|queb\w+|burn\w*|quem\w+|incendio en|fire (?:last|in)|building|edificio|predio|nonrenew\w*|cancel\w*|dropped|claim|reclamo|sinistro|deliver\w*|entreg\w+|landlord|dueno|dono do|how much|cuanto|quanto|certificate|coi|audit\w*|work at|trabajo en|trabalho (?:em|no))\b`,
    ),
  },
  {
    topic: 'otherVehicles',
    matches: [
      /^(?:\S+ ){0,9}\S+$/,
      /\b(?:pontoon|bass boat|center console|jet ?skis?|wave ?runner|bote|lancha|bowrider|skiff|sea ?doo|moto acuatica|moto de agua|moto aquatica|yates?|yacht|veleiro|velero|sailboat)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|required|mandatory|obligatori\w+|obrigatori\w+|law|ley|lei|dui|trailer|traila|tow\w*|stolen|rob\w+|roub\w+|sank|hundi\w+|afund\w+|cover\w*|cubr\w+|cubre|cobre|business|charter|negocio|rent\w*|alug\w+)\b`,
    ),
  },
  {
    topic: 'cashDeal',
    matches: [
      /\b(?:hit|clipped|backed into|choco|choque|pego|golpeo|tumbo|le di|bati|bateu|derrubou)\b/,
      /\b(?:mailbox|fence|buzon|cerca|caixa de correio|portao|gate|bumper|parachoques?|defensa)\b/,
      /\b(?:cash|efectivo|dinero en mano|dinheiro|em maos|zelle)\b/,
    ],
    unless: /\b(?:hurt|injur\w+|lastim\w+|herid\w+|machuc\w+|ferid\w+)\b/,
  },
];
