import type { TopicRule } from './topic-rule.ts';

const policy = /\b(?:polic(?:y|ies)|insurance|coverage|poliza|seguro|aseguranza|cobertura|apolice)\b/;
const trucks =
  /\b(?:trucks?|tractors?|trailers?|semis?|camion|camiones|troque|troques|caminhao|caminhoes|traila|remolque|reboque|carreta|freightliner|volvo vnl|kenworth|peterbilt|cascadia)\b/;
const lender =
  /\b(?:bank|lender|mortgage(?: company)?|hoa|association|condo\w*|landlord|banco|hipoteca|prestamista|asociacion|administracion|financeira|associacao|sindico|administradora)\b/;
const asks =
  /\b(?:needs?|wants?|asks?|asking|bugging|requires?|requesting|(?:say|says|said) (?:\w+ )?(?:it|they|he|she)? ?(?:dont|doesnt|does not|do not|never)|pide\w*|piden|pidiendo|quiere\w*|exige|dice\w* (?:q|que) no|pede\w*|pedindo|quer|querem|(?:fala|diz|disse|falou) que nao)\b/;
const paid =
  /\b(?:i (?:already |had |just |did )?paid|paid (?:it|on|already|everything|yesterday|last)|(?:ya|si) (?:\w+ )?pague|pague (?:el|la|a tiempo|ayer|todo)|(?:eu |ja )(?:\w+ )?paguei|paguei (?:o|a|tudo|ontem|dia|no dia)|ta(?:va)? pago|(?:went|gone) through|payment (?:cleared|posted)|(?:salio|paso|se hizo) el pago|el pago (?:paso|salio)|pagamento (?:passou|saiu|caiu|foi feito))\b/;

