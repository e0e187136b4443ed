import type { NamedRule } from './named-rule.ts';
import { employer } from './scene-rules.ts';

const drunk = /\b(?:dui|dwi|drunk driving|borracho|tomado|bebado|alcoolizado)\b/;
const noCar =
  /\b(?:no car|no vehicle|(?:dont|do not) (?:have|own) a (?:car|vehicle)|without a car|no tengo (?:carro|auto|vehiculo)|sin (?:carro|auto)|nao tenho (?:carro|veiculo)|sem (?:ter )?(?:um )?carro)\b/;
const insured = /\b(?:insur\w*|cover\w*|policy|comp|liability|segur\w+|asegur\w+|poliza|apolice)\b/;
const filing = /\b(?:sr22a?|fr44)\b/;

const fakeCard =
  /\b(?:fake|false|falsa?|falso)(?: \w+){0,2} (?:card|id|insurance|tarjeta|seguro|aseguranza|cartao)\b|\b(?:tarjeta|cartao|seguro|aseguranza)(?: \w+){0,2} fals[ao]\b/;
/** The other driver has the card. */
export const otherShowed =
  /\b(?:(?:other|otro|otra|outro|outra|dude|guy|lady|man|woman|driver|he|she|they|el|ella|ele|ela|senor|senora|cara|mulher)(?: \w+){0,4} (?:had|has|showed|handed|tenia|tiene|traia|trae|mostro|enseno|ensenaron|mostrou|tinha|tem))\b/;
/** The visitor had no insurance, not the other driver. */
const uninsuredSelf =
  /\b(?:(?:i|we) (?:\w+ )?(?:have|had|got|carry|carried) no|(?:i|we) (?:really |also )?(?:dont|don t|didnt|didn t|do not|did not) (?:have|carry) (?:any |car )?) ?(?:insurance|coverage)\b|\b(?:im|i m|i am|i was|we were) (?:the one )?(?:uninsured|without insurance|not insured)\b|\b(?:i wasnt|i wasn t) insured\b|\b(?:(?:no tengo|no traigo|ando sin|no cuento con|yo(?: \w+){0,2} (?:sin|no (?:tenia|traia))|nao tenho|estou sem|to sem|eu(?: \w+){0,2} (?:sem|nao tinha))(?: ningun)?(?:a|hum)?) (?:seguro|aseguranza|poliza|apolice)\b|\b(?:sin (?:seguro|aseguranza) yo|sem seguro eu)\b/;
const otherUninsured =
  /\b(?:(?:he|she|they|guy|lady|driver|dude|person|kid) (?:\w+ )?(?:(?:has|had|have|got|with|carried) no|(?:didnt|didn t|doesnt|doesn t|dont|don t|did not|does not) have|was uninsured|is uninsured) ?(?:any )?(?:insurance|coverage)?|(?:el|ella|otro|otra|senor|senora|muchacho|muchacha|ele|ela|outro|outra|cara|mulher)(?: que)? (?:\w+ )?(?:no (?:tiene|tenia|trae|traia)|nao (?:tem|tinha)) (?:seguro|aseguranza|apolice))\b/;
const hitByOther =
  /\b(?:(?:hits?|hitting|struck|rear ends?|rear ended|crash(?:es|ed)? into|ran into|t boned) (?:me|us|my)|(?:was|got|get) (?:hit|struck|rear ended)|me (?:choc\w+|peg\w+|dio|dieron|golpe\w+|bat\w+|acert\w+)|bat\w+ (?:em mim|atras de mim|no meu|na minha))\b/;
const ownFault =
  /\b(?:i (?:hit|rear ended|ran into)|le (?:pegue|di)|yo choque|choque a|(?<!no )(?:fue|es) mi culpa|(?<!nao )(?:foi|e) minha culpa|(?<!not )my fault|health|medico|saude|full|contra|su seguro|del otro|do outro|uninsured motorist|info|comp|compensacion|trabajo|trabalho|boss|patron|patrao)\b/;
const louisiana = /\b(?:lo?uisiana|no pay no play)\b/;

