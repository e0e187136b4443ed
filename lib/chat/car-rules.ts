import type { TopicRule } from './topic-rule.ts';
import { noCar } from './policy-rules.ts';

const insurers = String.raw`(?:progressive|geico|state ?farm|allstate|bristol west|dairyland|infinity|gainsco|direct auto|liberty mutual|nationwide|farmers|usaa|esurance)`;

const vehicle = /\b(?:cars?|trucks?|van|pickup|title|carros?|auto|trocas?|camioneta|titulo|caminhonete|picape)\b/;
/** Another person as the owner on paper. */
const anotherName =
  /\b(?:(?:in|under|on) (?:my|a|the|his|her|some\w*)(?: \w+){1,3} name|a nombre de|(?:no|em) nome d\w+|own the (?:car|truck)|(?:be|sea|salga|ser|fique|fica)(?: \w+){0,2} (?:owner|duen[oa]|don[oa]))\b/;
/** A message about the visitor's own car, a relative's or another matter, not about a car put in a stranger's name. */
const notStrawOwner =
  /\b(?:wife|husband|spouse|espos[oa]|marido|mujer|mulher|my (?:own )?name|mi (?:propio )?nombre|meu (?:proprio )?nome|business|negocio|empresa|llc|house|casa|crash\w*|choc\w+|choque|bati|bateu|ticket|multa|sr22a?|fr44)\b/;

