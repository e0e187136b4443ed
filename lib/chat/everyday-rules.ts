import type { TopicRule } from './topic-rule.ts';
import { crash, filing } from './question-rules.ts';

const relative = String.raw`(?:husband|wife|son|daughter|brother|sister|mom|dad|boyfriend|girlfriend|mother|father|cousin|uncle|aunt|friend|buddy|nephew|espos[oa]|marido|mujer|hij[oa]|filh[oa]|herman[oa]|irmao|irma|novi[oa]|namorad[oa]|mama|papa|mae|pai|suegr[oa]|cunad[oa]|sogr[oa]|cunhad[oa]|prim[oa]|ti[oa]|sobrin[oa]|compadre|amig[oa])`;
const countries =
  '(?:venezol|mexic|cuban|colombian|hondur|guatemal|salvador|haitian|dominican|brasil|brazil|peruan|peruv|ecuator|nicaragu|argentin|portugu|jamaic|foreign|extranjer|estrangeir)';
const license = String.raw`(?:licen[csz]\w*|carteira|habilitacao|cnh|carta de motorista|carne|brevete|registro de conducir)`;
const rents = String.raw`(?:rent(?:o|ad[oa]s?|amos|ar|ando|ed|ing|al|s)?|alquil\w+|alug\w+)`;
const rentedTruck = String.raw`(?:u ?haul|uhaul|penske|ryder|budget truck|home depot)`;
const bigVehicle = String.raw`(?:box ?trucks?|box|cargo vans?|vans?|trucks?|camion|camiones|camioncito|camioneta|troca|furgon|furgoneta|caminhao|caminhaozinho|bau)`;
const noPapers = String.raw`(?:sin (?:papeles|documentos|estatus)|no tengo (?:papeles|documentos|estatus)|indocumentad[oa]s?|sem (?:papel|papeis|documentos?|status)|nao tenho (?:papel|papeis|documentos?|status)|ilegal|without (?:papers|status)|no (?:papers|status)|undocumented)`;

