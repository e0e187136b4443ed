import type { TopicRule } from './topic-rule.ts';

/** Messages about the talk itself: laughter, greetings, a person instead of the chat, what is no question for an agency. */
export const talkRules: readonly TopicRule[] = [
  { topic: 'unclear', matches: [/^(?:lol|(?:ha){2,}h?|(?:ja){2,}j?|(?:je){2,}|k+|(?:rs)+)$/] },
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
    topic: 'accessibility',
    matches: [
      /\b(?:deaf|hard of hearing|hearing impaired|sign language|sord[oa]s?|sordomud[oa]|lenguaje de senas|interprete de senas|senas|no oye|surd[oa]s?|(?<!mil |\d )libras|nao escuta|nao ouve|lingua de sinais|tty|video relay|relay calls?)\b/,
    ],
  },
  { topic: 'location', matches: [/^(?:(?:the|your|office|la|su|tu|de|o|seu|voces) )*(?:address|direccion|endereco)$/] },
];
