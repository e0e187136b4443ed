import type { TopicRule } from './topic-rule.ts';

const insured = /\b(?:insur\w*|cover\w*|policy|comp|liability|segur\w+|asegur\w+|poliza|apolice)\b/;

/** Rules for topics about trucks, businesses, and associations. */
export const businessRules: readonly TopicRule[] = [
  {
    topic: 'motel',
    matches: [
      /\bmotels?\b/,
      /\b(?:own|owner|our|my|duen[oa]|tengo|tenemos|don[oa]|tenho|temos|meu|mi)\b/,
      /\b(?:write|insur\w*|cover\w*|quote|policy|segur\w+|asegur\w+|aseguranza|poliza|apolice|cotiz\w+|cotar)\b/,
    ],
    unless: /\b(?:fire|burn\w*|hotel cost|staying|sued|fell|slip\w*|claim|reclamo|sinistro|incendi\w+|quem\w+|stole\w*|rob\w+|roub\w+)\b/,
  },
  { topic: 'dotCompliance', matches: [/\bmcs ?90\b/, /\b(?:ucr|boc ?3)\b/] },
  {
    topic: 'intrastate',
    matches: [
      /\b(?:hot ?shot|gooseneck)\b/,
      /\b(?:us ?dot|mc)\b/,
      /\b(?:only|just|solo|solamente|nada mas|so|somente)(?: \w+)? (?:inside|within|in|dentro|en|no|na|em)\b/,
    ],
  },
  {
    topic: 'compCertificate',
    matches: [
      /\b(?:hold\w*|withhold\w*|wont (?:pay|release)|not paying|retien\w+|no (?:me |nos )?(?:paga\w*|suelta\w*)|segura\w*|nao (?:me |nos )?(?:paga\w*|solta\w*|libera\w*))\b/,
      /\b(?:check|cheque|money|pay|paid|pago|dinero|plata|dinheiro|pagamento)\b/,
      /\b(?:workers comp|work comp|comp|compensacion laboral)\b/,
      /\b(?:til|till|until|unless|without|sees?|show|hasta|sin|ver|ate|sem|mostr\w+|ensen\w+|proof|prueba|prova)\b/,
    ],
    unless:
      /\b(?:hurt|injur\w+|lastim\w+|machuc\w+|deduct\w*|descont\w+|descuent\w+|audit\w*|claim|reclamo|my (?:sub|guys)|mis (?:subs|muchachos)|doctor|medico)\b/,
  },
  {
    topic: 'bobtail',
    matches: [/\b(?:bobtail\w*|non ?trucking|ntl)\b/],
    unless:
      /\b(?:crash\w*|wreck\w*|accident\w*|acident\w*|hit|choc\w+|choque|bati|bateu|rolled|denied|deny|neg(?:o|aron|ou|aram)|peg(?:o|ue|aron|ou)|bateram|occ|ticket|multa|tow|grua|guincho|deduct\w*|descuent\w+|descont\w+)\b/,
  },
  {
    topic: 'dotOrMc',
    matches: [
      /\b(?:need|needs|preciso|precisa|necesito|necesita|ocupo|ocupa|tengo que tener|tenho que ter)(?: (?:a|an|un|um|el|o|de|my|mi|meu|the)){0,2} (?:us)?dot\b/,
    ],
    unless:
      /\b(?:inactiv\w*|inativ\w*|revo\w+|cancel\w*|out of service|audit\w*|renew\w*|renov\w+|suspend\w*|insur\w*|seguros?|aseguranza|hot ?shot|dually|ram|pickup|trailer|traila|dentro|inside|local\w*|physical|medical card|drug)\b/,
  },
  {
    topic: 'tow',
    matches: [
      /\b(?:\d+|dos|tres|cuatro|cinco|two|three|four|five|dois|duas|quatro) (?:\w+ )?(?:gruas?|guinchos?|tow ?trucks?|wreckers?|rollbacks?)\b/,
      /\b(?:cuanto|quanto|how much|price|precio|preco|insur\w*|cover\w*|asegur\w+|aseguranza|seguros?|cotiz\w+|quote|poliza|policy|apolice)\b/,
    ],
    unless: /\b(?:me llevaron|se llevaron|levaram|towed|took|crash\w*|choc\w+|bateu|stole\w*|rob\w+|repos?)\b/,
  },
  {
    topic: 'damagedClient',
    matches: [
      /\b(?:tow ?truck|wrecker|rollback|flatbed|grua|guincho)\b/,
      /\b(?:broke|broken|damaged|damage|scratched|dropped|fell off|bent|quebr\w+|estrag\w+|risc\w+|danific\w+|rompi\w*|dan[eo]|danamos|danaron|ray\w+|rasp\w+|se (?:me |nos )?cayo|caiu|amass\w+|abollo|golpe\w+)\b/,
      /\b(?:customers?|clients?|clientes?)\b/,
    ],
    unless:
      /\b(?:my car broke|se me descompuso|need a tow|necesito (?:una )?grua|preciso de (?:um )?guincho|(?:company|compania|empresa) (?:that|que))\b/,
  },
  {
    topic: 'shop',
    matches: [
      /\b(?:mercancia|inventario|stock|inventory|merchandise|mercadorias?|estoque)\b/,
      /\b(?:if|si|caso|se)\b/,
      /\b(?:steal\w*|stolen|theft|robbed|burgl\w+|rob(?:an|aran|en|o)|roub\w+)\b/,
      insured,
    ],
    unless:
      /\b(?:cargo|carga|trailer|traila|trucks?|camion|caminhao|employees?|emplead[oa]s?|funcionari[oa]s?|yesterday|ayer|anoche|ontem|last night)\b/,
  },
  {
    topic: 'church',
    matches: [
      /\b(?:church|iglesia|igreja|templo|temple|ministry|ministerio|congregation|congregacion|congregacao)\b/,
      /\b(?:rents?|renting|leas\w+|alquil\w+|rent(?:a|amos|ando|o)|alug\w+)\b/,
      /\b(?:insur\w*|policy|coverage|seguros?|asegur\w+|aseguranza|poliza|apolice|cobertura|segura\w*)\b/,
    ],
    unless:
      /\b(?:vans?|bus|crash\w*|burn\w*|quem\w+|fire|hurt|fell|se cayo|caiu|lastim\w+|machuc\w+|stole\w*|rob\w+|roub\w+|sued|event\w*|wedding|boda|casamento|comp|nursery|berc\w+|guarderia|owns?|owners?|duen[oa]s?|don[oa]s? d\w+|loja|store|hall for|salon para|salao pra)\b/,
  },
  {
    topic: 'repo',
    matches: [/\b(?:repos?|repossess\w*|retomada)\b/, /\b(?:grua|tow|tows|towing|wrecker|guincho|roadside|self loader|wheel lift)\b/, insured],
    unless: /\b(?:my car (?:was|got)|took my|me (?:quitaron|llevaron)|levaram meu)\b/,
  },
  {
    topic: 'fmcsaCancel',
    matches: [
      /\b(?:authority|autoridade?|mc)\b/,
      /\b(?:cancel\w*|(?:dar|dan|dieron) de baja|dar baixa|revo\w+)\b/,
      /\b(?:insurance|seguro|asegur\w+|seguradora)\b/,
      /\b(?:how (?:long|many days|much time)|cuanto tiempo|cuantos dias|quanto tempo|quantos dias)\b/,
    ],
    unless: /\b(?:back|recuper\w+|new mc|nuevo mc|novo mc|bmc91x?|reinstat\w+|react\w+|reat\w+)\b/,
  },
  {
    topic: 'addTruckDriver',
    matches: [
      /\b(?:drivers?|chofer|choferes|motoristas?|conductor)\b/,
      /\bcdl\b/,
      /\b(?:months?|mes|meses|new|fresh|recien|reciente|recente|less than a year|menos de (?:un|um) ano)\b/,
      /\b(?:fleet|flota|frota|add|adding|hired?|hiring|policy|insurance|poliza|seguro|apolice|agreg\w+|incluir|contrat\w+|meter)\b/,
    ],
    unless:
      /\b(?:suspend\w*|suspens\w*|tickets?|multa\w*|dui|dwi|drug|crash\w*|choc\w+|bateu|my cdl|mi cdl|minha cdl|meu cdl|(?:i|ive) (?:just |only )?(?:got|have|had)|tengo|saque|tenho|tirei)\b/,
  },
  {
    topic: 'truckTheft',
    matches: [
      /\b(?:stolen|stole|robaron|roubaram|robada|robado|roubado)\b/,
      /\b(?:trailer|reefer|flatbed|traila|remolque|reboque|semi|tractor)\b/,
      /\b(?:trucks?|semi|reefer|flatbed|tractor|commercial|camion|troque|troca|caminhao|comercial|yard|yarda|patio|53)\b/,
      /\b(?:cover\w*|insur\w*|policy|pay|pays|cubre|seguro|poliza|paga|cobre|apolice)\b/,
    ],
    unless:
      /\b(?:tools?|herramientas?|ferramentas?|mobile home|trailer home|travel|camper|home|casa|boat|bote|barco|mowers?|blowers?|maquinas?|cortadores|sopradores|sopladoras|(?:de|do) (?:la|mi|meu) (?:traila|remolque|reboque)|(?:does|do|will|would|cubre|cobre) (?:\w+ ){0,3}(?:cover|pay|cargo|carga)|off (?:my|the)|plates?|placa)\b/,
  },
  {
    topic: 'truckTicket',
    matches: [
      /\b(?:my|our|mi|nuestro|meu|nosso|un|um|company) (?:\w+ )?(?:drivers?|truckers?|chofer|choferes|motorista|conductor|caminhoneiro|tro[kq]u?ero|trailero)\b/,
      /\b(?:tickets?|multas?|multaron|multaram|speeding|overweight)\b/,
      /\b(?:semi|truck|rig|cdl|fleet|freightliner|kenworth|peterbilt|troca|camion|troque|caminhao|comercial|commercial|flota|frota)\b/,
      /\b(?:insur\w*|drop\w*|policy|rates?|premium|price|segur\w+|asegur\w+|poliza|apolice|cancel\w*)\b/,
    ],
    unless: /\b(?:crash\w*|accident\w*|acident\w*|choc\w+|choqu\w+|bati|bateu|dui|dwi|drug|droga|hire|hiring|contratar|add|agregar|incluir)\b/,
  },
  {
    topic: 'businessItin',
    matches: [
      /\bitin\b|\b(?:no|without|sin|sem) (?:an? |el |um |mi |meu )?(?:ssn|social)\b/,
      /\b(?:business|negocio|(?:my|mi|minha|our) (?:\w+ )?(?:company|compania|empresa)|llc|workers comp|comp|compensacion|general liability|commercial|comercial|work (?:truck|van|pickup)|(?:troca|camioneta|van|truck|camion|caminhonete|picape) (?:de|do|pra|para) (?:el |o )?(?:trabajo|trabalho))\b/,
      insured,
    ],
    unless:
      /\b(?:exempt\w*|exencion|isencao|hurt|injur\w+|lastim\w+|machuc\w+|partner|soci[oa]|mi senora|nombre de|nome d[eao]|(?:workers|gente|equipo|equipe|crew|guys) (?:have|dont|no|nao)|employees?|emplead[oa]s?|trabajadores|funcionari[oa]s?|bond|fianza|loan|monthly|mensual\w*|mes|license|licencia|carteira)\b/,
  },
  {
    topic: 'dotOrMc',
    matches: [
      /\b(?:us ?dot|dot (?:numbers?|#|o mc|or mc)|numeros? (?:de )?(?:us ?)?dot)\b/,
      /\b(?:do i (?:\w+ )?need|need(?:ed)?|required?|necesit\w+|ocup[oa]|lleva|precis[oa]|necessari[oa]|tengo que|tenho que)\b/,
    ],
    unless:
      /\b(?:inactive|inactiv[oa]|inativ[oa]|revo\w+|cancel\w*|out of service|audit|auditoria|new entrant|how (?:do|can) i get|como (?:saco|consigo|tiro|obtengo)|how much|cuanto|quanto|suspend\w*|ucr|ifta|clearinghouse|to quote|para cotizar|pra cotar)\b/,
  },
  {
    topic: 'gasStation',
    matches: [
      /\b(?:gas stations?|convenience stores?|gasolineras?|tienda de conveniencia|posto (?:de gasolina|com)|loja de conveniencia)\b/,
      /\b(?:insur\w*|cover\w*|compan\w+|nobody|no one|quote|segur\w+|asegur\w+|aseguranza|nadie|rechaz\w+|ninguem|recus\w+|cotiz\w+|policy|poliza|apolice)\b/,
    ],
    unless:
      /\b(?:robbed|robaron|roubaram|fell|slip\w*|cayo|caiu|hurt|sued|claim|reclamo|sinistro|at (?:a|the) gas|hit|choc\w+|bat\w+|parked|work at|trabajo en|trabalho em|fire|incendio|burn\w*|quemo|lottery|loteria)\b/,
  },
  {
    topic: 'hoaNonrenewed',
    matches: [
      /\b(?:hoa|association|asociacion|associacao|sindic[oa]|board|junta|treasurer|tesorer[oa]|tesoureir[oa]|master policy)\b/,
      /\b(?:non ?renew\w*|(?:not|wont|didnt) renew\w*|dropped|(?:no|nao) (?:\w+ ){0,2}(?:renuev\w+|renov\w+)|cancelaron|cancelo|cancelaram|cancelou|cancell?ed|left us without|(?:nos )?(?:dejaron|deixaram|quedamos|ficamos) (?:sin|sem)|(?:nadie|ninguem) (?:nos )?(?:\w+ ){0,2}renov\w+|(?:nobody|no one) (?:will |wants to )?renew)\b/,
      /\b(?:units?|unidades|unids|building|edificio|predio|association|asociacion|associacao|condominio|hoa|master policy)\b/,
      /\b(?:insur\w*|carrier|policy|segur\w+|asegur\w+|poliza|apolice)\b/,
    ],
    unless: /\b(?:or nonrenew\w*|my (?:own )?(?:unit|policy|ho6)|mi (?:unidad|poliza)|minha (?:unidade|apolice)|ho6|meeting|flood)\b/,
  },
];
