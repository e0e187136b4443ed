import type { TopicRule } from './topic-rule.ts';

const trailer = /\b(?:trailers?|trailas?|treilas?|trayler)\b/;
const insured = /\b(?:insur\w*|quote|cover\w*|asegur\w+|aseguranza|seguros?|segur(?:am|ar|a)|poliza|apolice|cotiz\w+|cotar|cotacao)\b/;
/** A trailer that a vehicle pulls, or a loss. */
const towed =
  /\b(?:trucks?|semi|camion|camiones|troca|troque|trocas|caminhao|tractor|jal\w+|tow\w*|pull\w*|haul\w*|engan\w+|engat\w+|remolc\w+|remolques?|reboques?|puxa\w*|hitch|cargo|carga|fletes?|utility|gooseneck|dump|flatbed|lowboy|enclosed|reefer|hot ?shot|food|comida|tacos|boat|bote|barco|travel|camper|rv|lawn|yarda|tools|herramient\w+|ferrament\w+|stolen|stole|rob\w+|roub\w+|choque|crash\w*|horse|caballos|interchange|uhaul|u haul|mc|dot|pies|feet|ft|axles?|ejes|caminhonete|picape|camioneta|wind|viento|vento|hurricane|huracan|tornado|claim|reclamo|flood|inund\w+|leak\w*|goter\w+|movers?|escort)\b/;

/** Rules for topics about a home. */
export const homeRules: readonly TopicRule[] = [
  {
    topic: 'windOnly',
    matches: [
      /\b(?:wind|viento|vento)(?: \w+){0,4} (?:separate\w*|apart|separad[oa]|aparte|a parte)\b|\b(?:separate|another) wind (?:insurance|policy)\b/,
    ],
    unless: /\b(?:deductible|deducible|franquia|damage\w*|claim|reclamo|sinistro|building|edificio|predio|hoa|association|asociacion|associacao)\b/,
  },
  {
    topic: 'mobilePark',
    matches: [
      trailer,
      insured,
      /\b(?:trailer park|park|parque|rent(?:ed)? lot|lote rentado|renta del lote)\b/,
      /\b(?:live|living|vivo|vivimos|vivir|moro|moramos|home|casa|lot|lote|park|parque)\b/,
    ],
    unless: new RegExp(String.raw`${towed.source}|\b(?:national|parked|parking)\b`),
  },
  {
    topic: 'mobileHome',
    matches: [
      trailer,
      insured,
      /\b(?:anclas?|anclad[oa]|anclajes?|amarr\w+|tie ?downs?|straps|skirting|faldas|vivo|vivimos|vivir|viven|live in|living in|moro|moramos|double|single|doble|sencill[oa]|recamaras?|cuartos|bedrooms?|terreno|tierra|lote|my land|own land|acres?|mobile|movil)\b/,
    ],
    unless: towed,
  },
  {
    topic: 'mobileHome',
    matches: [/^(?:\S+ ){0,11}\S+$/, trailer, /\b(?:19[5-9]|20[0-2])\d\b/, /\b(?:asegur\w+|aseguranza|seguros?|cotiz\w+)\b/],
    unless: new RegExp(String.raw`${towed.source}|\b(?:placas?|titulo|comercial|negocio|trabajo)\b`),
  },
  {
    topic: 'airbnb',
    matches: [
      /\b(?:airbnb|air bnb|vrbo|short term rental|renta corta|aluguel por temporada)\b/,
      /\b(?:condo|condos|condominio|apartamento|apartment|townhouse|hoa|unit|unidad|unidade|house|casa|home)\b/,
      /\b(?:rent(?:ing)? (?:it |my |out |our )*|host\w*|list\w*|put|poner|pongo|rent\w+|alquil\w+|alug\w+|colocar|bot\w+|por)\b/,
    ],
    unless:
      /\b(?:guests? (?:\w+ )?(?:broke|hurt|fell|damaged|stole)|(?:huesped\w*|hospede\w*|inquilin\w+) (?:\w+ )?(?:rompi\w+|se cayo|dan\w+|rob\w+|queb\w+|estrag\w+|caiu)|claim|reclamo|sinistro|llc|stay(?:ing)? (?:in|at)|bylaws)\b/,
  },
  {
    topic: 'homeClaim',
    matches: [
      /\b(?:tree|branch|limb|arbol|rama|arvore|galho|fire|fuego|incendio|fogo|pipe|tubo|cano|storm|tormenta|tempestade|hail|granizo|tornado|hurricane|huracan|furacao)\b/,
      /\b(?:carport|house|home|roof|garage|porch|casa|techo|garaje|garagem|telhado|cochera)\b/,
      /\b(?:(?:do i|should i|who do i|who should i) (?:call|report)|(?:call|report to|tell) (?:you|yall|u) or|a quien (?:le )?(?:llamo|aviso|reporto)|(?:llamo|les llamo|aviso) (?:a )?(?:ustedes|uds)|(?:ligo|aviso) (?:pra|para) (?:voces|vcs|quem)|quem (?:eu )?(?:chamo|aviso)|pra quem (?:eu )?(?:ligo|aviso))\b/,
    ],
    unless: /\b(?:on my car|on the car|mi carro|meu carro|coming|viene|vem vindo)\b/,
  },
];
