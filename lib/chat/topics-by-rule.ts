import type { TopicId } from './topics.ts';

/** Folded words of a message: lower case without accents, one blank between words. */
type Rule = { topic: TopicId; matches: RegExp; unless?: RegExp };

/**
 * Messages where a wrong topic does harm, so that these rules override the model. In this order: danger to a life, violence at home, injuries and
 * emergencies, a phone number alone, private numbers, and orders to the program.
 */
const rules: readonly Rule[] = [
  {
    topic: 'crisis',
    matches:
      /\b(?:kill myself|suicid\w+|end my life|want to die|wanna die|hurt myself|dont want to (?:live|be here anymore|be alive)|(?:no|any|a|the) (?:point|reason|sense) (?:in|to|of|for) (?:being here|being alive|be here|live|living|life|go on|going on)|(?:tired of|give up on|giving up on) (?:living|life)|end it all|(?:drive|jump) off (?:a|the) bridge|(?:nobody|no one) (?:would|will) miss me|better off (?:without me|dead)|me quiero morir|quiero morirme|matarme|me voy a matar|quitarme la vida|(?:ya )?no quiero (?:vivir|seguir viviendo|seguir vivo|seguir viva)|(?:ganas|razon|motivo|sentido|fuerzas) (?:de|para|pa) (?:seguir )?(?:vivir|viviendo|vivo|viva)|(?:para que|pa que) (?:seguir|sigo) (?:vivo|viva|viviendo|vivir)|cansad[oa] de vivir|acabar con todo|nadie me (?:va a )?extran\w+|mejor (?:muert[oa]|me muero)|mejor sin mi|me matar|quero morrer|nao quero (?:mais )?(?:viver|continuar viv[oa])|(?:vontade|motivo|razao|sentido|forca) (?:de|pra|para|em) (?:continuar )?(?:viver|vivendo|viv[oa])|(?:pra que|para que) (?:continuar )?(?:viver|viv[oa]|vivendo)|cansad[oa] de viver|acabar com tudo|tirar minha vida|ninguem (?:vai|ia) sentir minha falta|melhor sem mim|melhor mort[oa])\b/,
  },
  {
    topic: 'abuse',
    matches:
      /\b(?:(?:husband|wife|boyfriend|girlfriend|partner|ex)(?: \w+){0,2} (?:hits|hitting|beats|beating|choked|choking|threaten\w*)(?: \w+)? me|(?:esposo|esposa|marido|novio|novia|pareja|ex) (?:\w+ )?me (?:esta )?(?:pega|pegando|golpea|golpeando|amenaza|amenazando)|(?:marido|esposa|namorado|namorada|companheiro|ex) (?:\w+ )?(?:me (?:bate|ameaca|agride)|(?:esta|ta) me (?:batendo|ameacando|agredindo)))\b/,
  },
  {
    topic: 'abuse',
    matches: new RegExp(
      [
        String.raw`\b(?:he|she|he s|hes|shes|husband|wife|boyfriend|girlfriend|partner|ex) (?:\w+ ){0,2}(?:violent|abusive|abuses me|abused me)\b|\b(?:violent|abusive) (?:ex|man|husband|wife|boyfriend|girlfriend|partner|relationship)\b`,
        String.raw`\b(?:restraining|protective) order\b|\border of protection\b|\bdomestic (?:violence|abuse)\b|\b(?:scared|afraid|terrified) of (?:him|her$|my (?:ex|husband|wife|boyfriend|girlfriend|partner))\b`,
        String.raw`\b(?:cant|can t|cannot|mustnt|must not|doesnt|not|never) (?:know|see|find(?: out)?|get|have) (?:about )?(?:my (?:new )?address|where i (?:live|moved|stay|am|park))\b|\b(?:hide|keep) (?:my (?:new )?address|where i (?:live|moved)) (?:private |hidden |secret )?from\b`,
        String.raw`\b(?:el|ella|ex|esposo|esposa|marido|novio|novia|pareja) (?:\w+ ){0,2}(?:violent[oa]|maltratador|abusador)\b|\bme maltrat\w+|\bviolencia (?:domestica|de genero|familiar)\b|\borden de (?:restriccion|proteccion|alejamiento)\b|\btengo miedo a (?:el|ella|mi (?:ex|esposo|marido|novio|pareja))\b|\ble tengo miedo a\b`,
        String.raw`\bno (?:\w+ ){0,3}(?:sepa|sabe|saber|vea|ver|enter\w+|descubr\w+) (?:de )?(?:mi (?:nueva )?direccion|donde (?:vivo|estoy|me mude))\b`,
        String.raw`\b(?:ele|ela|ex|marido|esposo|esposa|namorado|namorada|companheir[oa]) (?:\w+ ){0,2}(?:violent[oa]|agressiv[oa]|agressor)\b|\bviolencia (?:em casa|contra a mulher)\b|\bmedida (?:protetiva|de protecao)\b|\bmedo d(?:ele|ela|[oe] meu (?:ex|marido))\b(?! (?:se |nao )?(?:fazer|bater|perder|morrer|sofrer|cair))|\bme agred\w+`,
        String.raw`\bnao (?:\w+ ){0,3}(?:saber|saiba|sabe|ver|veja|descobr\w+) (?:do |o )?(?:(?:meu )?(?:novo )?endereco|onde (?:eu )?(?:moro|estou|to))\b`,
      ].join('|'),
    ),
    unless:
      /\b(?:charges?|charged|convict\w*|felony|arrest\w*|my record|background|dog|cargos?|condena\w*|delito|antecedentes|perro|processad[oa]|cachorro|cao)\b/,
  },
  {
    topic: 'emergency',
    matches:
      /\b(?:bleeding|blood everywhere|unconscious|(?:isnt|not) breathing|no respira|nao (?:esta|ta) respirando|(?:trapped|stuck|pinned) (?:in|inside|under) (?:the|his|her|a|my) (?:car|truck|vehicle)|sangr(?:a|ando)|inconsciente|desacordad[oa]|desmayad[oa]|atrapad[oa]s?(?: \w+){0,2} (?:carro|auto|camion|troca)|pres[oa] (?:no|na|nas|dentro d[oa]|debaixo d[oa]) (?:\w+ )?(?:carro|caminhao|ferragens)|(?:just|ahorita|recien|agora)(?: \w+){0,3} (?:rolled over|flipped|tipped over|se volteo|volco|tombou|capotou)|(?:rolled over|flipped|tipped over|volteo|volco|tombou|capotou)(?: \w+){0,6} (?:just now|right now|police (?:is )?here|ahorita|policia aqui|agora))\b/,
    unless:
      /\b(?:money|cash|dry|dinero|plata|dinheiro|grana|(?:nobody|no one|not?) (?:is |was |got )?hurt|nadie herido|sin heridos|no hay heridos|ninguem (?:se )?(?:machuc\w+|ferid\w+)|sem feridos)\b/,
  },
  {
    topic: 'emergency',
    matches:
      /\b(?:(?:duele|doliendo)(?: \w+){0,2} el pecho|dolor (?:\w+ )?(?:de|en el) pecho|chest (?:pains?|hurts|is hurting)|pain in my chest|dor (?:\w+ )?no peito|peito (?:ta |esta )?doendo|(?:cant|can t|cannot|no puedo|no podia|nao consigo) (?:breathe|respirar)|having a (?:heart attack|stroke)|(?:dando|teniendo) un (?:infarto|derrame)|(?:tendo|dando) um (?:infarto|derrame)|overdos(?:ed|ing)|sobredosis)\b/,
    unless:
      /\b(?:prices?|precios?|precos?|life insurance|seguro de vida|\d+ (?:weeks|months|years|semanas|meses|anos)|cdl|medical card|workers comp|days later|dias despues|dias depois)\b/,
  },
  { topic: 'callMe', matches: /^(?:1 ?)?(?:\d ?){10}$/ },
  { topic: 'privateData', matches: /\b(?:\d[ ]?){13,16}\b|\b\d{3} \d{2} \d{4}\b/ },
  {
    topic: 'injection',
    matches:
      /\b(?:ignor\w* (?:\w+ ){0,3}(?:instructions|instrucciones|instrucoes|rules|reglas|regras)|system prompt|(?:tu|seu|your) prompt|developer mode|jailbreak|(?:forget|olvida|esquec\w+) (?:\w+ ){0,2}(?:instructions|rules|instrucciones|reglas|instrucoes|regras))\b/,
  },
];

/** The topic that must answer a message, whatever the model finds. `text` is folded. */
export function topicByRule(text: string): TopicId | undefined {
  return rules.find(({ matches, unless }) => matches.test(text) && !unless?.test(text))?.topic;
}