/** Rules for topics about the insurance of a car and its filings. */
export const carRules: readonly TopicRule[] = [
  {
    topic: 'papers',
    matches: [/\bitin\b/, vehicle, /\b(?:my (?:own )?name|mi (?:propio )?nombre|meu (?:proprio )?nome)\b/],
    unless: /\b(?:business|negocio|empresa|llc|house|casa)\b/,
  },
  {
    topic: 'identityTheft',
    matches: [
      /\b(?:mc|dot|usdot|authority|autoridad|autoridade|fmcsa)\b/,
      /\b(?:hack\w*|stole\w*|cloned?|clon\w+|impersonat\w*|spoof\w*|identity|robaron|robado|roubaram|roubado|(?:someone|somebody|alguien|alguem|otro|otra|outro|outra|un broker|um broker) (?:\w+ )?(?:used?|using|usa|uso|usando|usou)|(?:estan|estao|andan|tao) usando)\b/,
      /\b(?:(?:my|our|mi|nuestro|meu|nosso) (?:\w+ )?(?:mc|dot|usdot|authority|name|autoridad|autoridade|nombre|nome|portal|login)|el mc|o mc)\b/,
    ],
    unless: /\b(?:semi|tractor|trailer (?:was|got)|truck (?:was|got) stolen|cousins?|friends?|amigo|primo)\b/,
  },
  {
    topic: 'duiReduced',
    matches: [
      /\b(?:sr22a?|fr44)\b/,
      /\b(?:reckless|manejo temerario|temeraria|direcao perigosa|(?:dui|dwi)(?: \w+){0,3} (?:dismissed|dropped|desestim\w+|arquivad[oa]|retirad[oa]))\b/,
    ],
    unless: /\b(?:how much|how long|cuanto|quanto|ticket for|speeding)\b/,
  },
  {
    topic: 'sr22OrFr44',
    matches: [/\bsr22\b/, /\bfr44\b/, /\b(?:same|difference|different|misma? cosa|lo mismo|diferencia|mesma? coisa|mesmo|diferenca)\b/],
    unless: /\b(?:dui|dwi|how much|cuanto|quanto|same (?:day|time|company|policy))\b/,
  },
  {
    topic: 'honest',
    matches: [
      anotherName,
      /\b(?:undocumented|illegal|not legal|ilegal|indocumentad[oa]|(?:no|without|have (?:any )?) ?(?:papers|documents|social)|(?:sin|no (?:tengo|traigo)) (?:papeles|documentos|social)|(?:sem|nao tenho) (?:papeis|documentos?|social))\b/,
      vehicle,
    ],
    unless: notStrawOwner,
  },
  {
    topic: 'honest',
    matches: [
      anotherName,
      /\b(?:put\w*|regist\w+|title|pon\w+|sac\w+|coloc\w+|emplac\w+|bot\w+)\b/,
      /\b(?:(?:no|without a|have a?|got no) ?licen[sc]e|(?:sin|no tengo) licencia|(?:sem|nao tenho) (?:carteira|habilitacao))\b/,
      vehicle,
    ],
    unless: notStrawOwner,
  },
  {
    topic: 'papers',
    matches: [/^(?:\S+ ){0,4}\S+$/, /\bitin\b/],
    unless:
      /\b(?:business|negocio|empresa|llc|comp|liability|commercial|comercial|trucks?|camion|caminhao|house|casa|what|que|how|como|get|sacar|tirar|sr22a?|fr44)\b/,
  },
  {
    topic: 'uninsuredOption',
    matches: [/\bvirginia\b/, /\b500\b/, /\b(?:pay\w*|fee|thing|insur\w*|uninsured|pag\w+|cuota|multa|taxa|seguro|aseguranza)\b/],
    unless:
      /\b(?:west virginia|deductible|deducible|franquia|reinstat\w+|recuper\w+|ticket|crash\w*|choc\w+|choque|bati|bateu|down|enganche|entrada|month\w*|mes)\b/,
  },
  {
    topic: 'nonOwner',
    matches: [
      noCar,
      /\b(?:insur\w*|seguros?|aseguranza|poliza|apolice)\b/,
      /\b(?:licen\w+ (?:back|d?e? ?vuelta)|(?:my|the) license back|reinstat\w+|recuper\w+|devuelv\w+|regres\w+ la licencia|devolver\w*|de volta|d vuelta)\b/,
    ],
    unless: /\b(?:dui|dwi|sold|vendi|hold|bloqueo|bloqueio|money|dinero|dinheiro|refund|reembolso)\b/,
  },
  {
    topic: 'householdUnlicensed',
    matches: [
      /\b(?:wife|husband|mom|mother|dad|father|brother|sister|son|daughter|roommate|espos[oa]|marido|mujer|mulher|mama|mae|papa|pai|herman[oa]|irma[o]?|hij[oa]|filh[oa]) (?:\w+ ){0,4}(?:sem|sin|no|without(?: a)?|nao tem|no tiene|doesnt have(?: a)?) (?:licen\w+|carteira|habilitacao)\b/,
      /\b(?:policy|insurance|poliza|seguro|aseguranza|apolice)\b/,
      /\b(?:be on|stay on|list|add|include|ficar|estar|entrar|incluir|poner|pongo|agreg\w+|precio|price|sube|sobe|cost\w*)\b/,
    ],
    unless: /\b(?:sr22a?|fr44|dui|susp\w+|crash\w*|choc\w+|choque|bati|bateu|drives?|maneja|dirige|comp|truck|camion|home|house|casa)\b/,
  },
  {
    topic: 'policyChange',
    matches: [
      /\b(?:add|put|poner|pongan|meter|metan|agreg\w+|anadir|incluir|colocar|por|adicionar)\b/,
      /\b(?:another|other|second|2nd|new|otr[oa]|segund[oa]|nuev[oa]|outr[oa]|nov[oa]) (?:car|truck|van|suv|vehicle|carro|auto|troca|camioneta|caminhonete)\b/,
      /\b(?:my|our|mi|nuestr[oa]|meu|minha|noss[oa]) (?:\w+ )?(?:policy|insurance|coverage|poliza|seguro|aseguranza|apolice)\b/,
    ],
    unless:
      /\b(?:sr22a?|fr44|semi|camion|caminhao|comercial|commercial|mc|dot|name|nombre|nome|titles?|titulo|crash\w*|choque|bati|how much|cuanto|quanto|discount|descuento|desconto|bought|compre|comprei|covered|cubiert[oa]|cobert[oa]|driver|chofer|motorista|who lives)\b/,
  },
  {
    topic: 'puertoRicoLicense',
    matches: [
      /\b(?:licen\w+|carteira|permit|id)\b/,
      /\b(?:puerto ric\w+|porto ric\w+|boricua|puertorriquen\w+)\b/,
      /\b(?:good|valid\w*|works?|exchange|chang\w+|transfer\w*|switch|swap|accept\w*|sirv\w+|val(?:e|en|ida|ido)|cambi\w+|troc\w+|aceit\w+|acept\w+|usar|use|insur\w+|asegur\w+|segur\w+|legal)\b/,
    ],
    unless: /\b(?:sr22a?|fr44|susp\w+|dui|tickets?|multas?|house|home|casa|negocio|business|en la isla|on the island)\b/,
  },
  {
    topic: 'otherVehicles',
    matches: [
      /\b(?:jet ?skis?|boats?|botes?|lanchas?|barcos?|waverunner|moto aquatica|moto acuatica|rvs?|motorhome|atvs?|four wheeler|cuatrimoto|quadriciclo|golf carts?)\b/,
      /\b(?:harley|motorcycles?|motorbike|motocicletas?|motos?(?! (?:aquatica|acuatica))|yamaha|kawasaki)\b/,
      /\b(?:insur\w*|quote|cover\w*|policy|segur\w+|asegur\w+|aseguranza|poliza|apolice|cotiz\w+|cotar|cotacao|bundle|together|junt[oa]s?|liability)\b/,
    ],
    unless:
      /\b(?:sr22a?|fr44|crash\w*|stole\w*|rob\w+|roub\w+|hit|choc\w+|bat\w+|stor\w+|required|mandatory|obligatori\w+|obrigatori\w+|live in|living in|vivo en|moro em)\b/,
  },
  {
    topic: 'pendingCancel',
    matches: [
      /\b(?:pending cancel\w*|cancel\w* (?:is )?pending|cancelacion pendiente|pendiente de cancel\w+|cancelamento pendente|pendente de cancel\w+)\b/,
    ],
    unless: /\b(?:fmcsa|mc|comp|claim|reclamo|sinistro)\b/,
  },
  {
    topic: 'filingSteps',
    matches: [
      /\bsr22a?\b/,
      /\b(?:(?:first|next) step|step (?:one|1|by step)|what (?:\w+ ){0,3}first|where do i start|primer paso|paso a paso|hago primero|por donde empiezo|primeiro passo|passo a passo|(?:faco|fazer) primeiro|por onde (?:eu )?comeco)\b/,
    ],
    unless: /\b(?:dui|dwi|fr44)\b/,
  },
  {
    topic: 'twoStates',
    matches: [
      /\b(?:sr22a?|fr44)\b/,
      /\b(?:hold|bloqueo|bloqueio|bloqueada?)\b/,
      /\b(?:(?:from|in) (?:there|here)|there or here|here or there|(?:de )?(?:alla|alli) o (?:de )?(?:aqui|aca)|(?:de )?la ou (?:daqui|aqui)|which state|que estado|qual estado)\b/,
    ],
  },
  {
    topic: 'salvage',
    matches: [
      /\b(?:rebuilt|salvage|titulo reconstruido|branded title)\b/,
      /\b(?:full|liability|insur\w*|cover\w*|asegur\w+|aseguranza|seguro|segur(?:am|a|ar)|cobertura|colisao|colision|collision)\b/,
    ],
    unless:
      /\b(?:engine|motor|transmission|transmision|cambio|house|home|casa|roof|techo|telhado|totaled|adjuster|ajustador|keep it|buy ?back|claim|reclamo|sinistro|business|shop|taller|oficina|yard)\b/,
  },
  {
    topic: 'fr44',
    matches: [
      /^(?:(?:i|me|they|he|need|needs|want|wants|said|says|piden|pide|pidio|pediram|necesito|ocupo|preciso|the|that|a|an|el|la|o|um|una|un|de|do|my|mi|meu|judge|juez|juiz) )*fr44(?: (?:no se que|something|thing|ese|form|please|por favor|nao sei o que|sei la))?$/,
    ],
  },
  {
    topic: 'fr44Pay',
    matches: [
      /\bfr44\b/,
      /\b(?:how much|price|cost|costs|cuanto (?:vale|cuesta|sale|es|me|cobran|seria|costaria|hay)|precio|a como|quanto (?:custa|fica|sai|e|vou|vale|seria|cobram)|preco|valor)\b/,
    ],
    unless: /\b(?:sr22a?|coverage|cobertura|limits?|limites?|covers?|cubre|cobre|differen\w+|diferen\w+|non ?owner)\b/,
  },
  {
    topic: 'keepFiling',
    matches: [
      /\b(?:sr22a?|fr44)\b/,
      /\b(?:how long (?:do|will|must|am|did)? ?(?:i|we) (?:\w+ ){0,3}(?:keep|carry|hold|(?:have|need) (?:to (?:keep|carry|have)|it|this|that|the|my|an?|sr22a?|fr44))|cuanto tiempo (?:\w+ ){0,3}(?:tener|tenerl[oa]|llevar|mantener|mantenerl[oa]|cargar)|quanto tempo (?:\w+ ){0,4}(?:ficar|manter|ter|carregar))\b/,
    ],
    unless: /\b(?:how much|price|cost|cuanto (?:cuesta|vale)|precio|quanto custa|preco|wait|before|tengo para|tenho (?:para|pra))\b/,
  },
  {
    topic: 'minimum',
    matches: [
      /\b(?:minimum|minimo|minima|minimos)\b/,
      /\b(?:insurance|coverage|limits?|liability|seguro|aseguranza|cobertura|limites?|requir\w+|legal|law|ley|lei)\b/,
      /\b(?:what|whats|which|how much|cual|cuanto|que|qual|quanto|o que)\b/,
    ],
    unless:
      /\b(?:fmcsa|trucks?|truckers?|semi|camion|camiones|caminhao|caminhoes|troca|troque|trailer|cargo|carga|brokers?|mc|dot|interstate|interestadual|interestatal|federal|comp|workers|gl|general|business|negocio|empresa|llc|contractor|down|enganche|entrada|payment|pago|edad|age|idade|deductible|deducible|franquia|sr22a?|fr44|home|house|casa|tag|tags|plates?|placas?|emplacar|hit|choc\w+|bat\w+|owe|debo|devo|lender|lienholder|finance\w*|financ\w+|bank|banco|uber|lyft|policy limit|enough|suficiente|months?|meses)\b/,
  },
  {
    topic: 'companies',
    matches: [
      new RegExp(String.raw`\b${insurers}\b`),
      new RegExp(
        String.raw`\b(?:(?:do|does) (?:you|u|yall|ya|your agency)(?: \w+){0,2} (?:sell|have|write|offer|carry|do|represent|use)|you sell|u sell|(?:venden|vende|vendem|trabajan con|trabalham com|representan|representam)|(?:ustedes|voces|vcs|uds) (?:\w+ )?(?:tienen|tem|manejan))\b`,
      ),
    ],
    unless:
      /\b(?:claim|reclamo|sinistro|hit me|me choco|bateu|phone|number|telefono|numero|telefone|cancel\w*|cheaper than|better than|mas barat\w+ que|mais barat\w+ (?:que|q))\b/,
  },
  {
    topic: 'manyDuis',
    matches: [
      /\b(?:duis|dwis|(?:two|three|four|five|\d|second|third|fourth|multiple|several|dos|tres|cuatro|varios|segundo|tercer|tercero|dois|quatro|terceiro) (?:dui|dwi)s?)\b/,
      /\b(?:insur\w+|cover\w*|take me|accept\w*|anybody|anyone|nobody|no one|asegur\w+|aseguranza|seguros?|acepta\w*|nadie|alguien|quien|segurador\w+|aceit\w+|ninguem|alguem|quem)\b/,
    ],
    unless:
      /\b(?:sr22a?|fr44|how (?:much|bad)|cuanto|quanto|que tan|quao|last night|yesterday|anoche|ayer|ontem|husband|wife|son|daughter|brother|sister|roommate|boyfriend|girlfriend|he|she|him|her|esposo|esposa|marido|hijo|hija|hermano|novio|novia|filho|filha|irmao|colega|namorad[oa]|mulher|ele|ela|exclu\w+|agreg\w+|add)\b/,
  },
  {
    topic: 'turoGuest',
    matches: [
      /\bturo\b/,
      /\b(?:rent(?:ing|ed)? (?:a|an|one|from|on)|turo rental|(?:voy|vamos) a (?:rentar|alquilar)|rente|rentamos|alquile|rentar un|alquilar un|(?:vou|vamos) alugar|aluguei|alugamos|alugar um|alugando um|tourist|turistas?|vacation|vacaciones|ferias|viaje|viagem|guest)\b/,
    ],
    unless:
      /\b(?:uber|lyft|doordash|instacart|hosts?|anfitrion|anfitriao|my (?:own )?(?:car|truck|suv|van|jeep|tesla)s?|mis? (?:carro|auto|camioneta|troca)s?|meus? carros?|list(?:ing)?|out)\b/,
  },
];
