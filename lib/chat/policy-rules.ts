import type { TopicRule } from './topic-rule.ts';

const drunk = /\b(?:dui|dwi|drunk driving|borracho|tomado|bebado|alcoolizado)\b/;
/** The visitor has no car. */
export const noCar =
  /\b(?:no car|no vehicle|(?:dont|do not) (?:have|own) a (?:car|vehicle)|without a car|no tengo (?:carro|auto|vehiculo)|sin (?:carro|auto)|nao tenho (?:carro|veiculo)|sem (?:ter )?(?:um )?carro|dont even (?:have|own) a (?:car|vehicle)|ni (?:siquiera )?tengo (?:carro|auto)|ni carro tengo|nem (?:\w+ )?tenho (?:um )?carro|nem carro (?:\w+ )?tenho)\b/;
const insured = /\b(?:insur\w*|cover\w*|policy|comp|liability|segur\w+|asegur\w+|poliza|apolice)\b/;
const filing = /\b(?:sr22a?|fr44)\b/;

/** Rules for topics about a policy, its papers, drivers, claims and payments. */
export const policyRules: readonly TopicRule[] = [
  {
    topic: 'condoUnit',
    matches: [
      /\bho ?6\b/,
      /\b(?:bank|lender|mortgage|banco|hipoteca|prestamista|financ\w+|compr\w+|bought|buying|purchas\w+|closing|cierre|cerrar|fech\w+)\b/,
    ],
    unless:
      /\b(?:assessment|claim|reclamo|sinistro|leak\w*|fuga|vaz\w+|deductible|deducible|franquia|cancel\w*|renew\w*|renov\w+|escrow|new (?:bank|lender))\b/,
  },
  {
    topic: 'addInsured',
    matches: [
      /\b(?:additional insured|(?:asegurad|segurad)[oa] adicional)\b/,
      /\b(?:add|need|needs|wants|show|list|agreg\w+|anad\w+|necesit\w+|ocupo|quiere|pide|diga|pon\w+|incluir|colocar|adicionar|precis\w+|quer|pede)\b/,
    ],
    unless:
      /\b(?:mean\w*|what is|whats|que es|que significa|o que e|difference|diferencia|diferenca|abrir|to open|opening|inaugurar|waiver|primary|edit\w*|photoshop|how much|cuanto|quanto|cuesta|custa|sub|subs|subcontract\w*)\b/,
  },
  {
    topic: 'mobileHome',
    matches: [/\b(?:single|double) ?wide\b/, insured],
    unless: /\b(?:wind|hail|roof|claim|flood|tornado|hurricane|park|lot|damage\w*|leak\w*|load|haul\w*|escort)\b/,
  },
  {
    topic: 'ice',
    matches: [
      /\b(?:report|denounce|turn|rat|denunci\w+|report\w+|entreg\w+|avis\w+|llam\w+|call\w*|contar)\b/,
      /\b(?:visa|visto|ice|immigration|inmigracion|imigracao|migra|papers|papeles|documentos|undocumented|indocumentad[oa])\b/,
      /\b(?:(?:you|yall|u) (?:\w+ )?(?:report|denounce|turn|rat|call)|(?:ustedes|uds|me|nos) (?:van a |va a )?(?:denunci\w+|report\w+|entreg\w+)|(?:vcs|voces|vc) (?:\w+ )?(?:me )?(?:denunci\w+|entreg\w+|contar|avis\w+))\b/,
    ],
    unless: /\b(?:crash\w*|accident\w*|choqu\w+|acidente|boss|patron|patrao|hurt|lastim\w+|machuc\w+|claim|work|trabajo|trabalho)\b/,
  },
  {
    topic: 'honest',
    matches: [
      /\b(?:(?:no|not|dont|don t|nao|sin|sem|without)(?: \w+){0,2} (?:ponga\w*|poner|ponerl\w+|pongo|mencion\w+|declar\w+|diga|decir|put|putting|mention\w*|list|say|disclos\w+|coloc\w+|por|fal\w+|dizer)|leave (?:off|out)|leave(?: \w+){1,3} (?:off|out)|just (?:say|put)|(?:solo|so|nada mas) (?:ponga|diga|poner|pintura|diz|poe|por))\b/,
      /\b(?:roofs?|roofing|techos?|techado|telhados?)\b/,
      /\b(?:cheap\w*|less|barat\w+|menos|application|form|aplicacion|formulario|insurance|liability|seguro|aseguranza|told me|dijeron|disseram|falaram|mandou)\b/,
    ],
    unless: /\b(?:leak\w*|goter\w+|vaz\w+|claim|reclamo|sinistro|house|casa|home)\b/,
  },
  {
    topic: 'condoUnit',
    matches: [/\bho6\b/, /\bassessment\b/, /\b(?:what|whats|que es|q es|o que e|oq e|pide\w*|piden|exige|requires?|need|wants)\b/],
    unless: /\b(?:how much|cuanto|cuanta|quanto|got|received|bill\w*|charg\w+|cobr\w+|owe|carta|letter|llego|chegou|special)\b/,
  },
  {
    topic: 'pip',
    matches: [
      /^(?:\S+ ){0,6}\S+$/,
      /\bpip\b/,
      /\b(?:covers?|cubre|cobre|pays?|paga)\b/,
      /\b(?:what|whats|que|q|oq|exactly|exatamente|exactamente)\b/,
    ],
    unless: /\b(?:if|si|se|passengers?|pasajeros?|passageiros?|motos?|motorcycle|after|despues|depois)\b/,
  },
  {
    topic: 'requiredCoverage',
    matches: [
      /\b(?:pip|no fault|bodily injury|bi)\b/,
      /\b(?:requir\w+|mandatory|obligatori\w+|obrigatori\w+|(?:got|get|getting) rid|(?:do|did|does|doing|done) away|gotta|scrap\w*|repeal\w*|law|ley|lei|legally|quitaron|quitan|tiraram|acabou|acaba|acabo|gone|need|necesit\w+|precisa|preciso|(?:no )?(?:ay|hay) (?:q|que) (?:tener|llevar))\b/,
    ],
    unless:
      /\b(?:doctor|medico|hospital|hurt|me duele|doi|lastim\w+|machuc\w+|crash\w*|wreck\w*|accident\w*|acident\w*|choc\w+|choqu\w+|bati|batida|dui|dwi|sr22a?|fr44|claim|reclamo|sinistro|motorcycle|motorbike|motos?|harley|uber|rideshare|limits?|limites?|how much|cuanto|quanto|minimum|minim[oa]s?|mean|means|significa|kentucky|ky)\b/,
  },
  {
    topic: 'duiNoCar',
    matches: [drunk, noCar],
    unless:
      /\b(?:bike|bicicleta|scooter|boat|interlock|son|daughter|husband|wife|brother|friend|hij[oa]|filh[oa]|espos[oa]|marido|herman[oa]|amig[oa]|uber|lyft|reduc\w+|reckless)\b/,
  },
  {
    topic: 'motorcycleRequired',
    matches: [
      /^(?:\S+ ){0,11}\S+$/,
      /\b(?:motos?|motorcycles?|motorbike|motocicletas?|harley|yamaha|kawasaki|ducati)\b/,
      /\b(?:do i (?:need|have)|does \w+ need|need|needs|required?|mandatory|obligatori\w+|obrigatori\w+|precisa|necesita|illegal|ilegal)\b/,
      /\b(?:insurance|insured|insure|uninsured|seguro|aseguranza|pip)\b/,
    ],
    unless:
      /\b(?:sr22a?|fr44|quote|cotiz\w+|cotar|how much|cuanto|quanto|course|curso|endorsement|suspend\w*|suspens\w*|store|storage|winter|hurt|crash\w*|accident\w*|choqu\w+|bati|health)\b|(?<!\bdo )\bi need\b|^need\b/,
  },
  {
    topic: 'motorcycle',
    matches: [/\b(?:motorcycle|motorbike|motocicleta|harley|yamaha|kawasaki|ducati)\b/, /\b(?:quote|cotiza\w*|cotac(?:ao|oes)|cotar)\b/],
    unless: /\b(?:sr22a?|fr44|boat|bote|barco|jet ?ski|car|carro|auto)\b/,
  },
  {
    topic: 'hardshipInsured',
    matches: [
      /\b(?:hardship|business purposes?|restricted license|licencia restringida|carteira restrita)\b/,
      /\b(?:i have|i got|i already|got (?:a|my)|gave me|approved|me dieron|ya (?:tengo|me)|tengo|me aprobaron|me deram|ja (?:tenho|me)|tenho|aprovaram)\b/,
      insured,
    ],
    unless:
      /\b(?:to get (?:a|my|the)|how (?:do|can) i get|para (?:sacar|obtener|conseguir|pedir|tirar)|pra (?:tirar|conseguir|pedir)|have to|tengo que|tenho que)\b/,
  },
  {
    topic: 'reviewPolicy',
    matches: [
      /\b(?:(?:go|look|walk me|going|looking) (?:over|through|thru|at) (?:my|our|this) (?:\w+ ){0,2}(?:policy|policies|coverages?|insurance)|review (?:my|our) (?:\w+ ){0,2}(?:policy|policies|coverages?|insurance)|(?:revis\w+|chec\w+) (?:\w+ )?(?:mi|nuestra|la) (?:poliza|seguro|aseguranza|cobertura)|(?:revis\w+|analis\w+) (?:a |o )?(?:minha|meu|nossa|nosso) (?:apolice|seguro|cobertura))\b/,
    ],
    unless:
      /\b(?:claim|reclamo|sinistro|underwrit\w+|sr22a?|fr44|hoa|association|asociacion|associacao|fault|the other|theirs|debo|devo|should i (?:just )?go|bit|mordi\w*|mordeu)\b/,
  },
  {
    topic: 'filingOnly',
    matches: [
      filing,
      /\b(?:(?:policy|insurance) (?:that )?i (?:already |now )?(?:have|got)|(?:existing|current|present) (?:policy|insurance)|(?:poliza|seguro|aseguranza) (?:que|q) (?:ya )?tengo|poliza actual|(?:apolice|seguro) (?:que|q) (?:eu )?(?:ja )?tenho|apolice atual)\b/,
    ],
    unless:
      /\b(?:cancel\w*|switch\w*|cambi\w+|troc\w+|lapse\w*|cae|cair|drop\w*|another|other|otr[oa]|outr[oa]|price|precio|preco|cheaper|raise\w*|subi\w+|sell|vend\w+)\b/,
  },
  {
    topic: 'filingLapse',
    matches: [
      filing,
      /\b(?:insurance|policy|coverage|seguro|aseguranza|poliza|apolice)\b/,
      /\b(?:lapses|(?:miss|without|lose) (?:\w+ )?(?:one|a|1) day|(?:one|un|um) (?:solo |so )?dia|one day|se (?:me )?(?:cae|caiga|cayera)|cair|caiu)\b/,
    ],
    unless:
      /\b(?:how long|cuanto tiempo|quanto tempo|start over|restart|switch\w*|cambi\w+|troc\w+|pasar\w*|passar|price|precio|preco|done|finish\w*|last day|ultimo dia|cair na|caer en|husband|marido|esposo|wife|esposa)\b/,
  },
  {
    topic: 'deliveryCrash',
    matches: [
      /\b(?:door ?dash|uber ?eats|instacart|grubhub|amazon flex|postmates|delivering|repartiendo|entregando)\b/,
      /\b(?:rear ended|(?:i|and) (?:\w+ )?hit (?:a|an|some\w*|another|the)|crash(?:ed)?|wreck(?:ed)?|accident|acidente|choque|(?:smacked|slammed|ran|bumped|backed) into|le (?:pegue|di)|golpee|bati|encostei)\b/,
    ],
    unless:
      /\b(?:passenger|pasajer[oa]|passageir[oa]|sr22a?|fr44|(?:hit|rear ended|into) (?:me|my|us)|me (?:choco|pego)|bateu|bateram|what (?:happens )?if|if i|(?:que|q) pasa si|si choco|o que acontece se|se eu bater|dsp|my drivers?|mi chofer|meu motorista|need (?:insurance|coverage)|(?:driver|repartidor|entregador|guy|un|de) (?:de |do |da |from )?(?:door ?dash|uber ?eats|instacart|grubhub))\b/,
  },
  {
    topic: 'workErrandCrash',
    matches: [
      /\b(?:dsp|company van|van de la (?:compania|empresa)|van da empresa|gave me a van|me dieron una van|me deram uma van)\b/,
      /\b(?:scraped|hit (?:a|the|some\w*)|bumped|crashed|raspe|raspei|le pegue|bati|choque)\b/,
    ],
    unless: /\b(?:my (?:drivers?|employees?)|mis? (?:chofer|choferes|empleados?)|meus? (?:motoristas?|funcionarios?)|i own|soy dueno|sou dono)\b/,
  },
  {
    topic: 'deliveryHitMe',
    matches: [
      /\b(?:uber|lyft|door ?dash|uber ?eats|instacart|grubhub|amazon flex|delivery (?:driver|guy|car)|repartidor|entregador)\b/,
      /\b(?:(?:hit|rear ended|backed into|crashed into|ran into) (?:me|us|my)|me (?:choco|pego|golpeo|dio)|bateu (?:em mim|no meu|na minha|atras de mim))\b/,
    ],
    unless:
      /\b(?:i (?:was|am|drive|do)|im|i m|while (?:driving|doing|delivering)|passenger|pasajer[oa]|passageir[oa]|inside|in an uber|yo (?:iba|andaba|manejo)|estaba (?:haciendo|entregando|manejando)|andaba|iba (?:en|de|haciendo)|eu (?:tava|estava|dirijo)|(?:tava|estava) (?:fazendo|entregando|dirigindo|de uber)|hit and run|fled|took off|se fue|fugiu|with my|my order|mi pedido|my trip|mi viaje)\b/,
  },
  {
    topic: 'otherUnlicensed',
    matches: [
      /\b(?:hit me|hit my|rear ended|crashed into (?:me|my)|ran into (?:me|my)|me (?:choco|pego|dio|golpeo|chocaron|pegaron)|bate(?:u|ram) (?:em mim|no meu|na minha|atras de mim))\b/,
      /\b(?:(?:guy|man|woman|lady|kid|girl|driver|somebody|someone|he|she|they|uno|una|el|ella|otro|senor|senora|muchacho|que me \w+|cara|homem|mulher|motorista|rapaz|outro|ele|ela) (?:\w+ ){0,4}(?:no license|without a (?:\w+ )?license|unlicensed|sin licencia|no (?:tiene|tenia|trae|traia) licencia|sem (?:carteira|habilitacao)|nao (?:tem|tinha) (?:carteira|habilitacao)))\b/,
    ],
    unless:
      /\b(?:i (?:have|had|dont have|didnt have)|im unlicensed|(?:yo|y) (?:no )?(?:tengo|tenia|ando|andaba)|no tengo|yo sin|eu (?:nao )?(?:tenho|tinha|tava|estava)|nao tenho|my (?:son|daughter|husband|wife|kid|friend)|mi (?:hijo|hija|esposo|esposa|amigo)|meu (?:filho|marido|amigo)|minha (?:filha|esposa))\b/,
  },
  {
    topic: 'floodCost',
    matches: [
      /\b(?:flood|inundacion|enchente)\b/,
      /\b(?:price|cost|costs|how much|run me|expensive|precio|cuanto (?:cuesta|vale|sale|es)|preco|quanto (?:custa|fica|sai|e)|valor)\b/,
    ],
    unless:
      /\b(?:deductible|deducible|franquia|damage|damaged|flooded|inundo|alagou|claim|reclamo|sinistro|car|carro|limit|worth|elevation|certificate|wait|start|demora|tarda)\b/,
  },
  {
    topic: 'wrongInfo',
    matches: [/\bvin\b/, /\b(?:wrong|incorrect\w*|mistake|off by|typo|mal|equivocad\w+|errad[oa]|erro)\b/],
    unless: /\b(?:claim|reclamo|sinistro|police|report|reporte|dealer|bought|compre|comprei|state|estado|uninsured)\b/,
  },
  {
    topic: 'assessmentLimit',
    matches: [
      /\bloss assessment\b/,
      /\b(?:how much|should i|enough|good amount|recommend|raise|increase|cuanto|cuanta|basta|suficiente|subir|aumentar|conviene|quanto|compensa|recomend\w+|what (?:limit|amount))\b/,
    ],
    unless:
      /\b(?:got|received|letter|bill|billed|owe|charged|charging|special|me llego|me cobran|carta|chegou|cobr\w+|our association (?:is|has) charg\w+)\b/,
  },
  {
    topic: 'downLater',
    matches: [
      /\b(?:down payment|the down|deposit|enganche|entrada|primer pago|first payment|primeiro pagamento)\b/,
      /\b(?:till|until|hasta (?:el|que)|ate (?:sexta|segunda|quinta|dia|eu)|chance|(?:few|some|unos|uns) (?:more )?(?:days|dias)|payday|next week|otra semana|semana que vem|friday|viernes|sexta|later|despues|depois)\b/,
      /\b(?:dont have|havent got|no tengo|nao tenho|short|falta|pay|pago|pagar|wait|esper\w+|chance|owe|dan)\b/,
    ],
    unless: /\b(?:how much|cuanto|quanto|trucks?|semi|camion|caminhao|cancel\w*|lapse\w*|refund|reembolso|house|casa)\b/,
  },
  {
    topic: 'paying',
    matches: [
      /\b(?:(?:menor|minima|mas baj[oa]|mais baix[oa]) (?:entrada|enganche|down)|(?:lowest|smallest|cheapest|low|least|minimum|no|zero|0) down|(?:entrada|enganche|down) (?:mas|mais) (?:barat|baj|baix)[oa]|sin (?:enganche|down)|sem entrada|(?:minimo|menos|minimum|least)(?: \w+){0,5} (?:dar|put down|poner|abonar|pagar (?:hoy|para|pra|pa)|pay (?:today|to start|down)|de entrada|de down|para (?:salir|empezar)|pra (?:sair|comecar)|to (?:start|get started|walk out)))\b/,
    ],
    unless: /\b(?:trucks?|semi|camion|caminhao|troca|troque|mc|house|casa|gap|sr22a?|fr44)\b/,
  },
  {
    topic: 'parkedSuspended',
    matches: [
      /\b(?:plates?|tags?|registration|placas?|registro)\b/,
      /\b(?:susp\w+|pulled|get (?:\w+ ){0,2}back|quitaron|recuper\w+|tiraram)\b/,
      /\b(?:broke|broken|broke ?down|dead|parked|sitting|(?:not|wasnt|didnt|doesnt) run\w*|no engine|in the (?:shop|yard|driveway)|descompuest[oa]|danad[oa]|rot[oa]|parad[oa]|no andaba|taller|guardad[oa]|quebrad[oa]|oficina|encostad[oa])\b/,
      /\b(?:insur\w*|uninsured|lapse\w*|coverage|seguro|aseguranza|lapso|no tener)\b/,
    ],
    unless: /\b(?:crash\w*|accident\w*|acident\w*|choque|choc\w+|bati|stolen|robad[oa]|roubad[oa]|sold|vend\w+|dui|sr22a?|fr44|impound\w*|tow\w*)\b/,
  },
  {
    topic: 'flipHouse',
    matches: [
      /\b(?:house|home|casa|property|propiedad|imovel)\b/,
      /\b(?:flip\w*|fix\w*|renovat\w+|rehab\w*|remodel\w*|arregl\w+|reform\w+|arrum\w+)\b/,
      /\b(?:sell|resell|resale|flip\w*|vender(?:la)?|revender(?:la)?|venta|venda)\b/,
    ],
    unless: /\b(?:claim|reclamo|sinistro|leak\w*|burn\w*|fire|incendi\w+|stole\w*|rob\w+|roub\w+|hurt|tenant|inquilin\w+)\b/,
  },
  {
    topic: 'addDriver',
    matches: [
      /^(?:\S+ ){0,25}\S+$/,
      /\b(?:add|adding|agreg\w+|ponerl[oa]|meterl[oa]|coloca l[oa]|meter|metan|pongan|anad\w+|incluir|incluam|adicion\w+|add?)\b/,
      /\b(?:my|mi|minha|meu) (?:\w+ )?(?:son|daughter|kid|wife|husband|boyfriend|girlfriend|mom|dad|hij[oa]|muchach[oa]|espos[oa]|novi[oa]|mama|papa|filh[oa]|marido|namorad[oa]|mae|pai)\b/,
      /\b(?:policy|insurance|poliza|seguro|aseguranza|apolice|licen\w+|passed|driver|conductora?|motorista|1[678]|cumplio|fez)\b/,
    ],
    unless:
      /^(?:how much|cuanto|quanto)|\b(?:permit|permiso|aprendiz|learners?|unlicensed|(?:no|without a|sin|sem) (?:license|licencia|carteira|licenca)|sr22a?|fr44|dui|dwi|exclu\w+|titles?|titulo|crash\w*|choc\w+|accident\w*|suspend\w*|do i (?:have|need)|have to|tengo que|tenho que|(?:hay|tem) que|wants? to|quiere|quer|no (?:la|lo) pongan|no quiero|peligroso|perigoso|cuanto sale|dont add|forc\w+|oblig\w+|llc|business|negocio|empresa|trucks?|camion|caminhao|home|homeowners?|house|casa|renters?|ticket|multa|name on|name to|health|life|vida|uber|lyft|doordash|college|universi\w+|my car to|remove|quit\w+|tirar)\b/,
  },
];
