import type { TopicRule } from './topic-rule.ts';

export const employer =
  /\b(?:boss|employer|company i work for|contractor|patron|patrona|jefe|jefa|contratista|empleador|chefe|patrao|empregador|empreiteiro)\b/;
const without = /\b(?:no|not|didnt|doesnt|dont|without|sin|nao|sem|uninsured|never)\b/;
const cover = /\b(?:insurance|insured|uninsured|comp|workers|coverage|policy|seguro|compensacion|aseguranza|aseguranca|cobertura|poliza|apolice)\b/;
const injured =
  /\b(?:hurt|injur\w+|fell|fall|broke|broken|cut his|cut my|me lastime|lastimo|lastimado|lastimada|me cai|se cayo|me caí|me quebre|se quebro|me corte|accidente|cai|caiu|machuq\w+|machuc\w+|quebrei|quebrou|me feri|acidente)\b/;
const atWork =
  /\b(?:on the job|at work|job site|jobsite|working|my job|one of my guys|my employee|en el trabajo|trabajando|en la obra|mi trabajador|mi empleado|no trabalho|na obra|trabalhando|meu funcionario|no servico)\b/;
const fled =
  /\b(?:took off|takes off|taking off|drove off|drove away|driv\w+ (?:off|away)|is leaving|(?:hes|shes|theyre|trying to|wants to) leav\w+|got away|bounced|sped off|fled|ran off|left the scene|no note|hit and run|hit n run|a la fuga|se fugo|se fue|se fueron|se (?:esta|estan) (?:yendo|escapando|pelando)|se quieren? ir|se van?(?! a\b)|quieren? irse|huyo|huyeron|se pelo|se escapo|y arranco(?! (?:el|la|mi|un)\b)|nadie dejo nota|sin dejar nota|fugiu|fugiram|(?:esta|ta|tao) (?:fugindo|indo embora)|quer(?:em)? (?:ir embora|fugir)|vai embora|foi embora|foram embora|sumiu|ninguem deixou|sem deixar)\b/;
const wasHit =
  /\b(?:(?:hit|struck|sideswiped|rear ended|clipped|bumped|backed into) (?:me|us|my)|i (?:was|got) (?:hit|struck|rear ended)|(?:was|got) (?:hit|smashed|dented)|me (?:choc\w+|peg\w+|dieron|golpe\w+|estrell(?:o|aron)|bate\w+|acert\w+)|bate\w+ em mim|bate\w+ no meu|bate\w+ na minha)\b/;

const worker =
  /\b(?:my|one of my|a|mi|un|uno de mis|meu|minha|um|um dos meus) (?:\w+ )?(?:employee|worker|guy|guys|helper|roofer|laborer|trabajador\w*|empleado\w*|ayudante|muchachos?|cocinera|techeros?|funcionari[oa]s?|ajudantes?|empregad[oa]s?|pedreiro)\b/;
const withoutComp =
  /\b(?:no|without|dont (?:have|carry)|didnt (?:have|carry)|never (?:had|bought|got)|only (?:have|carry|got)|no tengo|no tenia|sin|solo tengo|nunca (?:saque|compre|tuve|fiz|comprei|tive)|nao tenho|nao tinha|sem|so tenho) (?:\w+ ){0,3}(?:comp|workers|compensation|compensacion|liability|gl)\b/;
const hasComp =
  /\b(?:(?:i|we) (?:do |already )?(?:have|got|carry)|(?<!no )(?:tengo|tenemos)|(?<!nao )(?:tenho|temos)) (?:el |la |o |mi |my |meu )?(?:workers|work comp|comp|compensation|compensacion)\b/;
/** An insured employer, whose worker was hurt. */
const insuredEmployer =
  /\b(?<!no )(?<!nao )(?<!dont )(?<!do i )(?<!do we )(?:have|got|carry|bought|tengo|tenemos|pago|pagamos|tenho|temos)(?: (?!no\b|sin\b|sem\b|to\b|que\b)\w+){0,4} (?:workers|work comp|comp|wc|compensation|compensacion)\b|\b(?:my|our|mi|nuestra|meu|minha|nosso|nossa) (?:poliza de |apolice de )?(?:workers|work comp|comp|wc|compensation|compensacion)\b/;
