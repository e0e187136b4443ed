import type { TopicRule } from './topic-rule.ts';

export const insured = /\b(?:insur\w*|cover\w*|polic(?:y|ies)|quote|seguros?|asegur\w+|aseguranza|segura\w*|poliza|apolice|cotiz\w+|cotac\w+)\b/;
export const noPapers =
  /\b(?:(?:no tengo|no tiene|sin|ando sin|i have no|has no|have no|no|dont have|doesnt have|without|undocumented|nao tenho|nao tem|sem) (?:\w+ )?(?:papeles|papers|documentos|docs|papeis|social|seguro social|ssn)|itin|indocumentad[oa]|undocumented)\b/;
export const filing = String.raw`sr22a?|fr44`;
export const crash = String.raw`crash\w*|wreck\w*|accident\w*|acident\w*|choc\w+|choque|bati|bateu|bateram|hit`;
const relative =
  /\b(?:husband|wife|son|daughter|brother|sister|mom|dad|boyfriend|girlfriend|mother|father|espos[oa]|marido|mujer|mulher|hij[oa]|filh[oa]|herman[oa]|irmao|irma|novi[oa]|namorad[oa]|mama|papa|mae|pai|suegr[oa]|cunad[oa]|sogr[oa]|cunhad[oa]|prim[oa]|cousin)\b/;
const foreignLicense =
  /\b(?:(?:haitian|foreign|mexican|brazilian|honduran|cuban|venezuelan|colombian|guatemalan|salvadoran|jamaican|peruvian) (?:drivers? )?licen\w+|licen\w+ (?:\w+ )?(?:extranjera|mexicana|haitiana|haitiano|hondurena|cubana|venezolana|colombiana|guatemalteca|salvadorena|de mi pais|de su pais|de otro pais)|(?:carteira|habilitacao|cnh) (?:\w+ )?(?:estrangeira|brasileira|do brasil|do meu pais)|so (?:tem|tenho) (?:a )?cnh)\b/;

