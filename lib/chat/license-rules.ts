import type { TopicRule } from './topic-rule.ts';
import { crash, filing } from './question-rules.ts';

const license = String.raw`(?:licen[csz]\w*|carteira|habilitacao|cnh|carta de motorista|carne de conducir)`;
const card = String.raw`(?:card|proof|papers?|tarjeta|tarjetita|comprobante|prueba|papel|papelito|cartao|cartaozinho|comprovante)`;
const ticket = /\b(?:tickets?|citations?|cited|multas?|multaron|multou|multad[oa]|infraccion|boleta)\b/;

/** Questions on tickets, licenses, plates, and a DUI that decide the topic only when no other rule does. */
export const licenseRules: readonly TopicRule[] = [
  {
    topic: 'proofAtStop',
    matches: [
      ticket,
      /\b(?:i (?:did |do )?(?:had|have|was insured)|i had|(?:si|yo si) (?:\w+ )?(?:tengo|tenia|estaba|estoy)|(?:tengo|tenia) seguro|(?:eu )?(?:tinha|tenho) (?:sim|seguro|apolice)|tava (?:segurad[oa]|em dia)|estava (?:segurad[oa]|em dia)|insured)\b/,
      new RegExp(
        String.raw`\b(?:didnt|did not|couldnt|could not|no|not|without|wasnt|sin|nao|sem|olvid\w+|deje|esqueci|forgot|left)(?: \w+){0,4} ${card}\b`,
      ),
      /\b(?:insur\w+|seguro|aseguranza|poliza|apolice)\b/,
    ],
    unless: new RegExp(String.raw`\b(?:${filing}|${crash}|dui|dwi|semi|trucks?|camion|caminhao|weigh|bascula|expired|vencid[oa]|lapsed?)\b`),
  },
  {
    topic: 'proofAtStop',
    matches: [
      ticket,
      /\b(?:no|without|sin|por no (?:tener|traer)|falta de|sem|por nao ter) (?:\w+ )?(?:insurance|seguro|aseguranza)\b/,
      /\b(?:but|pero|mas|and|y|e) (?:\w+ ){0,2}?(?:did have|had|was insured|did|si (?:tengo|tenia|estaba)|tenia|tinha|estava|tava|tenho sim)\b/,
    ],
    unless: new RegExp(String.raw`\b(?:${filing}|${crash}|dui|dwi|semi|trucks?|camion|caminhao|expired|vencid[oa]|lapsed?|canceled|cancelad[oa])\b`),
  },
  {
    topic: 'noLicenseStop',
    matches: [
      /\b(?:what (?:happens|if)|(?:que|q) (?:me )?(?:pasa|pasaria|hacen)|o que (?:acontece|rola|da)|oq (?:acontece|rola|da)|que acontece)\b/,
      /\b(?:cops?|police|pulled over|stops? me|stopped|policia|me para\w*|me pare|me agarra\w*|me coge\w*|me pega\w*|for parad[oa]|parar)\b/,
      new RegExp(
        String.raw`\b(?:without|no|sin|sem|dont have|no tengo|nao tenho) (?:a |my |la |una |um |uma |minha )?(?:valid |driver s |drivers )?${license}\b`,
      ),
    ],
    unless: new RegExp(String.raw`\b(?:${filing}|${crash}|susp\w+|revok\w+|revoc\w+|cdl|truck|camion|caminhao|expir\w+|vencid\w+)\b`),
  },
  {
    topic: 'gotLicense',
    matches: [
      new RegExp(
        String.raw`\b(?:(?:just|finally) (?:got|received) my|got my|(?:acaban de|me acaban de|acaba de) (?:dar\w*|lleg\w+)|acabo de (?:sacar|recibir|agarrar)|ya (?:saque|tengo|me (?:dieron|llego))|por fin (?:saque|me dieron)|(?:acabei de|finalmente|ja|consegui) (?:tirar|tirei|pegar|peguei|receber)|tirei|saiu)(?: \w+){0,4} ${license}\b`,
      ),
      /\b(?:lower|cheaper|less|go(?:es)? down|drop|baja\w*|menos|mas barat[oa]|baix\w+|cai|mais barat[oa]|diminu\w+|tell (?:my|the) insur\w+|aviso)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|dui|susp\w+|reinstat\w+|back|cdl|truck|camion|caminhao|contractor|real estate|business|negocio|ticket|multa)\b`,
    ),
  },
  {
    topic: 'moveHere',
    matches: [
      new RegExp(String.raw`\b(?:plates?|tags?|${license}|placas?|chapa|emplacad[oa]|registered)\b`),
      /\b(?:(?:i|we) (?:now )?(?:live|moved|move|am moving)|im moving|me mud[eo]|nos mud\w+|ahora vivo|ya vivo|vivo|me voy a mudar|moro|mudei|vou me mudar|to (?:me )?mudando|estou (?:me )?mudando|vim morar)\b/,
      /\b(?:now|since|january|february|march|april|may|june|july|august|september|october|november|december|desde|ahora|ya|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|agora|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro|aqui o alla|here or there|aqui ou la|next (?:week|month)|proximo mes|mes que vem|mes que viene)\b/,
      /\b(?:live|moved|move|moving|muda\w*|mud[eo]|vivo|moro|mudei|mudar|mudando|morar)(?: \w+){0,3} (?:in|to|here|a|pa|para|en|em|na|no|pra|pro|aqui|ca)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|dui|dwi|susp\w+|hold|cdl|trucks?|camion|caminhao|mc|dot|business|negocio|empresa|military|army|navy|militar|base|student|college|universidad|universidade|foreign|internacional|international|permit|permiso|snowbird|ticket|multa|letter|carta from|lapse\w*|how (?:long|many days)|cuantos dias|quantos dias|cuanto tiempo|quanto tempo|mexico|brasil|cuba|colombia|venezuela|honduras)\b`,
    ),
  },
  {
    topic: 'plates',
    matches: [
      /\b(?:sell|selling|sold|vendo|vender|vendiendo|vendi|vou vender|vendendo|venderlo|venderla)\b/,
      /\b(?:car|truck|van|carro|auto|troca|camioneta|coche|guagua|caminhonete|moto|suv|lo|la)\b/,
      /\b(?:what (?:do|should) i do with|where do i (?:turn|return|take)|(?:que|q) (?:hago|hacer|se hace) con|(?:o que|oq) (?:eu )?(?:faco|fazer|faz) com|onde (?:eu )?(?:entrego|devolvo)|donde (?:entrego|devuelvo))(?: \w+){0,3} (?:plates?|tags?|placas?|chapas?|tablilla)\b/,
    ],
    unless: new RegExp(String.raw`\b(?:${filing}|${crash}|letter|carta|toll|peaje|pedagio|trailer|semi)\b`),
  },
  {
    topic: 'letter',
    matches: [
      /\b(?:letter|carta|cartinha|papel|notice|aviso|notificacion|notificacao)\b/,
      /\b(?:dmv|state|estado|detran|dds|flhsmv|motor vehicles?)\b/,
      new RegExp(
        String.raw`\b(?:take|taking|suspend\w*|lose|quit\w+|susp\w+|perder|pierdo|tirar|tomar|cortar|cancelar)(?: \w+){0,3} (?:${license}|tags?|plates?|placas?|chapa|registration|registro)\b`,
      ),
      /\b(?:no|not having|without|por no tener|por falta de|sin|sem|por nao ter|falta de) (?:\w+ )?(?:insurance|seguro|aseguranza)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|dui|dwi|i had insurance|i have insurance|was insured|si tengo|si tenia|tenia seguro|siempre (?:he )?ten\w+|sold|vendi|old letter|parked|parad[oa]|fake|scam|text|estafa|golpe|already (?:late|past)|laps\w+|lapso|comp|business)\b`,
    ),
  },
  {
    topic: 'duiBeforeCourt',
    matches: [
      /\b(?:dui|dwi|drunk|tomad[oa]|borrach[oa]|ebri[oa]|bebad[oa]|alcoolizad[oa]|bebid[oa]|manejando (?:tomado|borracho))\b/,
      /\b(?:(?:no|not|nao|todavia no|aun no|ainda nao|havent|hasnt)(?: \w+){0,5} (?:court|corte|juicio|convicted|tribunal|audiencia|julgamento|juez|juiz)|before (?:my |the )?court|antes d[eao]s? (?:la |ir a |ir ao )?(?:corte|court|audiencia|tribunal|julgamento)|court (?:is|isnt|date is) (?:not |next |in |until )|(?:court|corte|audiencia|julgamento) (?:es|e|so|ainda|todavia)(?: \w+){0,3} (?:mes|month|semana|week))\b/,
      new RegExp(String.raw`\b(?:(?:${filing})|special (?:insurance|form)|seguro (?:\w+ )?especial|papel(?:ito)? especial|formulario|high risk)\b`),
      /\b(?:need|do i|does he|necesit\w+|ocup\w+|hace falta|tengo que|tiene que|precis\w+|tenho que|tem que|already|ya|ja)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:reckless|reduc\w+|dropped|dismissed|${crash}|fr44 (?:or|o|ou) sr22|sr22 (?:or|o|ou) fr44|no car|sin carro|sem carro|cdl|how much|cuanto cuesta|quanto custa|refus\w+)\b`,
    ),
  },
  {
    topic: 'duiMotorcycle',
    matches: [
      /\b(?:dui|dwi)\b/,
      /\b(?:motorcycles?|motos?|motocicleta|bike|harley|softail|sportbike|ninja|scooter|motoca)\b/,
      /\b(?:(?:in|on|with) (?:my|the) (?:car|truck)|(?:en|con) (?:el|mi|la) (?:carro|auto|troca|camioneta|coche)|(?:no|com o|de) (?:meu )?carro)\b/,
      /\b(?:insur\w+|policy|seguro|aseguranza|poliza|apolice|afect\w+|afet\w+|affect\w*|mess\w*|sube|aumenta|count\w*|cuenta|conta)\b/,
    ],
    unless: new RegExp(String.raw`\b(?:${filing}|${crash}|bicycle|bicicleta|bici|interlock|no license|ride .* suspended)\b`),
  },
  {
    topic: 'intlPermit',
    matches: [
      /\b(?:pid|idp|international (?:driving |driver s |drivers )?(?:permit|license)|permiso internacional|licencia internacional|permissao internacional|carteira internacional|habilitacao internacional)\b/,
      /\b(?:can i|may i|drive|driv\w+|puedo|se puede|manej\w+|conduc\w+|posso|pode|da pra|dirig\w+|valid\w*|vale|sirve|serve|acept\w+|aceit\w+)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|online|internet|facebook|whatsapp|bought|compre|comprei|comprar|vend\w+|sell\w*|ticket|multa|trucks?|camion|caminhao|cdl|rent\w*|alug\w+|elsewhere|insur\w+|seguros?|asegur\w+|aseguranza|segurar|cotiz\w+|cotac\w+|quote|buy|comprar)\b`,
    ),
  },
  {
    topic: 'filingDone',
    matches: [
      new RegExp(String.raw`\b(?:${filing})\b`),
      /\b(?:ends?|ending|(?:is|be) (?:up|over|done)|termina|se acaba|acaba|vence|cumplo|se cumple|se termina|terminar|acabar|expires)\b/,
      /\b(?:who|quien|quem)(?: \w+){0,2} (?:tells?|notif\w+|lets|avisa\w*|le avisa|dice|fala|comunica|informa\w*)\b/,
    ],
    unless: new RegExp(String.raw`\b(?:dui|dwi|${crash}|cancel\w*|lapse\w*|policy ends|miss\w*)\b`),
  },
  {
    topic: 'filingDone',
    matches: [
      new RegExp(String.raw`\b(?:${filing})\b`),
      /\b(?:ends?|(?:is|be|its) (?:\w+ )?(?:up|over|done|finished)|termina|se acaba|acaba|(?:se|me) vence|se cumple|se termina|expires)\b/,
      /\b(?:can i|do i|should i|what (?:now|do i do)|puedo|que (?:hago|tengo que hacer)|y ahora|posso|o que (?:eu )?fac?o|e agora|cancel\w*|drop|quitar\w*|tirar)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:dui|dwi|${crash}|lapse\w*|policy (?:ends|expires)|poliza|apolice|miss\w*|susp\w+|how long|cuanto tiempo|quanto tempo|renew\w*|renov\w+|move|moving|mud\w+|not (?:up|over|done))\b`,
    ),
  },
  {
    topic: 'motorcycleRequired',
    matches: [
      /\b(?:motorcycles?|motos?|motocicletas?|scooters?|moped|pcx|vespa|grom|harley|ninja|honda cb\w*|yamaha r\d)\b/,
      /\b(?:(?:needs?|require\w*|precisa|necesita|lleva|hay que|tem que|tiene que|ocupa|obligatori\w+|obrigatori\w+|exige|exigen) (?:\w+ ){0,3}(?:insurance|seguro|aseguranza)|(?:insurance|seguro|aseguranza) (?:\w+ ){0,3}(?:required|mandatory|obligatori\w+|obrigatori\w+)|(?:do i|do you) need insurance)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|dui|dwi|deliver\w*|entreg\w+|reparto|uber|doordash|ifood|49cc|50cc|49 cc|50 cc|electric\w*|eletric\w+|lien|loan|financ\w+|how much|cuanto|quanto|which|what kind|que tipo)\b`,
    ),
  },
];