const hurtWorker =
  /\b(?:employees?|workers?|helper|guys?|crew|roofer|laborer|trabajador\w*|empleado\w*|ayudante|muchachos?|techeros?|funcionari[oa]s?|ajudantes?|empregad[oa]s?|pedreiros?|pintor|painter)\b/;
const hurtNow =
  /\b(?:hurt|injured|fell|slipped|broke (?:his|her)|cut (?:his|her|off)|burned|ambulance|hospital|er|emergency room|stitches|se (?:\w+ )?(?:lastimo|cayo|quebro|corto|quemo|resbalo|accidento)|ambulancia|machucou|caiu|despencou|quebrou|cortou|queimou|escorregou|acidentou|levou um (?:choque|tombo)|pronto socorro)\b/;
const onTheRoad =
  /\b(?:semi|truck|trailer|rig|18 ?wheeler|big rig|tractor trailer|box truck|camion|troque|trailero|rastra|traila|gandola|tractomula|caminhao|carreta|cavalinho|bau|truque)\b/;
const overturned =
  /\b(?:roll(?:ed|s)? ?over|rolled (?:it|my|the)|flipped|tipped over|overturned|on its side|jackknif\w+|laid (?:it )?over|(?:se|me|le|lo|la|chofer|conductor) volteo|volteo (?:el|la|mi|su)|volte(?:e|ado|aron)|volque|volco|volcado|se ladeo|se (?:me )?fue de lado|quebro en tijera|tombei|tombou|tombado|capotei|capotou|virei|virou|fez um l|(?:diesel|fuel|gas|oil|combustible|combustivel|oleo) (?:\w+ ){0,2}(?:leaking|spilling|all over|tirad\w+|derram\w+|vazando)|(?:leaking|spilling|tirando|tira|vazando|derramando) (?:el |o )?(?:diesel|fuel|combustible|combustivel|oleo))\b/;
/** A crash of the past, or a question about a driver, a policy or a price. */
const past =
  /\b(?:(?:days?|weeks?|months?|years?) ago|last (?:week|month|year)|yesterdays|denied|deny|renew\w*|quote|premium|hace (?:\w+ )?(?:dias?|semanas?|meses|anos?)|semana pasada|mes pasado|ano pasado|negaron|niegan|renov\w+|cotiz\w+|faz (?:\w+ )?(?:dias?|semanas?|meses|anos?)|(?:dias?|semanas?|meses|anos?) atras|semana passada|mes passado|ano passado|negaram|cotacao|bill|charg\w+|cobra\w*|tow company|release|never added|not on (?:my|the) policy|no lo agregue|nao inclui)\b/;
const tree = /\b(?:tree|trees|branch|limb|palm|oak|pine|arbol|arboles|rama|palma|palmera|palo|mata|pino|arvore|arvores|galho|palmeira|coqueiro)\b/;
const car =
  /\b(?:car|cars|trucks?|vans?|suv|pickup|vehicle|windshield|hood|carro|carros|auto|troca|camioneta|van|parabrisas|capo|caminhonete|picape|parabrisa)\b/;
const fell =
  /\b(?:fell|fallen|came down|crushed|landed|smashed|on top of|cayo|callo|caido|tumbo|tiro|aplasto|se vino|encima|caiu|despencou|desabou|amassou|esmagou|em cima)\b/;
/** A tree on the house, the visitor's tree on another's car, or a car that drove into a tree. */
const otherTree =
  /\b(?:fell|landed|came down|crashed|went) (?:\w+ )?(?:on|onto|through|in) (?:my|our|the|a) (?:house|home|roof|garage|shed|fence)\b|\b(?:cayo|callo|caido|metio|caiu|entrou) (?:\w+ )?(?:en|sobre|encima de|por|na|no|em cima d[oa]|pel[oa]) (?:mi |la |el |minha |meu )?(?:casa|techo|garaje|cerca|telhado|garagem)\b|\b(?:my|mi|minha|meu) (?:\w+ )?(?:tree|branch|palm|oak|arbol|rama|palma|arvore|galho|palmeira)\b|\b(?:i|we) (?:\w+ )?(?:hit|ran into|crashed into|slammed)\b|\b(?:me estrelle|choque|pegue|bati)\b/;