/** Rules for topics about drivers, papers, and cars. */
export const questionRules: readonly TopicRule[] = [
  {
    topic: 'householdUnlicensed',
    matches: [
      relative,
      new RegExp(
        String.raw`${foreignLicense.source}|\b(?:no (?:tiene|saca|ha sacado) (?:\w+ )?licencia|sin licencia|(?:has no|no|without a|doesnt have a|dont have a) (?:\w+ )?license|unlicensed|nao tem (?:\w+ )?(?:carteira|habilitacao|licenca)|sem (?:carteira|habilitacao))\b`,
      ),
      /\b(?:(?:have|has|need|needs) to|must|should i|do i|tengo (?:q|que)|hay (?:q|que)|tiene (?:q|que)|debo|la tengo|lo tengo|tenho que|tem que|preciso|precisa)\b(?: \w+){0,5} (?:on|list\w*|put|add|include|poner\w*|ponga|incluir\w*|agregar\w*|meter\w*|estar|ir|colocar|por|botar|entrar)\b/,
      insured,
    ],
    unless: new RegExp(String.raw`\b(?:${filing}|${crash}|tickets?|multas?|dui|truck|camion|caminhao|employee|empleado|funcionario|exclu\w+)\b`),
  },
  {
    topic: 'papers',
    matches: [
      /^(?:\S+ ){0,10}\S+$/,
      noPapers,
      /\b(?:me (?:dan|venden|aseguran|pueden (?:dar|vender|asegurar))|puedo (?:tener|sacar|comprar|asegurar)|can i (?:get|buy|have)|(?:will|do) (?:you|yall) (?:insure|cover|sell)|consigo|posso (?:fazer|ter|tirar)|fazem|dao|da pra (?:fazer|ter))\b/,
      insured,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|business|negocio|empresa|llc|trucks?|camion|caminhao|comp|compensacion|house|home|casa|license|licencia|carteira|denunci\w+|report|migra|ice|elsewhere|medic\w+|health|vida|life)\b`,
    ),
  },
  {
    topic: 'papers',
    matches: [
      /\b(?:asilo|asylum|parole|tps|daca|refugi\w+)\b/,
      /\b(?:quero|quiero|want|need|necesito|preciso|ocupo|looking for|get|sacar|fazer)(?: \w+){0,3} (?:seguro|insurance|aseguranza)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|dui|expir\w+|venc\w+|business|negocio|empresa|trucks?|camion|caminhao|house|casa|health|medic\w+|vida|affect|afect\w+|afet\w+|prejudic\w+|perjudic\w+|case|cdl)\b`,
    ),
  },
  {
    topic: 'experience',
    matches: [
      /\b(?:no (?:us|american|u s) (?:driving )?(?:history|record|experience|credit)|just (?:reach\w*|came|arrived|moved|got)(?: \w+){0,3} (?:from|to the (?:us|usa|states)|to this country|here)|recien llegu\w+|acabo de llegar|acabei de chegar|cheguei (?:agora|faz|ha|tem|do brasil)|llegue hace|sin historial (?:aqui|en (?:estados unidos|usa))|sem historico (?:aqui|nos eua))\b/,
      /\b(?:expensive|price|high|caro|carisimo|cara|preco|precio|pay more|pagar (?:mas|mais)|barat\w+|cheap\w*|sube|sai caro)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|dui|business|negocio|empresa|trucks?|cdl|camion|caminhao|house|casa|jail|prison|carcel|rehab|army|military|florida to|georgia to)\b`,
    ),
  },
  {
    topic: 'filingNoLicense',
    matches: [new RegExp(String.raw`\b(?:${filing})\b`), foreignLicense],
    unless: new RegExp(String.raw`\b(?:dui|dwi|${crash}|how (?:much|long)|cuanto|quanto|elsewhere|mexico|brasil|brazil)\b`),
  },
  {
    topic: 'young',
    matches: [
      /\b(?:im|i am|i m|tengo|tenho) (?:1[6-9]|2[0-4])\b/,
      /\b(?:so high|so expensive|expensive|too (?:much|high)|caro|carisimo|muy alto|tan alto|tao caro|muito caro|tan caro)\b/,
      insured,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|${crash}|dui|dwi|trucks?|camion|caminhao|motorcycle|motos?|bike|years (?:of|with)|anos (?:de|con|com)|business|negocio|empresa|cdl|reckless|house|casa)\b`,
    ),
  },
  {
    topic: 'minimum',
    matches: [
      /\b(?:limits?|limites?|minimums?|minim[oa]s?)\b/,
      /\b(?:going up|go(?:es)? up|went up|raise\w*|rais\w+|chang\w+|sub(?:en|io|ieron|ir|iran|e|iu|iram)|aument\w+|cambi\w+|sob(?:e|em)|mud(?:ou|am|aram))\b/,
      /\b(?:state|estado|law|ley|lei|this year|este ano|carolina|florida|georgia|virginia|tennessee|alabama|louisiana|luisiana|kentucky|mississippi)\b/,
      /\b(?:50 100|25 50|30 60|this year|este ano|new law|ley nueva|nueva ley|lei nova|nova lei|i heard|escuche|oi que|ouvi|state minimum\w*|minim[oa]s?)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:my limits?|mis limites|meus limites|trucks?|camion|caminhao|umbrella|${filing}|${crash}|dui|age|edad|idade|comp|wage|salario|credit|credito|pay|home|casa)\b`,
    ),
  },
  {
    topic: 'needFiling',
    matches: [
      /\b(?:court|judge|dmv|corte|juez|jueza|juiz|juiza|estado|state|tribunal)\b/,
      /\b(?:special (?:insurance|form|policy)|(?:seguro|aseguranza|papel|poliza|formulario) (?:\w+ )?especial|apolice especial|high risk insurance)\b/,
    ],
    unless: new RegExp(String.raw`\b(?:${filing}|dui|dwi|drunk|tomado|borracho|bebado|comp|home|casa)\b`),
  },
  {
    topic: 'judgment',
    matches: [
      /\bsusp\w+/,
      /\b(?:no (?:pagar|pague|pago|he pagado)|not paying|didnt pay|never paid|debo|owe|nao (?:pagar|paguei|pago)|deu? dinheiro)(?: \w+){0,4} (?:choque|crash|accidente?|wreck|batida|acidente|damages?|danos?)\b/,
    ],
    unless: new RegExp(String.raw`\b(?:${filing})\b`),
  },
  {
    topic: 'totaled',
    matches: [
      /\b(?:total loss|totaled|totalled|perdida total|perda total|totaliz\w+|deu pt)\b/,
      /\b(?:low\w*|little|not enough|poquito|poco|bajo|pouco|baixo|ofrec\w+|oferec\w+|offer\w*)\b/,
      /\b(?:loan|prestamo|banco|bank|financ\w+|payoff)\b/,
    ],
    unless: /\b(?:semi|trucks?|camion|caminhao|rental|storage|i (?:still )?owe|debo|devo|house|casa)\b/,
  },
  {
    topic: 'carOfRelative',
    matches: [
      /\b(?:(?:car|carro|auto|troca|truck|camioneta|title|titulo|van) (?:\w+ ){0,2}(?:is |esta |ta |e |sigue )?(?:in|under|a|al|no|en) (?:el |o )?(?:(?:my|mi|meu|minha) )?(?:\w+ ){0,2}(?:name|nombre|nome))\b/,
      /\b(?:i (?:drive|m the one|am the one)|im the one|(?:lo|la) (?:manejo|uso) (?:yo|todos|a diario)|(?:maneja|usa)(?: \w+){0,7} soy yo|quien (?:lo |la )?(?:maneja|usa)\w*(?: \w+){0,5} soy yo|quem (?:dirige|usa)(?: \w+){0,4} sou eu|(?:eu )?(?:dirijo|uso) (?:ele|eu|todo|sempre)|yo (?:lo |la )?(?:manejo|uso))\b/,
      /\b(?:how|como|who|quien|quem|whose|can i|puedo|posso|which name|nombre de quien|nome de quem|do i)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:cheap\w*|barat\w+|less|ahorr\w+|economiz\w+|susp\w+|dui|${crash}|put|putting|pongo|poner\w*|colocar|por no|tickets?|multas?|llc|lease|leasing|registr\w+|sold|sell|vend\w+|died|muri\w+|morreu|deport\w+|jail|preso|divorc\w+|${filing}|papeles|papers|without telling|sin decir|no diga)\b`,
    ),
  },
  {
    topic: 'noLicenseStop',
    matches: [
      /\b(?:driv\w+|manej\w+|conduc\w+|dirig\w+)(?: \w+){0,3} (?:without|no|with no|sin|sem) (?:\w+ )?(?:license|licencia|carteira|habilitacao)\b/,
      /\b(?:jail|prison|arrest\w*|crime|carcel|pres[oa]|arrest\w+|delito|cadeia|crime)\b/,
    ],
    unless: new RegExp(String.raw`\b(?:${filing}|${crash}|dui|dwi|susp\w+)\b`),
  },
  {
    topic: 'gapSuspended',
    matches: [
      /\b(?:lapsed?|lapso|laps\w+|se (?:me )?(?:cayo|vencio|paso)|cair|caiu|venceu|ran out|without insurance|no insurance|sin seguro|sem seguro)\b/,
      /\b(?:letter|carta|notice|aviso)\b/,
      /\b(?:state|dmv|estado|detran|flhsmv|dds)\b/,
      /\b(?:tags?|plates?|placas?|chapa|license|licencia|carteira|registration)\b/,
      /\b(?:susp\w+|lose|losing|perder|pierdo|perco|quit\w+|tirar|cortar)\b/,
    ],
    unless: new RegExp(
      String.raw`\b(?:${filing}|dui|sold|vendi|${crash}|i had insurance|i was insured|si tenia|tenia seguro|eu tinha|never lapsed|old letter|months ago|parked|parad[oa]|already (?:late|past)|paso la fecha|(?:other|another|different) (?:insurance|policy|company)|otr[oa] (?:seguro|poliza|aseguranza)|outr[oa] (?:seguro|apolice))\b`,
    ),
  },
  {
    topic: 'pip',
    matches: [/^(?:\S+ ){0,13}\S+$/, /\bpip\b/, /\b(?:pays?|paga|cubre|cobre|covers?)\b/, /\b(?:quanto|cuanto|how much)\b/],
    unless:
      /\b(?:passengers?|pasajeros?|passageiros?|motos?|motorcycle|reject\w*|rechaz\w+|denied|deductible|deducible|uber|limit|price|cuesta|custa|costs?)\b/,
  },
  {
    topic: 'filingCost',
    matches: [
      new RegExp(String.raw`\b(?:sr22a?)\b`),
      /\b(?:pay\w*|pag\w+|parcel\w*|cobr\w+)\b/,
      /\b(?:at once|in full|up ?front|de una (?:sola )?vez|de uma (?:so )?vez|de contado|a vista|adelantad[oa]|adiantad[oa]|complet[oa]|todo junto|tudo junto|monthly|por mes|cada mes|al mes|mes a mes)\b/,
    ],
    unless: /\b(?:fr44|how long|cuanto tiempo|quanto tempo|miss\w*|late|lapse\w*|cancel\w*|already paid|i paid|pague|paguei|venc\w+)\b/,
  },
  {
    topic: 'immigrationHelp',
    matches: [
      /^(?:\S+ ){0,24}\S+$/,
      /\b(?:affect|affects|hurt|hurts|mess|afect\w+|perjudic\w+|prejudic\w+|atrapalh\w+|afet\w+)(?: \w+){0,4} (?:case|caso|process|processo|proceso|tramite|status|immigration|inmigracion|imigracao|residencia|green card|asylum|asilo)\b/,
    ],
    unless: new RegExp(String.raw`\b(?:dui|dwi|tickets?|multas?|${crash}|claim|court)\b`),
  },
];
