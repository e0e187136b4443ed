import type { TopicRule } from './topic-rule.ts';

const policy = /\b(?:insur\w*|polic(?:y|ies)|cover\w*|seguros?|aseguranza|poliza|apolice|cobertura)\b/;
const plate = /\b(?:plates?|tags?|registration|placas?|chapas?|registro|emplacamento)\b/;
const filing = String.raw`sr22a?|fr44`;
const home = String.raw`home|homeowners?|house|casa|renters?|condo|hoa`;
const business = String.raw`trucks?|semi|camion|caminhao|troque|mc|dot|comp|llc|business|negocio|empresa|authority`;
const died =
  /\b(?:passed(?: away)?|died|is dead|lost my (?:husband|wife|mom|mother|dad|father)|widow(?:ed|er)?|muri[oe]\w*|fallec\w+|enviude|viud[oa]|se nos fue|falec\w+|morreu|viuv[oa])\b/;
const relative =
  /\b(?:husband|wife|mom|mother|mama|dad|father|papa|brother|sister|son|daughter|aunt|uncle|grand\w+|espos[oa]|marido|mujer|madre|padre|herman[oa]|hij[oa]|ti[oa]|abuel[oa]|mae|pai|irma[o]?|filh[oa]|av[oa]|viuv[oa]|viud[oa]|widow\w*)\b/;