/** The other driver is known, or the message asks about the price or what to say. */
const notHitAndRun =
  /\bi (?:hit|bumped)\b|\b(?:left a note|dej(?:o|aron) (?:una )?nota|deix(?:ou|aram) (?:um )?bilhete|datos|dados|info|exchanged|gave me|me dio|me deu|says?|said|digo|dice|decir|dizer|diz|go up|price|precio|preco|afecta|payments|bus|city|county|neighbou?rs?|vecin[oa]|vizinh[oa]|camera|camara|reversa|negocio|puedo decir)\b/;

/** Rules for topics about what just happened on the road, at home or at work. */
export const incidentRules: readonly TopicRule[] = [
  { topic: 'truckCrash', matches: [onTheRoad, overturned], unless: past },
  { topic: 'truckCrash', matches: [/\b(?:my|the|mi|la|minha|a) (?:load|cargo|carga)\b/, overturned], unless: past },
  { topic: 'treeOnCar', matches: [tree, car, fell], unless: otherTree },
  {
    topic: 'hitAndRun',
    matches: [wasHit, fled],
    unless: /\b(?:i (?:\w+ )?(?:left|took off|drove off|drove away|fled|ran)|me fui|me di a la fuga|hui|fui embora|fugi)\b/,
  },
  {
    topic: 'hitAndRun',
    matches: [/\b(?:parked|parqueado|estacionado|parado|parking lot|estacionamiento|estacionamento)\b/, wasHit],
    unless: notHitAndRun,
  },
  {
    topic: 'hitAndRun',
    matches: [
      /\b(?:came (?:out|back)|got back|walked out|when i (?:left|got)|sali|salgo|cuando (?:sali|volvi|regrese)|regrese|volvi|quando (?:eu )?(?:sai|voltei|cheguei)|voltei)\b/,
      /\b(?:car|truck|van|carro|troca|camioneta|caminhonete) (?:\w+ ){0,4}(?:smashed|dented|hit|damaged|scraped|golpead[oa]|chocad[oa]|abollad[oa]|raspad[oa]|amassad[oa]|batid[oa]|arranhad[oa])\b/,
    ],
    unless:
      /\b(?:i (?:hit|bumped)|left a note|dej(?:o|aron) (?:una )?nota|deix(?:ou|aram) (?:um )?bilhete|exchanged|gave me|me dio|me deu|shop|body|taller|oficina|valet|wash|lavado|lava|tree|arbol|arvore|hail|granizo)\b/,
  },
  {
    topic: 'hitAnimal',
    matches: [
      /\b(?:hit|struck|ran into|le (?:pegue|di) a|choque con|atropelle|atropelei|bati (?:em|num|no)|peguei) (?:an? |un |um |el |o )?(?:deer|elk|hog|venado|ciervo|veado|cervo)\b/,
    ],
  },
  {
    topic: 'leftScene',
    matches: [
      /\b(?:i (?:also |just |got scared and |panicked and |freaked out and )?(?:drove (?:off|away|home)|took off|fled|left(?: the scene)?(?! (?:a |my |it|him|her|them|work|the (?:house|country|state|hospital|car)|lane|turn)))|(?:tambien |asustad[oa] )?me fui(?! (?:al? |de )?(?:hospital|doctor|medico|clinica|corte|trabajo|hombro))|me di a la fuga|yo me escape|fui embora|eu fugi|acabei fugindo)\b/,
      /\b(?:crash\w*|wreck\w*|accident\w*|acident\w*|choque|choc\w+|le pegue|hit|bati|bateu|batida|fender bender)\b/,
      /\b(?:scared|afraid|nervous|panicked|freaked|worried|miedo|nervios[oa]|asust\w+|medo|panico|assust\w+|apavor\w+|what do i do|que hago|o que (?:eu )?faco)\b/,
    ],
    unless: /\b(?:hospital|police (?:came|told)|la policia (?:vino|dijo)|exchanged|nos dimos|trocamos|lawyer said|abogado dijo)\b/,
  },
  { topic: 'workInjury', matches: [injured, worker, hasComp] },
  {
    topic: 'workInjury',
    matches: [hurtNow, hurtWorker, insuredEmployer],
    unless: new RegExp(
      String.raw`${withoutComp.source}|${employer.source}|\b(?:dont have|don t have|no tengo|nao tenho|exempt\w*|exencion|isencao|undocumented|papers|papeles|papeis|documents|documentos|last year|months ago|ano pasado|ano passado|premium|audit\w*|auditoria|price|precio|preco|quote|cotiz\w+|cotac\w+|denied|neg(?:o|aron|ou|aram)|lapsed|cancel\w*|expired|vencid[oa]|sub|subs|subcontract\w*|subcontrat\w*|sued|sue|suing|demand\w+|process\w+|(?:do|should|must) (?:i|we) (?:need|have)|if (?:he|she|an|a|my|one)|si (?:se|un|uno|mi)|se (?:ele|um|meu))\b`,
    ),
  },
  { topic: 'injuryNoComp', matches: [injured, worker, withoutComp], unless: /\b(?:sub|subs|subcontract\w*|subcontrat\w*|car|carro|choque|crash)\b/ },
  {
    topic: 'injuryNoComp',
    matches: [hurtNow, hurtWorker, /\b(?:exempt\w*|exencion|exento|isencao|isento)\b/],
    unless: new RegExp(
      String.raw`${employer.source}|\b(?:sub|subs|subcontract\w*|subcontrat\w*|i fell|me cai|eu cai|if|si (?:se|un|mi)|se (?:ele|um|meu))\b`,
    ),
  },
  {
    topic: 'employerUninsured',
    matches: [employer, without, cover, injured],
    unless: /\b(?:i am|im|soy|sou) (?:the |el |la |o |a )?(?:boss|employer|patron|jefe|chefe|patrao)\b/,
  },
  {
    topic: 'workInjury',
    matches: [injured, atWork],
    unless:
      /\b(?:car|carro|auto|crash|uber|lyft|claim denied|patrao sumiu|patron (?:se )?desaparecio|boss (?:disappeared|vanished))\b|\b(?:no|dont have|didnt have|without|only have|no tengo|no tenia|sin|solo tengo|nao tenho|nao tinha|sem|so tenho) (?:\w+ ){0,3}(?:insurance|comp|compensation|liability|policy|seguro|compensacion|poliza|apolice)\b/,
  },
  {
    topic: 'truckMinimum',
    matches: [
      /\b(?:minimum|minimo|lowest|least|mas bajo|mais baixo|legal limit|how much|cuanto|cuanta|quanto)\b/,
      /\b(?:fmcsa|usdot|interstate|federal|interestatal\w*|interestadual|across states|entre estados|de estado a estado)\b/,
      /\b(?:insurance|coverage|liability|seguro|cobertura|aseguranza|limit|limite|limits|limites|minimo|minimum)\b/,
    ],
    unless:
      /\b(?:license|licencia|licenca|bond|fianza|drug|english|ingles|hazmat|peligros\w+|perigos\w+|passengers?|pasajeros|passageiros|bus|flood|inundacion|enchente|comp|fine|multa|employees?|empleados|funcionarios|down|enganche|entrada|cost|cuesta|cuestan|custa|price|precio|preco|month|mes)\b/,
  },
  {
    topic: 'bot',
    matches: [
      /\b(?:bot|robot|robo|maquina|machine|ia|ai|inteligencia artificial|chatgpt)\b/,
      /\b(?:are you|r u|is this|am i talking|eres|es usted|es una|tu eres|estoy hablando|hablo con|voce e|vc e|e um|to falando|estou falando|isso e)\b/,
      /\b(?:or|o|ou) (?:an? |una? |uma? |um )?(?:\w+ )?(?:human|person|real|persona|humano|pessoa|gente)\b/,
    ],
  },
];
