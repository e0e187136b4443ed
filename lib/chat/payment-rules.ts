import type { NamedRule } from './named-rule.ts';

/** Topics about prices and payments that some of their words decide. */
export const paymentRules: readonly NamedRule[] = [
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