/** Everyday questions that decide the topic only when no other rule does. */
export const everydayRules: readonly TopicRule[] = [
  {
    topic: 'pipKentucky',
    matches: [/\b(?:pip|no fault|sin culpa|sem culpa)\b/, /\b(?:kentucky|ky)\b/],
    unless: new RegExp(String.raw`\b(?:florida|${crash}|doctor|medico|hospital|hurt|claim|denied|motorcycle|motos?)\b`),
  },
  { topic: 'insurerForm', matches: [/\bfs ?1\b/], unless: new RegExp(String.raw`\b(?:${crash}|ford|truck)\b`) },
  {
    topic: 'rentedTruckWork',
    matches: [
      new RegExp(String.raw`\b(?:${rentedTruck}|${rents} (?:\w+ ){0,3}${bigVehicle}|${bigVehicle} (?:\w+ ){0,2}${rents})\b`),
      /\b(?:mudanzas?|mudancas?|moving (?:jobs?|company|business|people|customers?)|moves for|help people move|fletes?|fretes?|entregas?|entregar|entrego|repart\w+|deliver\w*|amazon|haul (?:for|stuff)|hauling|gigs?|clientes?|customers?|clients?|jobs?|trabajo|trabajar|trabalho|trabalhar|negocio|business|acarreos?|carretos?|side hustle|bicos?)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|hit|damage\w*|semi|mc|dot|usdot|my customers rent|rental business|rento mis|alugo meus|food truck|my own (?:truck|van|box)|rent out|contents|owner operator|leased|cdl|office|local|turo|to (?:my )?clients|to customers|a mis clientes|a clientes|meus clientes alug\w+|lot|storage|yard|patio|parking|estacion\w+|damag\w+|stolen|rob\w+|roub\w+)\b`,
    ),
  },
  {
    topic: 'lenderOff',
    matches: [
      /\b(?:house|home|mortgage|casa|hipoteca|casita|apartamento|condo|financiamento da casa)\b/,
      /\b(?:paid off|payed off|pay off|termine de pagar|termine d pagar|acabe de pagar|acabei de quitar|ya pague (?:toda )?la (?:casa|hipoteca)|pague (?:toda )?la (?:casa|hipoteca)|liquide|quitei|quitamos|terminei de pagar|acabei de pagar|quitad[oa]|saldada|salde)\b/,
      /\b(?:bank|lender|mortgagee|mortgage company|banco|acreedor|credor|financeira|prestamista|loss payee)\b/,
      /\b(?:remove|take|off|get rid|drop|sale|salga|aparec\w+|sai|saia|quit\w*|sac\w+|borr\w+|tir[aeo]\w*|remov\w+|name|nombre|nome|policy|poliza|apolice)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:car|carro|auto|truck|camion|claim|reclamo|sinistro|do i (?:have|need) to|need to insure|obligatori\w+|obrigad[oa]|todavia tengo que|ainda preciso)\b`,
    ),
  },
  {
    topic: 'filingFromOther',
    matches: [
      /\b(?:dui|dwi|susp\w+)\b/,
      /\b(?:who|quien|quem)(?: \w+){0,3} (?:files?|does|do|hace|hacen|manda|saca|pone|faz|fazem|tira|emite|envia)(?: \w+){0,3} (?:papers?|form|filing|papel|papelito|formulario|documento|certificado|sr22a?)\b/,
    ],
  },
  {
    topic: 'lawyer',
    matches: [
      /\b(?:lawyers?|attorneys?|abogad[oa]s?|licenciado|advogad[oa]s?)\b/,
      /\b(?:good|best|recommend\w*|know (?:a|an|any)|suggest|refer|buen[oa]?|bom|boa|recomiend\w+|recomend\w+|conoce[ns]?|conhece[m]?|indica[mr]?|saben de|tienen|sabe de|cheap|barat[oa]|algun|algum|alguma)\b/,
      /\b(?:dui|dwi|ticket|tickets|multas?|court|corte|license|licencia|carteira|susp\w+|speeding|immigration|inmigracion|imigracao|criminal|traffic|transito)\b/,
    ],
    unless: new RegExp(String.raw`\b(?:${crash}|my (?:lawyer|attorney)|mi abogado|meu advogado|the other|letter|carta)\b`),
  },
  {
    topic: 'priceUnder',
    matches: [
      /\b(?:under|less than|below|no more than|cheaper than|max(?:imum)?|menos de|por debajo de|no (?:mas|pase) de|que no pase de|bajo los|menos que|abaixo de|ate|no maximo|maximo|hasta)(?: \w+){0,2} \d{2,3}\b/,
      /\b(?:month|monthly|mo|mes|mensual\w*|al mes|mensal|mensais|por mes)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|dui|dwi|trucks?|camion|caminhao|business|negocio|empresa|house|home|casa|rent|renters|miles|millas|milhas|pay (?:it )?by|late|atras\w+|susp\w+|libras|pounds|age|year old|anos|dias|days|comp)\b`,
    ),
  },
  {
    topic: 'payForRelative',
    matches: [
      new RegExp(
        String.raw`\b(?:pay\w*|pag\w+)(?: \w+){0,5} (?:card|tarjeta|cartao|account|cuenta|conta|debit\w*|debito)(?: \w+){0,2} (?:of|de|del|d[oa]|from) (?:\w+ )?${relative}\b|\b(?:pay\w*|pag\w+)(?: \w+){0,4} (?:my )?${relative}s? (?:\w+ )?(?:card|account)\b`,
      ),
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|stolen|rob\w+|roub\w+|without (?:asking|telling)|sin (?:permiso|avisar)|sem (?:permissao|avisar)|charged|cobraron|cobraram|quem|refund|claim)\b`,
    ),
  },
  {
    topic: 'foreignCard',
    matches: [
      new RegExp(
        String.raw`\b(?:card|tarjeta|cartao|account|cuenta|conta)(?: \w+){0,3} (?:(?:from|de|do|da|d[eo] meu|de mi|of) (?:\w+ )?(?:brasil|brazil|mexico|colombia|venezuela|pais|country|afuera|fora|outro pais|otro pais|honduras|guatemala|cuba|peru|argentina|portugal|canada)|${countries}\w*|internaciona[l]?\w*)\b|\b(?:foreign|brazilian|mexican|international|colombian) (?:\w+ )?(?:card|bank account)\b`,
      ),
      /\b(?:pay\w*|pag\w+|passa|pasa|aceita\w*|acept\w+|accept|take|usar|use|funciona|works?|sirve|serve|vale)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:green card|id card|${license}|stolen|rob\w+|roub\w+|tarjeta de (?:circulacion|identidad|residen\w+)|charged|insurance card)\b`,
    ),
  },
  {
    topic: 'missedPayment',
    matches: [
      /\b(?:segur(?:o|ar|am|e|a)|adi(?:o|ar|a|am)|atras(?:o|ar|a)|empurr\w+|jog\w+|posterg\w+|aplaz\w+|correr(?:me)?|mover|esperar\w*|aguant\w+|push|delay|hold|wait|move)(?: \w+){0,3} (?:payment|bill|pagamento|boleto|parcela|mensalidade|pago|letra|cuota|mensualidad|recibo|fatura)\b/,
      /\b(?:(?:ate|until|till|til|hasta|pro|para|pra|to|for|al) (?:o |el |the )?(?:dia )?\d{1,2}(?:th|st|nd)?|dia \d{1,2}|next (?:week|friday|month)|proxim[ao] (?:semana|mes)|(?:semana|mes) que vem|la otra semana|quincena|payday|receber|eu receber|me paguen|few days|unos dias|uns dias|alguns dias)\b/,
    ],
    unless: new RegExp(String.raw`\b(?:${filing}|down ?payment|enganche|entrada|claim|ticket|multa|sinistro|reclamo|truck|camion|caminhao|comp)\b`),
  },
  {
    topic: 'paying',
    matches: [
      /\b(?:entrada (?:de |e |fica )?(?:quanto|qto)|(?:quanto|qto)(?: \w+){0,3} (?:de |a )?entrada|how much (?:\w+ ){0,3}(?:down|to start)|(?:cuanto|cuánto) (?:\w+ ){0,4}(?:enganche|inicial|entrada|down|dawn)|(?:enganche|inicial|entrada) de cuanto|de cuanto es (?:el |la )?(?:enganche|inicial|entrada|down))\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|trucks?|camion|caminhao|semi|house|home|casa|negocio|business|empresa|dealer|concession\w+|loan|financ\w+|where|donde|onde)\b`,
    ),
  },
  {
    topic: 'canceledUnannounced',
    matches: [
      /\b(?:cancel\w*|fech(?:aram|ou)|cort(?:aram|aron|ou|o)|tiraram|derrub\w+|cerraron|tumb\w+|quitaron|dropped|closed|terminated)\b/,
      /\b(?:sem (?:me )?(?:avis\w+|aviso|falar)|(?:nao|no|nunca|ninguem|nadie) (?:me )?(?:avis\w+|notific\w+)|sin (?:avis\w+|decirme|notific\w+)|without (?:telling|notice|warning|letting|a (?:word|letter))|(?:never|nobody|no one|didnt|did not) (?:\w+ )?(?:told|notified|warned|tell|notify)|no (?:notice|warning))\b/,
      /\b(?:polic(?:y|ies)|insurance|poliza|seguro|aseguranza|apolice|coverage|cobertura)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|claim|mortgage|hipoteca|escrow|fmcsa|comp|truck|camion|caminhao|home|house|casa|business|negocio|empresa|husband|wife|marido|espos[oa]|ex|paid|pague|paguei|i (?:want|need) to cancel|quiero cancel\w+|quero cancel\w+|refund|dealer)\b`,
    ),
  },
  {
    topic: 'permitArrived',
    matches: [
      /\b(?:work permit|work authorization|ead|permiso de trabajo|permissao de trabalho|autorizacao de trabalho|autorizacion de trabajo)\b/,
      /\b(?:(?:just )?(?:came|arrived|got)|approved|lleg\w+|aprob\w+|salio|dieron|cheg\w+|aprov\w+|saiu|recebi|recibi|ya tengo|ja tenho|peguei|now have)\b/,
      /\b(?:insurance|policy|seguro|aseguranza|poliza|apolice|cheap\w*|barat\w+|quote)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|dui|cdl|truck|camion|caminhao|comp|venc\w+|expir\w+|business|negocio|empresa|house|casa)\b`,
    ),
  },
  {
    topic: 'licenseNoPapers',
    matches: [
      new RegExp(String.raw`\b${noPapers}\b`),
      /\b(?:sacar|saco|tirar|tiro|obtener|conseguir|get|apply|dan|dar|da|renovar|renew|tramitar|fazer)(?: \w+){0,5} (?:licen[csz]\w*|carteira|habilitacao|driver ?license|drivers license|id de manejar)\b|\b(?:licen[csz]\w*|carteira|habilitacao|driver ?license)(?: \w+){0,3} (?:sin|sem|without) (?:papel\w*|papeis|status|papers)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|dui|truck|cdl|camion|caminhao|business|negocio|house|casa|segurar|asegur\w+|insure|pega\w*|stopped|caught|multa|ticket|pararon|agarr\w+|no tengo licencia|nao tenho carteira)\b`,
    ),
  },
  {
    topic: 'noLicenseStop',
    matches: [
      /\b(?:agarr\w+|pararon|paro|detuv\w+|cogieron|cogio|cacharon|pescaron|pegaram|pegou|(?:fui|foi) peg[oa]|pararam|parou|pulled (?:me )?over|caught|stopped|got stopped|busted)\b/,
      /\b(?:(?:sin|sem|without(?: a)?|no|with no|expired) (?:\w+ )?(?:licencia|license|carteira|habilitacao|cnh)|(?:licencia|license|carteira|habilitacao|cnh)(?: \w+){0,3} (?:vencid[oa]|expired)|unlicensed)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|dui|dwi|susp\w+|sin seguro|sem seguro|without insurance|no insurance|${relative} (?:got|was|lo|la|fue|foi)|lo (?:agarr\w+|pararon)|employee|empleado|funcionario)\b`,
    ),
  },
  {
    topic: 'lendUnlicensed',
    matches: [
      new RegExp(String.raw`\b${relative}\b`),
      new RegExp(
        String.raw`\b(?:expired (?:\w+ )?licen\w+|${license}(?: \w+){0,3} (?:expired|vencid[oa]|expirad[oa])|${license} (?:\w+ )?(?:esta |ta )?vencid[oa]|(?:no|without a?|sin|sem|nao tem) (?:\w+ )?(?:licencia|license|carteira|habilitacao|cnh))\b`,
      ),
      /\b(?:can|puede|pode|could|may|deja[rn]?lo|dejar|deixar|prest\w+|emprest\w+|let)(?: \w+){0,4} (?:drive|driving|manej\w+|conduc\w+|guiar|dirig\w+|usar|use|my|mi|meu)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|dui|exclu\w+|employee|empleado|funcionario|worker|trabajador|cdl|semi|own(?:er)?|his car|su (?:propio )?carro|title|titulo|permit|permiso|list|poner\w*|add|incluir)\b`,
    ),
  },
  {
    topic: 'visitors',
    matches: [
      new RegExp(String.raw`\b(?:${relative}|mother in law|father in law|in laws|parents|padres|pais)\b`),
      new RegExp(
        String.raw`\b${license}(?: \w+){0,2} (?:de (?:mexico|colombia|venezuela|honduras|cuba|guatemala|brasil|su pais|alla)|d[oe] (?:brasil|portugal|mexico)|${countries}\w*)\b|\b${countries}\w* (?:\w+ )?licen\w+\b|\bso (?:tem|com) (?:a )?cnh\b|\bcnh brasileira\b`,
      ),
      /\b(?:can|puede|pode|podem|pueden|could|may|prest\w+|emprest\w+|let|borrow)\b/,
      /\b(?:drive|driving|manej\w+|conduc\w+|guiar|dirig\w+|my (?:car|truck)|mi (?:carro|troca|camioneta|auto)|meu carro)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|dui|exclu\w+|employee|empleado|funcionario|worker|cdl|semi|camion|caminhao|expired|vencid[oa]|expirad[oa]|company|empresa|compania|business|negocio)\b`,
    ),
  },
];