/** What customers ask us to do for a policy that they have: a change, a cancellation, a payment, a document. Never a quote. */
export const customerRules: readonly TopicRule[] = [
  {
    topic: 'dealerWaiting',
    matches: [
      /\b(?:proof|prueba|comprovante|comprobante|card|tarjeta|cartao|cartaozinho|insurance|seguro|poliza|apolice)\b/,
      /\b(?:dealer|dealers|dealership|dealer ?ship|concesionari[oa]|concessionaria|agencia de (?:carros|autos)|loja de carros?)\b/,
      /\b(?:e ?mail\w*|mail\w*|send\w*|fax\w*|text|forward|show|mand\w+|envi\w+)\b/,
    ],
    unless: /\b(?:title|titulo|tag|tags|plates?|placas?|warranty|garantia|claim|reclamo|sinistro|crash\w*|choque|bati|refund|gap|sold|vendi)\b/,
  },
  {
    topic: 'addTruckDriver',
    matches: [
      /\b(?:add|adding|hired?|hiring|put|contrat\w+|agreg\w+|anad\w+|poner\w*|incluir|por|colocar|adicionar)\b/,
      /\b(?:drivers?|chofer|choferes|motoristas?|conductor)\b/,
      new RegExp(String.raw`${trucks.source}|\bcdl\b`),
      /\b(?:(?:take|accept|approve|insure) (?:him|her|them)|accepted|approved|tickets?|multas?|record|mvr|(?:lo|la) (?:acept\w+|tom\w+)|acept\w+|aceit\w+|aprov\w+|aprueb\w+)\b/,
    ],
    unless:
      /\b(?:crash\w*|accident\w*|acident\w*|choco|choque|bateu|hit|remove|fired|despedi\w*|quit\w*|tirar|mandado|got a ticket|le dieron|le pusieron|sr22a?|fr44|drug)\b/,
  },
  {
    topic: 'newTruckUse',
    matches: [
      /\b(?:add|adding|agreg\w+|anad\w+|meter\w*|sumar|botar|colocar|incluir|adicionar|poner\w*|remove|take (?:\w+ ){0,3}off|quitar\w*|sacar\w*|tirar|swap\w*)\b/,
      trucks,
      /\b(?:my|our|the|this|to|on|from|off|mi|la|nuestra|en|a|de|na|da|minha|nossa|mesma|misma) (?:\w+ )?(?:polic(?:y|ies)|poliza|apolice|insurance|seguro|aseguranza)\b/,
    ],
    unless:
      /\b(?:pickup|pick up|f ?150|silverado|tundra|my (?:son|daughter|wife|husband)|additional insured|hitch|my car|mi carro|meu carro|car policy|(?:my|mi|meu|minha) (?:husband|wife|son|daughter|brother|ex|espos[oa]|hij[oa]|herman[oa]|marido|filh[oa]|irmao)|crash\w*|accident\w*|acident\w*|choque|bateu|hit|tickets?|multas?|how much|cuanto|quanto|cargo limit|stolen|rob\w+|roub\w+|loan|food truck|tow truck|lender|bank|banco|sr22a?|fr44|travel trailer|camper|rv|(?:name|nombre|nome) (?:of|de|da|do) (?:my|mi|la|minha|a) (?:\w+ )?(?:llc|company|compania|empresa|corporacion)|(?:my|our|mi|minha) (?:\w+ )?(?:llc|company|compania|empresa|corporacion)(?: s)? (?:name|nombre|nome)|(?:new|nuevo|novo) (?:driver|chofer|motorista|conductor)|(?:driver|chofer|motorista|conductor) (?:new|nuevo|novo))\b/,
  },
  {
    topic: 'changeCard',
    matches: [
      /\b(?:change|switch|update|move|stop|turn off|cambi\w+|actualiz\w+|mudar|muda|trocar|troca|atualizar)\b/,
      /\b(?:auto ?pay|automatic payments?|direct debit|pago automatico|pagos automaticos|cobro automatico|debito automatico|(?:bank account|card|cuenta|tarjeta|conta|cartao)(?: \w+){0,6} (?:pay\w*|pago|paga|pagar|debit\w*|cobr\w+|comes out|sale|saca\w*|sai|desconta\w*)|(?:pay\w*|pago|pagar|debit\w*|cobr\w+)(?: \w+){0,6} (?:bank account|card|cuenta|tarjeta|conta|cartao)|due date|fecha de pago|dia de pago|dia do pagamento|vencimento)\b/,
    ],
    unless:
      /\b(?:title|titulo|license|licencia|carteira|address|direccion|endereco|mortgage|hipoteca|lender|claim|crash\w*|fraud|stolen|company|compania|seguradora|aseguradora|sr22a?|fr44|id card|renew\w*|renov\w+|pague el (?:carro|auto)|paid off|quitei)\b/,
  },
  {
    topic: 'paidButCanceled',
    matches: [
      /\b(?:cancel\w*|dropped|lapsed|inactive|not active|still active|final notice|aviso final|ultimo aviso|inactiva|inativa|se cayo|caiu|cortaron|cortaram)\b/,
      paid,
      new RegExp(String.raw`${policy.source}|\b(?:you|yall|me|us|ustedes|uds|vcs|voces|notice|aviso|covered|payment|pago|pagamento)\b`),
    ],
    unless:
      /\b(?:visa|visto|usdot|dot|fmcsa|safer|mc|refund|money back|reembols\w+|devuelv\w+|devolv\w+|paid (?:it )?off|loan|tickets?|multas?|whole year|twice|double|dos veces|duas vez(?:es)?|escrow|mortgage|hipoteca|fees?|reinstatement|license|licencia|carteira|placas?|plates?|tags?|comp|sold|vendi|i (?:want|need) to cancel|(?:quiero|quero|cancele|cancelei|i cancel\w*)|sr22a?|fr44|home|house|casa|crash\w*|choque|bati|claim|duas|vez)\b/,
  },
  {
    topic: 'cancelPolicy',
    matches: [
      /\b(?:cancel (?:my|the|our|this|it) ?(?:\w+ )?(?:polic\w+|insurance|coverage)|(?:want|need|like|wanna|gotta|have|going) to cancel|wanna cancel|(?:quiero|necesito|deseo|quisiera|voy a|puedo|como) cancel\w+|(?:quero|preciso|vou|posso|como) cancelar|cancel(?:ar|en|a|em|e) (?:mi|la|meu|minha|o|a) (?:\w+ )?(?:poliza|seguro|aseguranza|apolice))\b/,
      /\b(?:money back|refund\w*|reembols\w+|devuelv\w+|devolv\w+|devolucion|regres\w+|(?:get|something) (?:\w+ )?back)\b/,
    ],
    unless:
      /\b(?:appointment|cita|consulta|gap|warranty|order|sr22a?|fr44|sold|sell|vend\w+|truck|semi|camion|caminhao|finance company|premium finance|total loss|totaled|days? (?:ago|later)|yesterday|just (?:bought|started)|ayer|ontem|acab\w+|changed my mind|me arrepenti|when do i|cuando me|quando (?:eu )?recebo|comp|plates?|tags?|placas?|chapa)\b/,
  },
  {
    topic: 'agentSilent',
    matches: [
      /\b(?:(?:ya )?(?:pague|di)|i (?:already )?(?:paid|gave)|paid (?:the|my) (?:down|first|deposit)|paguei|ja paguei|dei (?:a )?entrada)\b/,
      /\b(?:no me (?:\w+ )?(?:llego|llega|mandaron|mandan|dieron|dan|enviaron)|nunca (?:me )?(?:llego|mandaron|dieron)|(?:havent|have not|never|didnt|did not)(?: \w+){0,2} (?:got|gotten|get|received|receive|seen|sent)|nothing (?:came|in the mail)|nao (?:me )?(?:\w+ )?(?:recebi|chegou|mandaram|veio|deram|enviaram))\b/,
      /\b(?:poliza|policy|tarjeta|id card|cards?|papers|papeles|documentos|documents|apolice|cartao|comprobante|proof|comprovante|nada|anything)\b/,
    ],
    unless:
      /\b(?:refund|reembols\w+|title|titulo|claim|reclamo|sinistro|check|cheque|plates?|placas?|quote|cotiz\w+|cotac\w+|solicitud|sr22a?|fr44|license|licencia|carteira|sticker|deductible|repair|taller|oficina)\b/,
  },
  {
    topic: 'documents',
    matches: [
      lender,
      asks,
      /\b(?:proof of (?:my )?(?:\w+ )?(?:ho6|home|homeowners|house|condo|insurance|coverage)|dec(?:laration)?s? page|declarations?|declaracion(?:es)?|declaracao|(?:prova|comprovante|prueba|comprobante) d[oea]l?|copy of (?:my|the) policy|copia de (?:mi|la) poliza|copia da (?:minha )?apolice)\b/,
      /\b(?:my|mi|meu|minha|our|nuestra|la casa|da casa|de la casa)\b/,
    ],
    unless:
      /\b(?:forc\w+|placed|(?:me )?(?:puso|impuso|colocou)|car|auto|carro|troca|vehicle|closing|cierre|compr(?:ar|e|ei|o|ando|amos|ou)|bought|buying|refinanc\w+|master|do i need|tengo que tener|claim|reclamo|sinistro|tax\w*|impuestos?|imposto|rent|renter\w*|inquilin\w+|lease|flood|inundacion|enchente|cancel\w*|new (?:bank|lender))\b/,
  },
  {
    topic: 'priorProof',
    matches: [
      /\b(?:carta|letter|comprovante|comprobante|prueba|proof|papel|declaracao|constancia)\b/,
      /\b(?:quanto tempo (?:eu )?(?:\w+ )?(?:tenho|tive|de seguro)|(?:cuanto|del) tiempo (?:\w+ ){0,2}(?:tengo|tuve|llevo|de seguro|asegurad\w+|con seguro)|how long i(?:ve| have| ve)? (?:had|been)|sem sinistros?|sin (?:reclamos|siniestros)|(?:no|without) claims|claims? free|experience letter|letter of experience|seguro (?:anterior|continuo|previo)|(?:prior|previous|continuous) (?:insurance|coverage)|anos (?:de seguro|asegurad\w+|segurad\w+)|years (?:of )?(?:insured|insurance|coverage))\b/,
    ],
    unless:
      /\b(?:sr22a?|fr44|dmv|loss runs?|suspen\w+|comp|truck|camion|caminhao|state|estado|lapse\w*|quote|home|casa|discount|descuento|desconto)\b/,
  },
  {
    topic: 'lossRuns',
    matches: [
      /\bloss ?runs?\b/,
      /\b(?:need|send|get|order|request\w*|asking|wants?|pide\w*|pido|pedir|mand\w+|necesito|ocupo|onde|preciso|pedindo|pede|quer|donde|sac\w+|how do|years?|anos)\b/,
    ],
    unless:
      /\b(?:quote|cotiz\w+|cotac\w+|renew\w*|renov\w+|audit\w*|roof|strip mall|apartments?|building|edificio|insure|segurar|asegurar|nonrenew\w*|dropped|hoa|motel|price|precio|preco)\b/,
  },
  {
    topic: 'doubleCharge',
    matches: [
      /\b(?:charged|took|taken|withdrew|pulled|came out|cobr\w+|descont\w+|debit\w+|sac\w+|caiu|sairam|saiu|salio|passou|passaram|pag\w+|paid)\b/,
      /\b(?:twice|two times|2 times|2x|double|duas vez(?:es)?|2 vez(?:es)?|dos veces|2 veces|doble|em dobro|duplicad\w+)\b/,
      /\b(?:payments?|account|card|bank|policy|insurance|premium|pago|pagos|cuenta|banco|seguro|mensualidad|poliza|aseguranza|pagamento|conta|cartao|parcela|apolice)\b/,
    ],
    unless:
      /\b(?:audit\w*|deductible|deducible|franquia|crash\w*|hit|choc\w+|bati|bateram|tickets?|multas?|dui|twice a|dos veces (?:al|por)|duas vezes por|price|doubled|cancel\w*|a year|per year|claim|denied|rent|rear ended|trailer)\b/,
  },
  {
    topic: 'businessChange',
    matches: [
      /\b(?:opened|opening|open|adding|add|abri|abrimos|abrir|abriendo|abrindo|agreg\w+|incluir|adicionar)\b/,
      /\b(?:second|another|new|otr[oa]|segund[oa]|nuev[oa]|outr[oa]|nov[oa]|mais uma?|2nd) (?:\w+ )?(?:location|store|shop|restaurant|salon|office|branch|local|tienda|negocio|sucursal|loja|unidade|ponto|filial|salao|restaurante|oficina)\b/,
      /\b(?:(?:same|my|our|the|to the|mism[ao]|mi|la|nuestra|mesm[ao]|minha|meu|na|nossa) (?:\w+ )?(?:policy|poliza|apolice|insurance|seguro|aseguranza))\b/,
    ],
    unless: /\b(?:landlord|lease|arrendador|aluguel|renta|crash\w*|claim|reclamo|sinistro|cancel\w*|nonrenew\w*)\b/,
  },
  {
    topic: 'payPending',
    matches: [
      /\b(?:debito(?: automatico)?|cobro|pago|auto ?pay|payment|card|tarjeta|cartao|pagamento|boleto|parcela)(?: \w+){0,3} (?:(?:didnt|did not|doesnt|wont) go through|bounced|(?:got |was |is )?(?:declined|rejected|returned)|failed|no (?:paso|pasa|entro)|reboto|fue rechazad\w+|nao (?:passou|passa|entrou|caiu)|foi (?:recusad\w+|negad\w+)|voltou)\b/,
      /\b(?:cancel\w*|covered|insured|cobertura|cubiert[oa]|asegurad\w+|cobert[oa]|segurad[oa]|laps\w*|what now|now what|que hago|e agora|o que faco|vai cair)\b/,
    ],
    unless:
      /\b(?:sr22a?|fr44|claim|reclamo|sinistro|crash\w*|choque|bati|refund|reembols\w+|truck|camion|caminhao|comp|notice|aviso|pay now|vence)\b/,
  },
  {
    topic: 'filingMissing',
    matches: [
      /\b(?:sr22a?|fr44)\b/,
      /\b(?:(?:still|sigue|todavia|aun|continua|ainda)\b.*\b(?:susp\w+|block\w*|bloque\w*|invalid\w*|not valid|doesnt show|no aparece|nao aparece)|susp\w+\b.*\b(?:still|todavia|aun|ainda))\b/,
      /\b(?:hicieron|hizo|mandaron|sacaron|pusieron|presentaron|enviaron|filed|sent|submitted|fizeram|fez|mandaram|enviaram|tiraram|(?:bought|paid|got|compre|pague|saque|comprei|paguei) (?:\w+ ){0,3}sr22)\b/,
    ],
    unless: /\b(?:how (?:long|much)|cuanto (?:tiempo|cuesta)|quanto (?:tempo|custa)|lapse\w*|cancel\w*|missed|dui|dwi|can i|puedo|posso|buy)\b/,
  },
  {
    topic: 'permitNow',
    matches: [
      /\b(?:permit|permiso|permisso|permissao|learners?)\b/,
      /\b(?:son|daughter|kid|teen\w*|hij[oa]|filh[oa]|muchach[oa]|menin[oa])\b/,
      /\b(?:insurance|policy|seguro|aseguranza|poliza|apolice)\b/,
      /\b(?:have to|need to|should|do i|when|tengo (?:q|que)|hay (?:q|que)|debo|cuando|tenho que|tem que|preciso|quando|ya lo|ja)\b/,
    ],
    unless:
      /\b(?:work permit|permiso de trabajo|permissao de trabalho|sr22a?|fr44|cdl|international|internacional|crash\w*|choc\w+|bateu|hit|how much|cuanto|quanto)\b/,
  },
  {
    topic: 'cardNow',
    matches: [
      /\b(?:proof of insurance|proof of coverage|insurance card|id card|comprobante (?:de|del) seguro|prueba (?:de|del) seguro|tarjeta (?:de|del) (?:seguro|aseguranza)|comprovante (?:de|do) seguro|prova (?:de|do) seguro|cartao do seguro)\b/,
      /\b(?:e ?mail\w*|mail|send|fax\w*|text|mand\w+|envi\w+)\b/,
    ],
    unless:
      /\b(?:mortgage|lender|bank|banco|hipoteca|dealer\w*|landlord|hoa|association|state|dmv|court|corte|estado|letter|carta|sr22a?|fr44|need insurance|get insurance|buy|start|quote|comp|certificate|holder|driver|client|customer|the other|otro|outro|verify|fake|real|mailing|lapse\w*|contractor|broker|school|mude|mudei|moved|where do i send|to whom)\b/,
  },
  {
    topic: 'claims',
    matches: [
      /\b(?:report|file|open|reportar|avisar|comunicar|abrir|registrar)(?: \w+){0,3} (?:accident|crash|wreck|claim|choque|accidente|reclamo|siniestro|batida|acidente|sinistro)\b/,
      /\b(?:im (?:a|your) (?:customer|client)|existing (?:customer|client)|soy cliente|sou cliente|with (?:you|yall)|con (?:ustedes|uds)|com (?:voces|vcs))\b/,
    ],
    unless:
      /\b(?:truck|camion|caminhao|home|house|casa|employee|empleado|funcionario|comp|late|tarde|hurt|lastim\w+|machuc\w+|stolen|rob\w+|roub\w+)\b/,
  },
  {
    topic: 'addDriver',
    matches: [
      /\b(?:pong\w+|coloc\w+|bot[ae]|met[ae]n?|agregue\w*|inclu\w+|add|put)(?: (?:a|o))? (?:my|mi|meu|minha) (?:\w+ )?(?:son|daughter|wife|husband|mom|dad|hij[oa]|espos[oa]|mama|papa|filh[oa]|marido|mae|pai)\b/,
      policy,
      /\b(?:licen\w+|carteira|cnh|habilitacao|passed|passou|paso)\b/,
    ],
    unless:
      /\b(?:permit|permiso|aprendiz|(?:no|without a|sin|sem) (?:license|licencia|carteira)|nao tem|no tiene|sr22a?|fr44|dui|crash\w*|choc\w+|bat\w+|suspend\w*|truck|camion|caminhao|business|negocio|empresa|how much|cuanto|quanto)\b/,
  },
  {
    topic: 'missedPayment',
    matches: [
      /\b(?:(?:puedo|podria) pagar|posso pagar|can i pay|could i pay|push|move|delay)(?: \w+){0,4} (?:friday|monday|payday|next week|viernes|lunes|quincena|sexta|segunda|semana que vem|proxima semana|otra semana)\b/,
      /\b(?:instead|en vez|em vez|my (?:payment|bill)|mi (?:pago|cuota|mensualidad)|meu (?:pagamento|boleto)|minha parcela)\b/,
    ],
    unless: /\b(?:down|enganche|entrada|deposit|first payment|primer pago|claim|ticket|multa|fine|sr22a?|fr44|truck|camion|caminhao|cancel\w*)\b/,
  },
  {
    topic: 'soldCancel',
    matches: [
      /\b(?:tir[ae]\w*|quit\w+|saqu\w+|sacar|take|remove|drop)(?: \w+){0,4} (?:carro|car|auto|truck|troca|camioneta|van)\b/,
      /\b(?:vendi|sold|i m selling)\b/,
    ],
    unless: /\b(?:sr22a?|fr44|plates?|placas?|tags?|crash\w*|hit|letter|carta|claim|loan|debo|devo)\b/,
  },
];
