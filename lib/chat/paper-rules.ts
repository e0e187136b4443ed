import type { TopicRule } from './topic-rule.ts';
import { crash, filing } from './question-rules.ts';

const relative = String.raw`(?:husband|wife|son|daughter|brother|sister|mom|dad|mother|father|kid|espos[oa]|marido|mujer|mulher|hij[oa]|filh[oa]|herman[oa]|irmao|irma|mama|papa|mae|pai|suegr[oa]|sogr[oa])`;
const job = String.raw`(?:boss|job|employer|work|company|jefe|patron|jefa|patrona|trabajo|compania|chefe|patrao|patroa|trabalho|servico|empresa|empregador)`;

/** Questions on bills, renewals, proofs, and homes that decide the topic only when no other rule does. */
export const paperRules: readonly TopicRule[] = [
  {
    topic: 'papers',
    matches: [/^(?:\S+ ){1,4}\S+$/, /\b(?:foreign|extranjera|estrangeira|international) (?:license|licencia|licenca|carteira|habilitacao)\b/],
    unless: /\b(?:cdl|truck|semi|camion|caminhao|days?|dias?|how long|cuanto|quanto|years?|anos?)\b/,
  },
  {
    topic: 'feeKinds',
    matches: [
      /\b(?:broker fee|policy fee|agency fee|premium financ\w+|finance charge|cargo por (?:poliza|financiamiento)|taxa de (?:apolice|corretagem|financiamento))\b/,
      /\b(?:what|whats|why|explain|understand|dont get|que|q|por ?que|pq|entiendo|explic\w+|significa|oq|o que|entendo|entendi)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|refund\w*|reembols\w+|cancel\w*|devuelv\w+|devolv\w+|do you charge|cobran ustedes|voces cobram)\b`,
    ),
  },
  {
    topic: 'renewalNotice',
    matches: [
      /\b(?:renewal|renew\w*|renovacion|renov\w+|renovacao)\b/,
      /\b(?:(?:havent|have not|didnt|did not|never)(?: \w+){0,2} (?:got|gotten|get|received?|seen)|nothing (?:came|in the mail)|hasnt (?:come|arrived)|no (?:me )?(?:ha )?(?:lleg\w+|mand\w+|envi\w+)|nunca (?:me )?(?:llego|mandaron)|nao (?:me )?(?:chegou|recebi|mandaram|enviaram|veio)|nada ainda)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|i paid|pague|paguei|paid|license|licencia|carteira|tags?|registration|sticker|placas?|chapa|permit|truck|camion|caminhao|comp|hoa|citizens|mortgage|lender|hipoteca|banco|bank|financeira|letter said|card|tarjeta|cartao)\b`,
    ),
  },
  {
    topic: 'payStore',
    matches: [
      /\b(?:walmart|publix|cvs|walgreens|7 ?eleven|family dollar|dollar general|western union|moneygram|kroger|oxxo|la tienda|na loja|loterica|corner store)\b/,
      /\b(?:pay|pagar|pago|pagarlo|pagarla|pay my|paying|boleto|efectivo|cash|dinheiro)\b/,
      /\b(?:payment|bill|insurance|policy|mensualidad|cuota|letra|seguro|aseguranza|poliza|parcela|apolice|mensalidade|conta|boleto|premium)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|work at|trabajo en|trabalho (?:no|na)|parking|estacionamiento|estacionamento|fell|slip\w*|deliver\w*|scam|estafa|golpe|gift card\w*|money order)\b`,
    ),
  },
  {
    topic: 'jobProof',
    matches: [
      new RegExp(String.raw`\b${job}\b`),
      /\b(?:wants?|needs?|asks?|asking|requires?|said|says|told|pide\w*|piden|quiere\w*|exige\w*|dice|dijo|pede|pediu|quer|falou|fala|disse|diz|preciso|necesito|ocupo)\b/,
      /\b(?:proof of (?:auto |car )?insurance|prueba (?:de|del) (?:seguro|aseguranza)|comprobante (?:de|del) (?:seguro|aseguranza)|comprovante (?:de|do) seguro|prova (?:de|do) seguro)\b/,
      /\b(?:my|mi|meu|minha) (?:own |propi[oa] |propri[oa] )?(?:car|truck|van|vehicle|carro|auto|troca|camioneta|caminhonete)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|comp|dui|susp\w+|bank|banco|dealer|landlord|semi|cdl|dont have|no tengo seguro|nao tenho seguro)\b`,
    ),
  },
  {
    topic: 'addressChange',
    matches: [
      /\b(?:address|direccion|domicilio|endereco)\b/,
      /\b(?:wrong|changed?|new|update|mal|equivocad[oa]|cambi\w+|nuev[oa]|actualiz\w+|errad[oa]|mud\w+|nov[oa]|atualiz\w+|troc\w+)\b/,
      /\b(?:phone|cell|number|telefono|celular|numero|telefone|email|correo)\b/,
      /\b(?:insurance|policy|seguro|aseguranza|poliza|apolice|account|cuenta|cadastro)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|truck|camion|caminhao|llc|business|negocio|empresa|license number|claim|scam|your address|su direccion|endereco de voces|comp|card number|numero de tarjeta)\b`,
    ),
  },
  {
    topic: 'roofDiscount',
    matches: [
      /\b(?:(?:new|replaced (?:the|my|our)|changed (?:the|my)|put (?:on )?a new) (?:\w+ )?roof|techo nuevo|(?:cambi\w+|puse|reemplac\w+) (?:\w+ )?techo|telhado novo|(?:troquei|trocamos|troca\w*|reformei|refiz|refizemos) (?:\w+ )?telhado)\b/,
      /\b(?:lower|cheaper|discount|go(?:es)? down|drop|less|save|credit|baja\w*|rebaj\w+|descuento|menos|ahorr\w+|baix\w+|desconto|diminu\w+|mais barat[oa]|mas barat[oa])\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|claim|reclamo|sinistro|storm|hurricane|huracan|furacao|hail|nonrenew\w*|cancel\w*|dropped|deductible|deducible|franquia|hoa|commercial|building|car|carro|will insurance pay|make me|obligan)\b`,
    ),
  },
  {
    topic: 'mobileHome',
    matches: [
      /\b(?:mobile homes?|manufactured homes?|double ?wide|single ?wide|casas? mov(?:il|el|iles)|casa (?:de )?trailer|trailer home|casa prefabricada|casa manufacturada|casa mobil)\b/,
      /\b(?:nobody|no one|wont|nadie|no me la|ninguem|insur\w+|asegur\w+|segur\w+|cotiz\w+|cotar|quote|seguro|aseguranza)\b/,
      /\b(?:(?:19)?[6-9]\d|del \d\d|old|viej[oa]|antig[oa]|velh[oa]|nobody|no one|nadie|ninguem|do you (?:insure|do)|aseguran|fazem|voces|ustedes)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|claim|reclamo|sinistro|leak\w*|damage\w*|dan[oa]\w*|storm|hurricane|huracan|furacao|wind|viento|vento|flood|inundacion|enchente|alag\w+|rent (?:it )?out|la rento|alugo|tenant\w*|inquilin\w+|park (?:wants|requires|asks)|parque (?:pide|exige)|lote|deductible|cancel\w*|nonrenew\w*|how much|cuanto|quanto|vacant|vacia|vazia|bank|banco)\b`,
    ),
  },
  {
    topic: 'mineOrTheirs',
    matches: [
      /\b(?:hit|rear ended|bumped|sideswiped|le (?:pegaron|chocaron|dieron)|me (?:pegaron|chocaron|dieron)|chocaron|bateram|encostaram|amassaram)\b/,
      new RegExp(
        String.raw`\b(?:${relative} (?:\w+ ){0,14}(?:car|carro|auto|bumper|coche)|(?:her|his|su|sua|seu|dela|dele) (?:car|carro|auto|bumper|coche))\b`,
      ),
      /\b(?:who pays|whose insurance|quien (?:le )?paga|quem paga|cual seguro paga|qual seguro paga|de quien es el seguro)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|fled|ran|left|huy\w+|se fue\w*|fugi\w+|foi embora|uninsured|no insurance|sin seguro|sem seguro|hurt|lastim\w+|machuc\w+|i hit|(?:she|he|my \w+) hit (?:a|the|my|another|someone|somebody)|bati|parked|estacionad[oa]|parking|uber|deliver\w*|government|truck|camion|caminhao|friend|amig[oa]|borrowed|prest\w+|emprest\w+)\b`,
    ),
  },
  {
    topic: 'dogBite',
    matches: [
      /\b(?:dog|pitbull|pit bull|perr[oa]|cachorr[oa]|cao)\b/,
      /\b(?:my|mi|meu|minha|our|nuestr[oa]) (?:\w+ )?(?:dog|pitbull|perr[oa]|cachorr[oa]|cao)\b(?: \w+){0,2} (?:bit|mordi\w*|mordeu)\b/,
    ],
    unless: /\b(?:dropped|cancel\w*|nonrenew\w*|sued|suing|demand\w+|process\w+|tenant|inquilin\w+|employee|empleado|funcionari\w+)\b/,
  },
  {
    topic: 'nonRenewPaid',
    matches: [
      /\b(?:non ?renew\w*|not renew\w*|no renovacion|no renovar\w*|no (?:me )?(?:la |lo )?van a renovar|nao renovacao|nao vao renovar|nao renovar)\b/,
      /\b(?:what does|what do|wtf|whats|mean\w*|que (?:significa|quiere decir|es eso)|q (?:significa|es eso|quiere decir)|(?:o que|oq) (?:significa|quer dizer|e isso))\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|comp|truck|camion|caminhao|hoa|roof|techo|telhado|dog|perro|cachorro|home|house|casa|business|negocio|empresa|citizens)\b`,
    ),
  },
  {
    topic: 'twoStatesNeed',
    matches: [
      new RegExp(String.raw`\b(?:my|mi|meu|minha) ${relative} (?:\w+ )?(?:lives?|vive|mora|esta|ta|is) (?:in|en|em|no|na)\b`),
      /\b(?:and (?:i|me)|i live|i m in|im in|y yo|yo (?:vivo|estoy)|e eu|eu (?:moro|to|estou))\b/,
      /\b(?:both|do both|l[oa]s dos|ambos|aseguran a los dos|os dois|as duas|nos dois|fazem os dois)\b/,
    ],
    unless: new RegExp(String.raw`\b(?:${filing}|${crash}|dui|same (?:car|house)|mism[oa] (?:carro|casa)|mesm[oa] (?:carro|casa)|divorc\w+)\b`),
  },
  {
    topic: 'cost',
    matches: [
      /^(?:\S+ ){0,14}\S+$/,
      /\b(?:how much|cuanto (?:esta|sale|cuesta|vale|me sale|seria|es|queda|anda)|quanto (?:ta|esta|fica|custa|sai|e|seria|vai|que ta|que e))\b/,
      /\bfull cover(?:age)?\b|\bcobertura (?:completa|total)\b/,
      /\b(?:19[89]\d|20[0-3]\d|toyota|honda|hyundai|nissan|ford|chevy|chevrolet|kia|jeep|dodge|mazda|tesla|bmw|mercedes|corolla|civic|camry|altima|sentra|tucson|rav4|f150)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|dui|dwi|susp\w+|deductible|deducible|franquia|liability|differen\w+|diferen\w+|trucks?|camion|caminhao|semi|motorcycle|motos?|under|menos de|abaixo de)\b`,
    ),
  },
  {
    topic: 'offTopic',
    matches: [
      /\b(?:ship|shipping|send|envian?|mandan?|mandar|despach\w+|enviam|mandam)\b(?: \w+){0,3} (?:box(?:es)?|barrels?|caj(?:a|as|ita|itas)|paquetes?|caixas?|encomendas?|tambo(?:r|res)|dinero|remesas?|dinheiro|money)\b/,
      /\b(?:brasil|brazil|cuba|mexico|honduras|guatemala|colombia|venezuela|haiti|dominicana|republica|nicaragua|el salvador|peru|ecuador|abroad|overseas|exterior)\b/,
      /\b(?:do (?:you|yall)|you guys|can you|can i|ustedes|uds|me|vcs|voces|hacen|envian|mandan|despacham|fazem|mandam|enviam)\b/,
    ],
    unless:
      /\b(?:insur\w+|seguro|aseguranza|poliza|apolice|i (?:own|have|run) a|tengo (?:una|un) (?:negocio|empresa|compania)|tenho (?:uma|um)|minha empresa|mi negocio|mi empresa|policy|pay for|pagar)\b/,
  },
];
