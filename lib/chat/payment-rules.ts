import type { TopicRule } from './topic-rule.ts';

const payer = String.raw`(?:my|mi|meu|minha) (?:\w+ )?(?:brother|sister|mom|mother|dad|father|son|daughter|husband|wife|boyfriend|girlfriend|friend|cousin|uncle|aunt|nephew|niece|in law|herman[oa]|mama|madre|papa|padre|hij[oa]|espos[oa]|novi[oa]|amig[oa]|prim[oa]|ti[oa]|sobrin[oa]|suegr[oa]|cunad[oa]|irma[o]?|mae|pai|filh[oa]|marido|namorad[oa]|cunhad[oa]|sogr[oa])`;

/** Rules for topics about prices and payments. */
export const paymentRules: readonly TopicRule[] = [
  {
    topic: 'payForRelative',
    matches: [
      new RegExp(
        String.raw`\b${payer} (?:\w+ ){0,4}?(?:pay|pays|paying|pague|paga|pagar|pagando)\b(?! (?:his|her|their|su|dele|dela)\b)|\b(?:card|tarjeta|cartao) (?:of|de|d[oa]) ${payer}\b|\b(?:card|tarjeta|cartao) d[oa] (?:meu|minha)\b|\b${payer}s card\b`,
      ),
      /\b(?:my|mi|meu|minha|the|el|la|o|a|this|con|with|com) (?:\w+ )?(?:insurance|policy|bill|premium|payment|seguro|aseguranza|poliza|apolice|boleto|cuota|mensualidad|parcela|pago|card|tarjeta|cartao)\b/,
      /\b(?:pay|pays|paying|use|pague|paga|pagar|pagando|usar|uso)\b/,
      /\b(?:cards?|tarjetas?|cartao|cartoes|lives?|vive|mora|can|puede|pode|from|desde)\b/,
    ],
    unless:
      /\b(?:died|passed|muri\w+|fallec\w+|morreu|faleceu|jail|preso|presa|hospital|coma|crash\w*|wreck\w*|accident\w*|acident\w*|choc\w+|choque|bati|bateu|hit|claim|reclamo|sinistro|damage\w*|danos?|stopped|dejo de|parou|cancel\w*|lapse\w*|sr22a?|fr44|comp|name|nombre|nome|title|titulo|divorc\w*|refund|reembolso|ticket|multa|fine|deductible|deducible|franquia|cheap\w*|barat\w+|less|menos|only pays|solo paga|so paga|address|direccion|endereco|hurt|lastim\w+|machuc\w+|full|complet[oa]s?|de una vez|a vista)\b/,
  },
  {
    topic: 'scamPayment',
    matches: [
      /\b(?:texts?|texted|sms|email|emailed|message|messaged|whatsapp|mensaje\w*|texto|correo|mensagem|msg)\b/,
      /\b(?:link|url|click|liga|enlace|clic|clique|clicar)\b/,
      /\b(?:pay|premium|payment|pagar?|pague|pago|pagamento|parcela|boleto)\b/,
      /\b(?:cancel\w*|today|tonight|now|hoy|ahora|esta noche|hoje|agora|insurance|policy|seguro|poliza|apolice|aseguranza)\b/,
    ],
    unless:
      /\b(?:dmv|toll|tolls|peaje|pedagio|state|estado|ticket|multa|license|licencia|carteira|send me|mandame|mande me|me mandan|me manda|lost|perdi|doesnt work|not working|no (?:sirve|abre|funciona)|nao (?:abre|funciona)|quote|cotiz\w+|cotac\w+|claim|reclamo|sinistro|can you (?:text|send|email))\b/,
  },
  {
    topic: 'scamPayment',
    matches: [
      /\b(?:called|calling|calls?|llam\w+|lig(?:ou|aram|ando|am)|phoned)\b/,
      /\b(?:pix|zelle|gift ?cards?|cash ?app|venmo|western union|moneygram|bitcoin|crypto|tarjetas? de regalo|cartao presente)\b/,
      /\b(?:scam|fraud|legit|real|true|golpe|estafa|fraude|verdad|verdade|cancel\w*)\b/,
    ],
    unless: /\b(?:can i|do you (?:take|accept)|puedo pagar|aceptan|aceitam|posso pagar)\b/,
  },
  {
    topic: 'payInFull',
    matches: [
      /\b(?:(?:pay|paid|paying) (?:\w+ ){0,5}(?:in full|up ?front|all at once|whole (?:six|6) months|(?:six|6) months at once)|(?:pag\w+) (?:\w+ ){0,4}(?:completos?|de una vez|de contado|a vista|de uma vez|tudo junto|anual)|(?:anual|yearly|annual)(?: \w+){0,6} (?:mensual|mensal|monthly))\b/,
      /\b(?:cheaper|save|discount|less|better|mejor|barat\w+|ahorr\w+|descuento|menos|melhor|desconto|economiz\w+|compensa)\b/,
    ],
    unless:
      /\b(?:sr22a?|fr44|trucks?|troque|semi|camion|caminhao|comp|house|casa|home|ticket|multa|claim|reclamo|sinistro|car note|loan|prestamo|financ\w+|paid off)\b/,
  },
  {
    topic: 'paying',
    matches: [/^(?:\S+ ){0,11}\S+$/, /\b(?:pay (?:\w+ )?(?:in |with )?cash|pag\w+ (?:en efectivo|(?:em|com) dinheiro(?: vivo)?))\b/],
    unless:
      /\b(?:crash\w*|choc\w+|choque|bat\w+|settle|arreglar|claim|reclamo|sinistro|damage|dano|employees?|empleados|funcionarios|workers?|comp|agent|agente|corretor|account|cuenta|conta)\b/,
  },
  {
    topic: 'fee',
    matches: [
      /\b(?:how much|cuanto|quanto)(?: \w+){0,4} (?:pay|fee|pagar|pago|costs?|cuesta|custa)\b/,
      /\b(?:devuelv\w+|devolv\w+|reinstat\w+|recuper\w+|get (?:it|my \w+|the \w+) back)\b/,
      /\b(?:licen\w+|placas?|carteira|tags?|plates?)\b/,
      /\b(?:susp\w+|quit\w+|took|taken|tiraram|lapse\w*|reinstat\w+|recuper\w+)\b/,
    ],
    unless:
      /\b(?:sr22a?|fr44|dui|dwi|depos\w+|enganche|entrada|down|impound\w*|corralon|tow\w*|lawyer|abogado|advogado|refund|child support|cdl|insurance cost|afford|no tengo (?:dinero|plata))\b/,
  },
  {
    topic: 'paying',
    matches: [
      /\b(?:every (?:two|2|other) (?:weeks?|friday|thursday)|bi ?weekly|cada (?:15|quince|dos semanas|2 semanas)|quincenal\w*|por quincena|por semana|weekly|semanal\w*|(?:twice|two times) a month|dos veces (?:al|por) mes|duas vezes (?:ao|por) mes|(?:a )?cada (?:quinze|duas semanas)|de (?:15|quinze) em (?:15|quinze)|quinzenal\w*|por quinzena)\b/,
      /\b(?:pay\w*|pag\w+)\b/,
    ],
    unless:
      /\b(?:comp|compensacion|payroll|audit\w*|nomina|folha|checks? are|truck\w*|semi|camion\w*|caminhao|claim|reclamo|late|atras\w+|charged|took|cobr\w+|sac(?:o|aron)|descont\w+|tir(?:ou|aram)|benefits?|wages?|salario|sueldo|rental|renta)\b/,
  },
  {
    topic: 'payApp',
    matches: [
      /\b(?:cash ?app|venmo|paypal|apple pay|google pay|pix|mercado pago)\b/,
      /\b(?:pay\w*|pag(?:o|ar|amos|amento|ando)|bill|take|accept\w*|acept\w+|aceit\w+|send|mandar)\b/,
    ],
    unless:
      /\b(?:text(?:ed|ing)|mensaje|mensagem|someone|somebody|alguien|alguem|pessoa|payroll|audit|customers?|clientes?|cancel\w*|(?:ask|asked|asks|told|tells|want|wants|wanted|said|says) (?:me|us)|(?:he|she|they|guy|lady|agent|agente|corretor|vendedor) (?:\w+ )?(?:wants|asks|asked|says|said|told|pide|pidio|quiere|dice|pede|pediu|quer|disse)|me (?:pide\w*|pidio|pidieron|pediu|pediram|pede)|scam\w*|legit|estafa|fraude|golpe|i (?:sent|paid)|ya (?:mande|pague)|mandei|paguei|pague|mande|refund|claim)\b/,
  },
  {
    topic: 'downLater',
    matches: [
      /\b(?:only|just|solo|nomas|nada mas|so|apenas)(?: \w+){0,3} \d+|\b\d+ (?:\w+ ){0,2}(?:today|now|hoy|ahorita|hoje|agora)\b/,
      /\b(?:(?:the |el |lo |o )?(?:rest|remaining|other half|balance|resto|restante|lo demas|la otra mitad|outra metade))\b/,
      /\b(?:today|now|friday|payday|next|later|on the|hoy|ahorita|viernes|quincena|despues|luego|hoje|agora|sexta|depois|dia)\b/,
    ],
    unless:
      /\b(?:claims?|reclamo|sinistro|deductible|deducible|franquia|refund|reembolso|cancel\w*|laps\w+|reinstat\w+|reactiv\w+|reativ\w+|trucks?|semi|camion|caminhao|employees?|empleados|house|casa|owe|balance due)\b/,
  },
  {
    topic: 'cost',
    matches: [
      /^(?:\S+ ){0,19}\S+$/,
      /\b(?:price|how much|number|quote|precio|cuanto|cotizacion|preco|quanto|valor|cotacao)\b/,
      /\b(?:(?:no|without|sin|sem|dont|don t|not|nao)(?: \w+){0,4} (?:fill\w*|forms?|llen\w+|formularios?|preench\w+)|(?:nomas|nada mas|solo|so|just) (?:pa|para|pra|to) (?:saber|know|ter)|ballpark|rough (?:idea|number|price))\b/,
    ],
    unless:
      /\b(?:sr22a?|fr44|trucks?|semi|camion|caminhao|flood|inundacion|enchente|bonds?|fianza|house|home|casa|comp|compensacion|claim|reclamo|sinistro|motos?|motorcycle|boat|call|llam\w+|lig\w+|calls|spam)\b/,
  },
  {
    topic: 'rideshare',
    matches: [
      /\b(?:door ?dash|uber|lyft|instacart|grubhub|spark|delivery apps?|rideshare)\b/,
      /\b(?:financ\w+|lenders?|loan|lien\w*|lease|leased|bank|banco)\b/,
    ],
    unless:
      /\b(?:crash\w*|wreck\w*|accident\w*|acident\w*|choc\w+|choque|bati|bateu|hit|totaled|sr22a?|fr44|turo|rent\w*|account|cuenta|conta|deposit\w*)\b/,
  },
  {
    topic: 'abroad',
    matches: [
      /\b(?:mexico|canada)\b/,
      /\b(?:manej\w+|driv\w+|dirig\w+|viaj\w+|cruz\w+|cross\w*|going to|voy a|vou)\b/,
      /\b(?:cubre|cubr\w+|cover\w*|cobre|cobert\w+|sirve|good in|works? in|vale|valid)\b/,
    ],
    unless:
      /\b(?:licen\w+|carteira|sr22a?|fr44|plates?|placas?|dui|loads?|carga|trucks?|semi|camion|caminhao|mexican (?:insurance|policy)|(?:seguro|poliza|aseguranza) (?:de|en|que tengo en) mexico|house|casa|crash\w*|choc\w+|choque|bati)\b/,
  },
  {
    topic: 'titleBond',
    matches: [
      /\b(?:title bonds?|bonds? (?:for|on) (?:a |the |my )?(?:\w+ )?title|fianza (?:de|del|para (?:el|un)) titulo|bond (?:de|del|do|para o|pro|pra) (?:titulo|title))\b/,
    ],
    unless: /\b(?:title (?:company|agency|agent)|notary|contractor|dealer)\b/,
  },
  {
    topic: 'otherServices',
    matches: [
      /^(?:\S+ ){0,14}\S+$/,
      /\b(?:taxes|tax returns?|income tax|impuestos|impostos?)\b/,
      /\b(?:health|medico|medica|saude|obamacare|notar\w+|placas?|titles?|titulos?|passports?|immigration)\b/,
      /\b(?:do you|yall|you|u guys|hacen|tambien|also|fazem|tambem|vcs|voces|ustedes)\b/,
    ],
    unless: /\b(?:deduct\w*|deduc\w+|deduz\w+|owe|debo|devo|hurt|lastim\w+|machuc\w+|crash\w*|choque|bati)\b/,
  },
];