/** Topics about a policy that ended or is to end: a gap, a car that was sold, a missed payment, a death in the family. */
export const endingRules: readonly TopicRule[] = [
  {
    topic: 'diedCar',
    matches: [
      died,
      relative,
      /\b(?:car|truck|van|suv|vehicle|carro|auto|troca|camioneta|caminhonete)\b/,
      /\b(?:drive|driving|use|manejar\w*|manejo|usar\w*|dirigir|dirijo|ando)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:crash\w*|wreck\w*|accident\w*|acident\w*|choque|killed|mat(?:o|aron|ou)|claim|house|home|casa|life insurance|seguro de vida|truck driver|${filing})\b`,
    ),
  },
  {
    topic: 'soldCancel',
    matches: [
      /\b(?:i (?:just )?sold|sold (?:my|the|it)|vendi)\b/,
      /\b(?:still|keep|sigo|todavia|continuo|ainda|tengo que|tenho que)(?: \w+){0,3} (?:pay|paying|pagar|pagando|pago)\b/,
    ],
    unless:
      /\b(?:plates?|tags?|placas?|chapa|letter|carta|tickets?|multas?|tolls?|crash\w*|choc\w+|choque|bati|bateu|house|home|casa|loan|prestamo|financ\w+|sr22a?|fr44|business|negocio|empresa|tax\w*|lien)\b/,
  },
  {
    topic: 'death',
    matches: [
      died,
      relative,
      /\b(?:house|home|casa)\b/,
      /\b(?:car|cars|truck|vehicles?|carros?|auto|troca|camioneta|caminhonete|buick|ford|chevy|toyota|honda|nissan|jeep|corolla|camry)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:crash\w*|wreck\w*|accident\w*|acident\w*|choque|killed|mat(?:o|aron|ou)|claim|burn\w*|life insurance|seguro de vida|${filing})\b`,
    ),
  },
  {
    topic: 'plateKept',
    matches: [
      /\bcancel\w*\b/,
      plate,
      /\b(?:before|without|didnt|did not|never|forgot|sin|antes de|no la|no lo|nunca|sem|nao)(?: \w+){0,3} (?:return\w*|turn\w*|surrender\w*|giv\w+|entreg\w+|devol\w+)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:should i|do i|can i|if i|debo|tengo que|puedo|si cancelo|devo|tenho que|posso|se eu|moved|move|mud\w+|i live|vivo|moro|sold|sell|vend\w+|${filing})\b`,
    ),
  },
  {
    topic: 'mismatch',
    matches: [
      /\b(?:paid (?:\w+ ){0,3}on time|never missed|always (?:paid|pay)|never (?:been )?late|(?:pag\w+|pague) (?:\w+ )?(?:a tiempo|puntual\w*|al dia|em dia|certinho)|siempre (?:he )?pag\w+|al dia con (?:los |mis )?pagos|pagos al dia|nunca (?:me )?atras\w+|sempre (?:pag\w+)|pagamentos? em dia|tudo (?:pago|em dia))\b/,
      /\b(?:state|dmv|system|flag\w*|estado|sistema|detran|tag office)\b/,
      /\b(?:laps\w+|uninsured|no insurance|not insured|without insurance|cancel\w*|gap|sin (?:seguro|aseguranza)|se cayo|cayo|lapso|sem seguro|caiu|venc\w+)\b/,
    ],
    unless: new RegExp(String.raw`\b(?:${filing}|comp|hoa|crash\w*|choque|bati)\b`),
  },
  {
    topic: 'gapSuspended',
    matches: [
      /\b(?:plates?|tags?|registration|licen\w+|placas?|chapas?|registro|carteira)\b/,
      /\b(?:susp\w+|pulled|blocked|bloque\w+|quitaron)\b/,
      policy,
      /\b(?:\d+|one|two|three|four|five|six|a|few|couple|un|una|unos|unas|pocos|dos|tres|cuatro|cinco|um|uma|dois|duas|quatro|alguns|poucos) (?:of )?(?:days?|weeks?|dias?|semanas?)\b|\bbetween (?:\w+ )?(?:compan\w+|polic\w+|insur\w+)\b|\bentre (?:una? |uma? )?(?:aseguradora|poliza|seguro|seguradora|apolice|compan\w+)/,
      /\b(?:laps\w+|gap|without|no insurance|hueco|sin|lapso|sem|intervalo|between|entre)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${business}|mov(?:e|ed|ing)|mud\w+|sold|sell|vend\w+|dui|dwi|crash\w*|choque|bati|tickets?|multas?|parked|sitting|broke\w*|descompuest[oa]|parad[oa]|how much|cuanto|quanto|deploy\w*|hospital|jail|letter says|on time|a tiempo|em dia|si tengo|tenho sim|i do have|ni un dia|nem um dia|no gap|sin que|never had)\b`,
    ),
  },
  {
    topic: 'gapDays',
    matches: [
      /^(?:\S+ ){0,20}\S+$/,
      /\b(?:how (?:many days|long|many weeks)|cuant[oa]s (?:dias|semanas)|cuanto tiempo|quant[oa]s (?:dias|semanas)|quanto tempo|is (?:one|a) day)\b/,
      /\b(?:go|be|stay|drive|have|estar|andar|quedar\w*|pasar|dur\w+|ficar|andar|passar)\b/,
      /\b(?:without|no|sin|sem) (?:\w+ )?(?:insurance|coverage|seguro|aseguranza|cobertura)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${home}|${business}|crash\w*|accident\w*|choque|bati|tickets?|multas?|dui|price|precio|preco|suspend\w*|foreign|country|pais|grace|gracia|carencia|jail|carcel|cadeia|after|despues|depois|baj\w+|drops?|until|hasta que|ate que)\b`,
    ),
  },
  {
    topic: 'renewExpired',
    matches: [
      /\b(?:renew\w*|renov\w+)\b/,
      /\b(?:expired|ran out|lapsed|vencio|vencid[oa]|expiro|expirou|venceu|caduco|se (?:me )?paso|passou)\b/,
      /\b(?:policy|insurance|coverage|seguro|aseguranza|poliza|apolice|renewal|renovacion|renovacao)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${home}|${business}|licen\w+|carteira|registration|tags?|plates?|placas?|visa|visto|passport|pasaporte|passaporte|permit|permiso|tps|daca|parole|crash\w*|choque|bati|hit|dui|cnh|trucking|storms?|tormenta|tempestade|hurricane|huracan|furacao)\b`,
    ),
  },
  {
    topic: 'soldCancel',
    matches: [
      /\b(?:sold|vendi|vendimos|vendemos|vendeu)\b/,
      /\b(?:car|truck|van|suv|jeep|vehicle|carro|auto|troca|camioneta|caminhonete|moto|motorcycle)\b/,
      /\b(?:cancel(?:ar|en|ing)?|still pay\w*|keep pay\w*|been paying|paying for|(?:sigo|estoy|ando|seguimos) pagando|(?:to|estou|continuo|sigo|ainda) pagando|still (?:charg\w+|bill\w+)|me (?:siguen )?cobr\w+|cobrando|money back|refund|reembols\w+|devuelv\w+|devolucion|dinheiro de volta|(?:take|get) (?:it|the car) off|sacar\w*|quit\w+|tirar)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|letter|carta|susp\w+|plates?|tags?|placas?|chapas?|crash\w*|hit|choc\w+|bati|bateu|accident\w*|${home}|tolls?|tickets?|multas?|buyer|comprador|loan|owe|debo|devo|registr\w+|titles?|titulo|fine|multa|policy is|boat)\b`,
    ),
  },
  {
    topic: 'licenseExpires',
    matches: [
      /\b(?:stops?|ends?|cancel\w*|quit(?:ar|an|en)\w*|lose|drop\w*|termin\w+|acab\w+|cort(?:a|an|ar|am)|pierdo|perco|perder)\b/,
      policy,
      /\b(?:tps|work permit|parole|daca|ead|green card|visa|visto|licen\w+|carteira|permiso(?: de trabajo)?|permissao de trabalho|asilo|asylum|ead card)\b/,
      /\b(?:expir\w+|venc\w+|till?|until|hasta|ate|(?:run|runs|ran) out|caduc\w+|does)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${business}|credit|debit|credito|debito|tickets?|multas?|dui|dwi|susp\w+|crash\w*|choque|bati|pay\w*|pag\w+|dropped|cancelaron|cancelled|canceled|quote|cotiz\w+|old policy|get insur\w+|sacar seguro|tener seguro|compre|comprei|bought|sirve|serve|vision|tests?|exam\w*)\b`,
    ),
  },
  {
    topic: 'missedPayment',
    matches: [
      /\b(?:turn (?:it|my policy|the policy|my insurance|my coverage) back on|reinstat\w+|reactiv\w+|reativ\w+)\b/,
      /\b(?:polic(?:y|ies)|insurance|poliza|seguro|aseguranza|apolice|coverage)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${home}|${business}|licen\w+|carteira|registration|tags?|plates?|placas?|registro|fees?|susp\w+|(?:i|ya|ja|already) (?:\w+ )?(?:paid|pague|paguei)|pague|paguei|expired|venc\w+|renew\w*|renov\w+|dui|crash\w*|choque|accident\w*|acidente?|batida|no loss|motorcycle|moto|how much|cuanto|quanto|cost|cuesta|custa|taxa|conviction|court|corte|filing|(?:no|sem|sin) (?:insurance|seguro))\b`,
    ),
  },
  {
    topic: 'missedPayment',
    matches: [
      /\b(?:missed|forgot|late|se me (?:paso|olvido|fue)|no (?:pague|pude pagar)|atras\w+|esqueci|passou)\b/,
      /\b(?:pay\w*|pago|pagar|pagamento|boleto|bill|cuota|mensualidad|parcela)\b/,
      /\b(?:(?:am i|are we) (?:\w+ )?(?:covered|insured)|still (?:covered|insured|have)|(?:todavia|aun|sigo|estoy|tengo)(?: \w+){0,2} (?:asegurad[oa]|cubiert[oa]|cobertura|seguro)|(?:ainda|estou|to|tenho)(?: \w+){0,2} (?:segurad[oa]|cobert[oa]|cobertura|seguro))\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${home}|${business}|grace|gracia|carencia|expired|venci\w*|venceu|crash\w*|choque|choc\w+|bati|accident\w*|hit|police|policia)\b`,
    ),
  },
];
