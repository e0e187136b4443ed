import type { TopicRule } from './topic-rule.ts';
import { crash, filing, insured, noPapers } from './question-rules.ts';

/** Rules for topics about homes, businesses, trucks, and the agency. */
export const propertyRules: readonly TopicRule[] = [
  {
    topic: 'businessItin',
    matches: [
      noPapers,
      /\b(?:work (?:truck|van)|(?:troca|camioneta|truck|van|carro) de trabajo|(?:caminhonete|carro|van) de trabalho|business|negocio|llc|my company|mi compania|minha empresa)\b/,
      insured,
    ],
    unless: new RegExp(
      String.raw`\b(?:comp|compensacion|hurt|lastim\w+|machuc\w+|${filing}|${crash}|boss|patron|patrao|name of|nombre de|nome d[oe]|partner)\b`,
    ),
  },
  {
    topic: 'homeDropped',
    matches: [
      /\b(?:non ?renew\w*|dropp(?:ed|ing)|no (?:me|nos) (?:van a |quieren |quisieron )?renov\w+|nao (?:vai|vao|quis\w*|querem|me)? ?renov\w+|(?:got |was |been )?cancell?ed (?:me|my|us|by)|me (?:cancelaron|cancelaram|botaron|dejaron|largaram|sacaron))\b/,
      /\b(?:(?:water|roof|wind|hurricane|fire|theft|plumbing|leak|storm) (?:damage )?claims?|(?:reclamos?|siniestros?|sinistros?) (?:de |por |do |da )?(?:agua|techo|huracan|incendio|fuego|telhado|furacao|vazamento|vento|viento|fogo)|home(?:owners)? (?:claims?|insurance|policy)|seguro de (?:la |mi )?casa|seguro da (?:minha )?casa)\b/,
    ],
    unless:
      /\b(?:business|negocio|empresa|hoa|association|asociacion|associacao|store|tienda|loja|car|auto|carro|trucks?|citizens|commercial|church|iglesia|igreja|apartments?|motel|restaurant\w*|dogs?|perros?|cachorros?|pit ?bull|late|pay\w*|pag\w+|lapse\w*|solar|escrow|mortgage)\b/,
  },
  {
    topic: 'brokerLimits',
    matches: [
      /\bamazon relay\b/,
      /\b(?:requir\w+|requisit\w+|need|asks?|ask for|pide\w*|piden|exig\w+|pede\w*|what insurance|que seguro|q seguro|qual seguro)\b/,
    ],
    unless: new RegExp(String.raw`\b(?:${crash}|certificate|certificado|coi|additional|canceled|cancelled|suspend\w*)\b`),
  },
  {
    topic: 'brokerLimits',
    matches: [
      /\b(?:750 ?k?|750 000|750 mil|1 ?m|1 ?mil|1 mill?ion|one million|a million|un millon|1 millon|um milhao|1 milhao|2 million)\b/,
      /\b(?:haul\w*|trucks?|trucking|brokers?|loads?|cargas?|cargo|camion|troque|caminhao|hotshot|semi|frete|flete|puxar|cargar)\b/,
      /\b(?:need|required?|enough|or|necesito|ocupo|preciso|basta|alcanza|piden|pedem|exig\w+)\b/,
      /\b(?:liability|limits?|750 ?k?|insurance|seguro|coverage|limite)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:umbrella|gl|general liability|lawsuit|sued|suing|demand\w+|${crash}|coi|certificate|certificado|additional|hazmat|hazardous|passengers?|fuel|bond|how much|cuanto|quanto|price|quote|oil|tow|gc)\b`,
    ),
  },
  {
    topic: 'exemption',
    matches: [/\b(?:exemption|exencion|isencao|exempt|exenta?o?)\b/, /\b(?:llc|corporacion|corporation|corp|inc|s corp)\b/],
    unless:
      /\b(?:hurt|lastim\w+|machuc\w+|fell|cayo|caiu|audit\w*|ghost|helpers?|ayudantes?|ajudantes?|employees?|empleados?|funcionarios?|sub|subs|expired|vencid[oa]|venceu|anyway|igual|aun asi|de todos modos|de todas formas|mesmo assim|mesmo com|still (?:wants?|asks?|requires?))\b/,
  },
  {
    topic: 'association',
    matches: [
      /\b(?:president[ea]?|treasurer|board|junta|directiva|sindic[oa]|tesorer[oa]|presidencia|property manager)\b/,
      /\b(?:condo\w*|hoa|association|asociacion|associacao|townhomes?)\b/,
      /\b\d+ (?:units?|unidades?|unidade|apartamentos?|aptos?|doors|casas|homes|townhomes)\b/,
    ],
    unless:
      /\b(?:claim|reclamo|sinistro|sued|suing|demand\w+|non ?renew\w*|no (?:nos )?(?:quieren )?renov\w+|assessment|doubled|went up|subio|subiu|d&o|stole|rob\w+|roub\w+|cancel\w*|process\w+|insane|2x|dobr\w+|doblo|duplic\w+|caro|expensive|new board|just (?:joined|elected)|leak\w*|comp)\b/,
  },
  {
    topic: 'roof',
    matches: [
      /\b(?:roofs?|techos?|telhados?)\b/,
      /\b\d+ (?:years?|yrs?|anos)\b/,
      /\b(?:looking for|need|buscando|busco|quote|insure|insurance|seguro|asegur\w+|procur\w+|segur\w+)\b/,
      /\b(?:no one|nobody|everyone|everybody|todo el mundo|todo mundo|todos (?:me )?(?:dicen|dizem|falam)|nadie|ninguem|keep\w* (?:saying|telling)|says? no|dicen? (?:q|que) no|dizem? (?:q|que) nao|turned (?:me )?down|refus\w+|declin\w+|rechaz\w+|recus\w+)\b/,
    ],
    unless:
      /\b(?:claim|reclamo|sinistro|leak\w*|goter\w+|vaz\w+|business|negocio|roofers?|roofing|techador|hoa|association|building|church|mobile|storm|tormenta)\b/,
  },
  {
    topic: 'home',
    matches: [
      /\b(?:house|home|casa|homeowners?|condo)\b/,
      noPapers,
      /\b(?:insure|insurance|segur\w+|asegur\w+|aseguranza|poliza|apolice|quote|cotiz\w+)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:car|auto|carro|troca|limpi\w+|limp\w+|clean\w*|name|nombre|nome|rent\w*|alug\w+|mobile|movil|movel|trailer|claim|reclamo|sinistro|business|negocio|empresa|llc|live with|vive en (?:mi )?casa|at home|en casa|em casa|seguro social$|${crash})\b`,
    ),
  },
  {
    topic: 'tenantDamage',
    matches: [
      /\b(?:tenants?|renters?|inquilin[oa]s?)\b/,
      /\b(?:broke|destroy\w*|trash\w*|wreck\w*|damag\w+|rompi\w+|destroz\w+|destruy\w+|dan(?:o|aron)|quebr\w+|destru\w+|estrag\w+|acab\w+ com)\b/,
      /\b(?:covers?|pays?|cubre|paga|cobre|seguro|insurance)\b/,
    ],
    unless: /\b(?:sued|suing|demand\w+|store|shop|commercial|tienda|loja|guest|airbnb|i m the tenant|my landlord|mi casero|i rent)\b/,
  },
  {
    topic: 'jobs',
    matches: [
      /\b(?:faco|fazemos|hago|hacemos|we (?:do|make|build|offer)|i (?:do|make|build|offer)|ofere\w+|ofrec\w+)\b/,
      /\b(?:sites?|websites?|paginas? web|trafego pago|marketing|seo|redes socia\w+|social media|ads|anuncios|leads)\b/,
      /\b(?:agenc\w+|insurance|segur\w+|asegur\w+|you|yall|vcs|voces|ustedes|su empresa|sua empresa)\b/,
    ],
    unless:
      /\b(?:cover\w*|liability|quote for my|e ?o|professional|cotiz\w+|insure|asegurar|segurar|llc|my business|mi negocio|meu negocio|minha empresa|google|seo)\b/,
  },
  {
    topic: 'notSold',
    matches: [
      /\b(?:dog|cat|puppy|pet|perro|perrit[oa]|gat[oa]|mascota|cachorr\w+|bicho)\b/,
      /\b(?:swallow\w*|ate|eat\w*|sick|vomit\w*|throwing up|limping|vet|trago|comio|enferm[oa]|vomit\w+|coje\w+|veterinari[oa]|engol\w+|comeu|doente|mancando|passando mal)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:card|papers|tarjeta|cartao|papeles|documentos?|bit|bite|bitten|mordio|mordeu|home|house|casa|landlord|${crash}|liability|grooming|business|negocio|clinic|clinica|daycare|sue\w*|neighbor|vecin[oa]|vizinh[oa])\b`,
    ),
  },
  {
    topic: 'agencyOrInsurer',
    matches: [
      /\b(?:are (?:you|u|yall)|is this|you guys|son|es esto|ustedes son|uds son|vcs sao|voces sao|sao)\b/,
      /\b(?:broker|agency|agent|corredor\w*|agencia|corretor\w*|corretora) (?:\w+ )?(?:or|o|ou) (?:\w+ )?(?:\w+ )?(?:insurer|company|carrier|aseguradora|compania|seguradora)\b|\b(?:insurer|company|carrier|aseguradora|compania|seguradora) (?:\w+ )?(?:or|o|ou) (?:\w+ )?(?:\w+ )?(?:broker|agency|agent|corredor\w*|agencia|corretor\w*|corretora)\b/,
    ],
    unless: /\b(?:confi\w+|scam|golpe|estafa|legit|trust|real|verdad\w*)\b/,
  },
];