/** Topics about a policy, its papers, drivers, claims and payments that some of their words decide. */
export const policyRules: readonly NamedRule[] = [
  { topic: 'unclear', matches: [/^(?:lol|(?:ha){2,}h?|(?:ja){2,}j?|(?:je){2,}|k+|(?:rs)+)$/] },
  {
    topic: 'crashUninsured',
    matches: [
      uninsuredSelf,
      /\b(?:i (?:\w+ )?(?:hit|rear ended|crashed into|ran into)(?! by)|le (?:pegue|di)|yo choque|choque a|eu bati|bati (?:no|na|num|numa))\b/,
    ],
    unless: new RegExp(`${hitByOther.source}|${employer.source}`),
  },
  {
    topic: 'otherUninsured',
    matches: [otherUninsured, hitByOther],
    unless: new RegExp(
      String.raw`${uninsuredSelf.source}|\b(?:i|yo|eu) (?:didnt|didn t|dont|don t|did not|tampoco|tambem nao)\b|\b(?:neither|either|license|licencia|carteira|fled|took off|se fue|fugiu|passenger|pasajer[oa]|passageir[oa]|doordash|uber|deductible|deducible|franquia|sue|demand\w+|process\w+)\b`,
    ),
  },
  { topic: 'noPlay', matches: [uninsuredSelf, hitByOther, louisiana], unless: ownFault },
  {
    topic: 'noPlay',
    matches: [
      louisiana,
      /\b(?:sem seguro|sin (?:seguro|aseguranza)|no insurance|without insurance|uninsured)\b/,
      /\b(?:culpa (?:foi|fue|es|era) d\w+|culpa d(?:el|o|a|ela) \w+|not my fault|wasnt my fault|wasn t my fault|no fue mi culpa|nao foi minha culpa|(?:his|her|their|guys) fault)\b/,
    ],
    unless: otherUninsured,
  },
  { topic: 'uninsuredNotFault', matches: [uninsuredSelf, hitByOther], unless: ownFault },
  {
    topic: 'otherUninsured',
    matches: [
      fakeCard,
      otherShowed,
      /\b(?:wreck\w*|crash\w*|accident\w*|acidente|choque|choc\w+|bateu|bateram|batida|(?:hit|rear ended) (?:me|my|us)|me (?:pego|dio))\b/,
    ],
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
    topic: 'person',
    matches: [
      /^(?:\S+ ){0,17}\S+$/,
      /\b(?:(?:put|get|pass|transfer|connect) me (?:on |through |thru |over )?(?:with |to )?(?:an? )?(?:real |live |actual )?(?:human|person|someone|somebody)|(?:ponga|pon|pasa|pase|paseme|comunique|comunica|transfiera)(?:me)? (?:con |a )?(?:una? )?(?:persona|humano|alguien)|me (?:passa|passe|coloca|poe|transfere) (?:pra|para|com) (?:uma? )?(?:humano|pessoa|atendente|alguem))\b/,
    ],
    unless: /\b(?:claims?|reclamos?|sinistros?|espanol|spanish|ingles|portugu\w+|whatsapp|insured|coverage)\b/,
  },
  {
    topic: 'greeting',
    matches: [
      /^(?:(?:ja(?:ja)*j?|je(?:je)+|k+|ha(?:ha)*|lol|rs|oi|ola|hola|hello|hi|hey|good|morning|afternoon|evening|happy|friday|buen|buen[oa]s|muy|dias?|tardes?|noches?|bom|boa|tarde|noite|feliz|viernes|sexta|bendicion(?:es)?|bendecido|bendecida|bencaos?|abencoad[oa]|blessings?|bless|blessed|dios|deus|god|los?|l[ae]s?|bendiga|abencoe|te|you|yall|all|everybody|everyone|gente|pessoal|familia|que|q|tal|como|how|are|doing|amanecieron|amanecio|amanheceram|estan|esta|andan|todos|tod[oa]s|tudo|bem|bien|y|e|and|a|to|por|alla|ai|ustedes|voces|vcs) ?)+$/,
      /\b(?:hola|hello|hi|hey|oi|ola|good|buen[oa]?s?|bom|boa|bendicion\w*|blessings?|bless|bendiga|abencoe|morning)\b/,
    ],
  },
  {
    topic: 'spam',
    matches: [
      /\b(?:google|seo|marketing|trafego pago|redes sociales|redes sociais|social media)\b/,
      /\b(?:top|topo|primer[oa]?|primeir[oa]|first page|more clients|mas clientes|mais clientes|con quien hablo|com quem falo|who do i (?:talk|speak)|who handles)\b/,
      /\b(?:your|su|sus|tu|sua|seu|vuestra) (?:\w+ )?(?:company|business|website|site|page|agency|empresa|negocio|pagina|sitio|agencia)\b/,
    ],
    unless: /\b(?:reviews?|resena\w*|found you|los encontre|achei voces|insur\w+|segur\w+|asegur\w+|quote|cotiz\w+|cotac\w+)\b/,
  },
  {
    topic: 'bot',
    matches: [
      /\b(?:real|human|humano|person|people|persona|pessoa|gente|de verdade|de verdad) (?:or|o|ou) (?:an? |una? |uma? |um |e )?(?:bot|robot|robo|maquina|machine|ia|ai|computer|computadora|computador)s?\b/,
    ],
  },
  {
    topic: 'offTopic',
    matches: [
      /^(?:\S+ ){0,8}\S+$/,
      /\b(?:mi amor|meu amor|my love|babe|baby|hermosa|preciosa|guapa|linda|gata|sweetie|sexy)\b/,
      /\b(?:(?:que|q) haces|what (?:are|r) (?:you|u) (?:doing|wearing|up to)|(?:te|i) (?:amo|quiero|love you)|(?:o )?(?:que|q) (?:vc |voce )?(?:ta|esta) fazendo|soltera|solteira|single|novio|namorado|boyfriend|ja(?:ja)+j?|ha(?:ha)+|rs|k)\b/,
    ],
    unless:
      /\b(?:segur\w+|asegur\w+|insur\w+|licen\w+|carteira|carro|car|sr22a?|fr44|poliza|policy|apolice|quote|cotiz\w+|cotac\w+|troca|truck|multa|ticket)\b/,
  },
  {
    topic: 'spam',
    matches: [
      /\b(?:google|ranking|seo|marketing|leads|website|pagina web|site)\b/,
      /\b(?:we (?:offer|guarantee|sell|can get)|guaranteed|ofrecemos|garantizamos|vendemos|oferecemos|garantimos|ofereco)\b/,
    ],
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
      /\b(?:doctor|medico|hospital|hurt|me duele|doi|lastim\w+|machuc\w+|crash\w*|wreck\w*|accident\w*|acident\w*|choc\w+|choqu\w+|bati|batida|dui|dwi|sr22a?|fr44|claim|reclamo|sinistro|motorcycle|motorbike|motos?|harley|uber|rideshare|limits?|limites?|how much|cuanto|quanto|minimum|minim[oa]s?|mean|means|significa)\b/,
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
      /\b(?:(?:go|look|walk me|going|looking) (?:over|through|thru|at) (?:my|our|this) (?:\w+ ){0,2}(?:policy|policies|coverages?|insurance)|review (?:my|our) (?:\w+ ){0,2}(?:policy|policies|coverages?|insurance)|(?:revis\w+|chec\w+) (?:\w+ )?(?:mi|nuestra) (?:poliza|seguro|aseguranza|cobertura)|(?:revis\w+|analis\w+) (?:a |o )?(?:minha|meu|nossa|nosso) (?:apolice|seguro|cobertura))\b/,
    ],
    unless:
      /\b(?:claim|reclamo|sinistro|underwrit\w+|sr22a?|fr44|hoa|association|asociacion|associacao|fault|the other|theirs|debo|devo|should i (?:just )?go)\b/,
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
      /\b(?:(?:menor|minima|mas baj[oa]|mais baix[oa]) (?:entrada|enganche|down)|(?:lowest|smallest|least|minimum|no|zero|0) down|sin (?:enganche|down)|sem entrada)\b/,
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
      /^(?:\S+ ){0,20}\S+$/,
      /\b(?:add|adding|agreg\w+|meter|metan|pongan|anad\w+|incluir|incluam|adicion\w+|add?)\b/,
      /\b(?:my|mi|minha|meu) (?:\w+ )?(?:son|daughter|kid|wife|husband|boyfriend|girlfriend|mom|dad|hij[oa]|espos[oa]|novi[oa]|mama|papa|filh[oa]|marido|namorad[oa]|mae|pai)\b/,
      /\b(?:policy|insurance|poliza|seguro|aseguranza|apolice|licen\w+|passed|driver|conductora?|motorista|1[678]|cumplio|fez)\b/,
    ],
    unless:
      /^(?:how much|cuanto|quanto)|\b(?:permit|permiso|aprendiz|learners?|unlicensed|(?:no|without a|sin|sem) (?:license|licencia|carteira|licenca)|sr22a?|fr44|dui|dwi|exclu\w+|titles?|titulo|crash\w*|choc\w+|accident\w*|suspend\w*|do i (?:have|need)|have to|tengo que|tenho que|(?:hay|tem) que|wants? to|quiere|quer|no (?:la|lo) pongan|dont add|forc\w+|oblig\w+|llc|business|negocio|empresa|trucks?|camion|caminhao|home|homeowners?|house|casa|renters?|ticket|multa|name on|name to|health|life|vida|uber|lyft|doordash|college|universi\w+|my car to|remove|quit\w+|tirar)\b/,
  },
];
