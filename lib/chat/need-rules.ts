import type { TopicRule } from './topic-rule.ts';

const insured = /\b(?:insur\w*|quote|cover\w*|polic(?:y|ies)|seguros?|asegur\w+|aseguranza|segura\w*|poliza|apolice|cotiz\w+|cotac\w+|cobre|cubre)\b/;
const crash = String.raw`crash\w*|wreck\w*|accident\w*|acident\w*|choc\w+|choque|bati|bateu|bateram`;
const loss = String.raw`${crash}|claim|reclamo|sinistro|stole\w*|rob\w+|roub\w+|burn\w*|fire|incendi\w+|quem\w+`;
const bikes = /\b(?:mt ?0[379]|cbr\w*|gsxr\w*|yzf\w*|ninja|hayabusa|vulcan|grom|sportster)\b/;
const trucks = /\b(?:tow ?trucks?|trucks?|semis?|box truck|gruas?|guinchos?|camion|camiones|troque|troques|caminhao|caminhoes)\b/;
const shops =
  /\b(?:restaurants?|restaurantes?|store|shop|salon|salao|bakery|panaderia|padaria|bar|cafe|business|negocio|loja|tienda|pizzeria|pizzaria)\b/;

/** Rules for topics about what a visitor wants to insure, or lost. */
export const needRules: readonly TopicRule[] = [
  {
    topic: 'lowerCoverage',
    matches: [
      /\b(?:lower|drop|reduce|cut|bring|bajar|bajarle|bajo|reducir|baixar|reduzir|diminuir|abaixar) (?:\w+ ){0,3}(?:coverages?|coberturas?|minimum|minim[oa])\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:sr22a?|fr44|full coverage|dwelling|vivienda|moradia|lien|payment done|ultim[oa] (?:pago|parcela)|last (?:car )?payment|financ\w+|lender|bank|banco|loan|home|house|casa|parked|stored|guardad[oa]|parad[oa]|${loss}|hoa|comp|truck|camion|caminhao|business|negocio|empresa|paid off|umbrella|old car|down payment|deploy\w*)\b`,
    ),
  },
  {
    topic: 'young',
    matches: [
      /\b(?:im|i m|i am|tengo|tenho) 1[5-9]\b/,
      /\b(?:which|whats?|what|que|cual|qual|fastest|cool) (?:\w+ ){0,3}(?:car|cars|carro|auto)\b/,
      /\b(?:cheap\w*|barat\w+)\b/,
      /\b(?:insur\w+|seguros?|asegurar|aseguranza)\b/,
    ],
  },
  {
    topic: 'newCarDays',
    matches: [
      /\b(?:bought|compre|comprei|compramos)\b/,
      /\b(?:how (?:long|many days)|cuanto tiempo|cuantos dias|quanto tempo|quantos dias)\b/,
      /\b(?:add|insur\w*|put|meter\w*|poner\w*|agreg\w+|seguro|aseguranza|incluir|colocar|por)\b/,
    ],
    unless:
      /\b(?:house|home|casa|boat|bote|barco|plates?|tags?|placas?|chapa|refund|reembols\w+|without|sin|sem|claim|trailer|sr22a?|fr44|register|registr\w+|titulo|title|cancel\w*|private|policy yesterday|license|licencia|carteira)\b/,
  },
  {
    topic: 'stolenWait',
    matches: [
      /\b(?:se (?:me )?llevaron|me llevaron|levaram|someone took|somebody took) (?:el|mi|o|meu|my|the) (?:carro|auto|car|troca|camioneta|truck)\b/,
      /\b(?:gone|not there|isnt there|parking|lot|driveway|came out|no esta|ya no estaba|parqueo|parqueadero|estacionamiento|estacionamento|sali|salgo|sumiu|nao esta|nao ta|da rua|de la calle)\b/,
    ],
    unless:
      /\b(?:grua|tow\w*|guincho|reboque|repo\w*|banco|bank|lender|policia|police|corralon|impound\w*|patio|prestad[oa]|borrow\w*|hijo|filho|son|ex)\b(?! (?:de|del|do|lot))/,
  },
  {
    topic: 'totalOwe',
    matches: [
      /\b(?:totaled|totalled|total loss|totaliz\w+|perda total|perdida total|deu pt)\b/,
      /\b(?:i (?:still )?owe|debo|devo|payoff|upside down|todavia debo|ainda devo)\b/,
    ],
    unless: /\b(?:keep (?:the|it)|fight|dispute|lowball\w*|pelear|brigar|contestar|buy ?back|semi|camion|caminhao|settle|rental|storage)\b/,
  },
  {
    topic: 'motorcycle',
    matches: [bikes, /\b(?:insur\w*|seguro|aseguranza|quote|how much|cuanto|quanto)\b/],
    unless: new RegExp(String.raw`\b(?:sr22a?|fr44|${loss}|hurt|storage|winter|required|obligatori\w+|obrigatori\w+|suspend\w*)\b`),
  },
  {
    topic: 'honest',
    matches: [
      /\b(?:use|put|using|usar|usando|pongo|poner|por|colocar|uso|boto|botar)\b/,
      /\b(?:his|her|their|cousins?|brothers?|sisters?|friends?|moms?|dads?|su) (?:\w+ )?(?:address|zip|direccion)\b|\b(?:endereco|direccion) (?:dele|dela|d[oe]l?|de (?:el|ella|mi|meu|minha|un|um))\b/,
      /\b(?:cheap\w*|less|barat\w+|paga|pays|save|ahorr\w+|roubo|robo|caro|carisimo|expensive|menos)\b/,
    ],
    unless: /\b(?:moved|mude|mudei|live with|living with|vivo con|moro com|mail|correo|correspondencia)\b/,
  },
  {
    topic: 'immigrationHelp',
    matches: [
      /\b(?:buy\w*|having|get|getting|comprar|tener|sacar|ter|fazer|tirar) (?:\w+ )?(?:insurance|seguro|aseguranza)\b/,
      /\b(?:mess(?:es)? up|hurts?|affects?|ruin|public charge|afect\w+|perjudic\w+|prejudic\w+|atrapalh\w+|afet\w+|carga publica)\b/,
      /\b(?:green card|asylum|asilo|visa|visto|residencia|immigration|inmigracion|imigracao|citizenship|ciudadania|cidadania|uscis|daca|tps)\b/,
    ],
    unless: new RegExp(String.raw`\b(?:dui|dwi|ticket|multa|${crash}|price|precio|preco)\b`),
  },
  {
    topic: 'lenderPlacedHome',
    matches: [
      /\b(?:forced? ?placed|lender placed|forced (?:on (?:me|us)|insurance|policy|coverage)|seguro (?:forzado|forcado)|(?:banco|hipoteca|prestamista|financeira) (?:\w+ )?(?:me (?:puso|impuso|metio|colocou|empurrou)|puso|impuso|colocou))\b/,
      /\b(?:flood|home|house|mortgage|inundacion|enchente|casa|hipoteca)\b/,
      /\b(?:insurance|policy|flood|seguro|aseguranza|poliza|apolice)\b/,
    ],
    unless: /\b(?:car|auto|carro|truck|camion|caminhao|claim|reclamo|sinistro)\b/,
  },
  {
    topic: 'condoNeed',
    matches: [
      /\bho ?6\b/,
      /\b(?:voluntari\w+|obligatori\w+|obrigatori\w+|mandatory|optional|opcional|(?:is (?:it|that|an ho6)|es|e) (?:required|requerid\w+|exigid\w+))\b/,
    ],
    unless: /\b(?:claim|reclamo|sinistro|leak\w*|fuga|vaz\w+|cancel\w*)\b/,
  },
  {
    topic: 'professional',
    matches: [
      /\b(?:malpractice|mala praxis|errors and omissions|negligencia profesional|responsabilidad profesional|responsabilidade (?:civil )?profissional|erro medico)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:coach|trainer|instructor|entrenador|personal|repo|sue|sued|suing|my (?:doctor|surgeon|lawyer)|mi (?:doctor|abogado)|meu (?:medico|advogado)|${loss}|home health agency|assisted living)\b`,
    ),
  },
  {
    topic: 'claims',
    matches: [
      /\b(?:food truck|taco truck|lonchera|camion de comida|truck de comida)\b/,
      new RegExp(String.raw`\b(?:${crash}|hit|sideswip\w+|side ?swipe\w*|rear ended|me peg\w+|me dieron|amassou|ralou)\b`),
    ],
    unless: /\b(?:how much|cuanto|quanto|quote|cotiz\w+|cotac\w+|last year|ano pasado|ano passado|hurt|lastim\w+|machuc\w+)\b/,
  },
  {
    topic: 'food',
    matches: [
      /\b(?:restaurants?|restaurantes?|pizzeria|pizzaria|pizza (?:shop|place)|lanchonete|taqueria|bakery|padaria|panaderia)\b/,
      /\b(?:i own|my|our|tengo|tenemos|mi|abri|tenho|temos|meu|minha|sou dono|soy duen[oa])\b/,
      /\b(?:motoboys?|delivery|deliver\w*|entreg\w+|repart\w+|domicilio|drivers)\b/,
      /\b(?:(?:what|which|que|qual|cual|q) (?:\w+ )?(?:insurance|seguros?|aseguranza|cobertura)|need(?:s)? insurance|quote|cotiz\w+|cotac\w+)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${loss}|hurt|fell|lastim\w+|machuc\w+|own cars?|sus (?:propios )?carros|proprio carro|i deliver|i drive|yo reparto|eu entrego)\b`,
    ),
  },
  {
    topic: 'leaseInsurance',
    matches: [
      /\b(?:additional insured|(?:asegurad|segurad)[oa] adicional)\b/,
      /\b(?:landlord|dueno del (?:local|edificio)|arrendador|dono do (?:ponto|imovel|predio|local)|locador|proprietario)\b/,
      /\b(?:to open|opening|before i open|abrir|apertura|inaugurar|sign(?:ing)? the lease|firmar|assinar)\b/,
    ],
  },
  {
    topic: 'compPapers',
    matches: [
      /\b(?:workers|work comp|comp|compensacion|wc)\b/,
      /\b(?:undocumented|indocumentad[oa]s?|no papers|without papers|(?:dont|doesnt|don t|doesn t) have (?:any )?papers|sin papeles|no tienen? papeles|sem (?:papeis|documentos?)|nao tem (?:papeis|documentos?))\b/,
      /\b(?:covers?|covered|cubre|cubren|cobre|cobrem)\b/,
    ],
    unless:
      /\b(?:dont have (?:workers )?comp|no tengo (?:workers )?comp\w*|nao tenho (?:workers )?comp|exempt\w*|exencion|isencao|boss|patron|jefe|patrao|chefe)\b/,
  },
  {
    topic: 'truckDropped',
    matches: [
      trucks,
      /\b(?:\d+|two|three|dos|tres|dois|duas|several|varios) (?:\w+ )?(?:claims|reclamos|siniestros|sinistros)\b/,
      /\b(?:nobody|no one|nadie|ninguem|wont|turned down|declin\w+|rechaz\w+|recus\w+)\b/,
    ],
    unless: /\b(?:food truck|pickup|down payment|comp)\b/,
  },
  {
    topic: 'businessNonrenewed',
    matches: [
      shops,
      /\b(?:dropped (?:me|us|by)|(?:got|was|were|been) (?:dropped|nonrenewed|cancell?ed)|non ?renew\w*|no (?:me|nos) (?:renov\w+|quieren renovar)|(?:me|nos) (?:cancelaron|cancelaram|dejaron|largaram)|nao (?:quiseram )?renov\w+)\b/,
      /\b(?:insur\w*|policy|segur\w+|asegur\w+|aseguranza|poliza|apolice|carrier)\b/,
    ],
    unless:
      /\b(?:comp|compensacion|truck|trucks|camion|caminhao|car|carro|home|house|casa|hoa|association|gas station|building|edificio|predio|payment|pago|pagamento|bond|fianza|contractor|roof\w*|auto)\b/,
  },
  {
    topic: 'compDeduction',
    matches: [
      /\b(?:1099|subcontract\w*|subcontrat\w*|por mi cuenta|por conta propria|independent contractor)\b/,
      /\b(?:deduct\w*|takes? out|descuent\w+|descont\w+)\b/,
      /\b(?:insurance|seguro|aseguranza|comp)\b/,
      /\b(?:dont have|don t have|no tengo|nao tenho|my own|el mio|mi propio|propio|proprio)\b/,
    ],
    unless: /\b(?:truck|leased|lease|camion|troque|caminhao|hurt|lastim\w+|machuc\w+|taxes?|impuestos?|imposto)\b/,
  },
  {
    topic: 'cargo',
    matches: [/\breefer breakdown\b|\bbreakdown (?:of|del|de|do) (?:\w+ )?reefer\b/],
    unless: /\b(?:coi|cert|certificate|certificado|release)\b/,
  },
  {
    topic: 'tow',
    matches: [
      /\b(?:tow ?trucks?|gruas?|guinchos?|wreckers?|rollback)\b/,
      /\b(?:customers?|clients?) (?:car|vehicle|truck)|(?:carro|auto|vehiculo|veiculo) (?:del|dos?|de (?:un|mi)|de los) clientes?\b/,
      /\b(?:covers?|cubre|cobre|covered|cubierto|coberto)\b/,
    ],
    unless:
      /\b(?:chocaron|choco|bateram|bateu|hit|rear ended|broke\w*|damaged|scratch\w*|dropped|fell|quebr\w+|danific\w+|dane|dano|raye|risc\w+|caiu|cayo|rompi\w*)\b/,
  },
  {
    topic: 'dumpTruck',
    matches: [/\b(?:dump ?trucks?|camion de volteo|volteo|volqueta|cacamba|caminhao basculante)\b/, insured],
    unless: new RegExp(
      String.raw`\b(?:${loss}|hit|se (?:me )?volteo|tombou|flipped|rolled|how much|costs?|cuanto|cuesta|quanto|custa|requirements|requisitos|papers|papeles|partner|soci[oa]|fleet|flota|frota|intrastate|reckless|record|down payment|enganche|entrada|experience|experiencia|new venture|us ?dot|dot|ticket|multa|cdl|driver|chofer|motorista|renew\w*|renov\w+|inactive|lapse\w*|month\w*|mc|cancel\w*|trailer|traila)\b`,
    ),
  },
  {
    topic: 'mcInactive',
    matches: [/\b(?:inactive|inactiv[oa]|inativ[oa])\b/, /\b(?:fmcsa|mc|usdot|dot|authority|autoridad|autoridade)\b/],
    unless: /\b(?:new mc|nuevo mc|novo mc|broker (?:bond|authority)|how much|cuanto|quanto)\b/,
  },
  {
    topic: 'borrowAuthority',
    matches: [
      /\b(?:under|on|en|no|com|con|bajo|debajo d[e]l?|sob|usando|using) (?:o |el )?(?:my|mi|meu|his|su) (?:dot|usdot|mc|authority|autoridad|autoridade)\b/,
      /\b(?:brother|cousin|friend|buddy|in law|uncle|cunhado|cunado|primo|amigo|hermano|irmao|tio|compadre)s?\b/,
      /\b(?:trucks?|semis?|camion|camiones|troque|troques|caminhao|caminhoes)\b/,
    ],
    unless: new RegExp(String.raw`\b(?:${crash}|ticket|multa|hire|driver for me|chofer)\b`),
  },
  {
    topic: 'workers',
    matches: [
      /\b(?:wc|workers comp|work comp|compensacion laboral)\b/,
      /\b(?:required|mandatory|obligatori\w+|obrigatori\w+|obrigad[oa]|do (?:i|we) need|necesito|necesitamos|preciso|precisamos)\b/,
      /\b(?:\d+|one|two|un|una|dos|um|uma|dois|duas) (?:\w+ )?(?:helpers?|employees?|workers?|partners?|ayudantes?|empleados?|soci[oa]s?|ajudantes?|funcionarios?)\b/,
      /\b(?:company|business|crew|empresa|compania|negocio|flooring|piso|pisos|drywall|pintura|paint\w*|roof\w*|construction|construccion|construcao|tile)\b/,
    ],
    unless:
      /\b(?:hurt|fell|lastim\w+|machuc\w+|caiu|cayo|audit\w*|exempt\w*|exencion|isencao|hoa|nanny|church|iglesia|igreja|1099|family|familia|certificate|certificado|how much|cuanto|quanto|price|precio|preco|ghost|cancel\w*|day labor\w*|wife|husband|espos[oa]|marido|sons?|hij[oa]s?|filh[oa]s?|brother|hermano|irmao)\b/,
  },
];
