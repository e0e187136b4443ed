import type { TopicMatch } from './match-topic.ts';
import { type Places, withPlaceMarks } from './places.ts';
import { contentOutsidePlaces, maxVagueWords, shareLimitsFor, topicOf } from './rank-topics.ts';
import { hasFr44 } from './state-line.ts';
import { namesAnyFiling, namesDui, namesFiling } from './topics-by-rule.ts';
import { awayTopics, customerTopics, guestTopics, orderTopics, routeTopics, damageTopics, topicsBelowPlaces } from './topic-lists.ts';
import type { KnownTopic, TopicId } from './topics.ts';

/** A move to a state that is not served: the agency sells no policy there. */
const movesAway =
  /\b(?:mov\w+|relocat\w+|mud(?!anzas)\w+|transfer\w+)(?: @?\w+){0,3} (?:to|a|para|pra|pro|pa) @elsewhere|\b(?:indo morar|vou morar|vamos morar|voy a vivir|vamos a vivir|going to live) (?:em|no|na|a|en|in) @elsewhere/;
const moves =
  /\b(?:mov\w+|relocat\w+|mud\w+|transfer\w+|traslad\w+|irme|me voy|nos vamos|leav\w+|vivir|viver|morar|live|college|school|universidad\w*|faculdade)\b/;
const hasMoved = /\b(?:moved|relocated|me mude|mudei|acab\w+ de mudar\w*)\b/;
/** A move to one of the agency's states. */
const movesHere = /\b(?:mov\w+|relocat\w+|mud\w+|transfer\w+)(?: @?\w+){0,5} (?:to|a|para|pra|pro|pa) @[A-Z]{2}\b/;
/** A truck whose base is in a state that is not served, whatever states it drives through. */
const basedThere =
  /\b(?:based|base|headquartered|parked|kept|registered|yard|sede|yarda|patio|registrad[oa]|guard\w+)(?: @?\w+){0,3} @elsewhere|@elsewhere (?:based|base)\b/;
/** A trucker who works from a state that is not served. */
const truckerThere =
  /\b(?:owner ?op\w*|owner operator|trucker|hotshot|box ?trucks?|semis?|troquer[oa]|camioner[oa]|caminhoneir[oa])(?: \w+){0,3} (?:out of|from|in|based in|de|en|em|do|da|no) @elsewhere/;
/** A company of a state that is not served, which asks for a policy. */
const companyThere =
  /@elsewhere (?:\w+ )?(?:company|business|llc|carrier|fleet|contractor|compania|empresa|negocio)\b|\b(?:company|business|llc|carrier|fleet|compania|empresa|negocio|transportadora)(?: is| esta| e| fica)? (?:in|from|out of|de|en|da|do|em|no|na) @elsewhere/;
const truckPlates = /\b(?:plates?|placas?|emplacad[oa]|tags?) (?:from|de|do|da|in|em|no) @elsewhere|@elsewhere (?:plates?|tags?|placas?)\b/;
const boughtThere = /\b(?:bought|compre|comprei|buying|moved|mude|mudei|live|vivo|moro|change|cambi\w+|troc\w+)\b/;
const trucking =
  /\b(?:trucks?|trucking|trucker|semis?|hotshot|authority|camion|camiones|troque|troques|trocas?|trailero|caminhao|caminhoes|transportadora)\b/;
/** A trip or a load to a state that isn't served, by a visitor who may live in one that is. */
const travels =
  /\b(?:trip|vacation|loads?|haul|hauling|radius|viajes?|vacaciones|carga|flete|radio|viagem|ferias|frete)(?: @?\w+){0,4} (?:to|a|hasta|para|pra|pro|ate) @elsewhere/;
/** A truck that is stopped with a load: the state where it is says nothing about where it is based. */
const onTheRoad =
  /\b(?:loaded|with (?:a|my) (?:\w+ )?load|under a load|on the road|on a run|truck stop|weigh station|scale|dispatched|cargad[oa]|con (?:la )?carga|en ruta|bascula|carregad[oa]|com (?:a )?carga|na estrada|balanca)\b/;
const livesThere = /\b(?:live|based|base|reside|vivo|vivimos|con base|moro|moramos|baseado)\b/;
const roadTopics: readonly TopicId[] = [
  'truckCanceled',
  'fmcsaCancel',
  'truckProofNow',
  'outOfService',
  'cargo',
  'truckCleanupBill',
  'coiToday',
  'loadLimit',
];
/** A state that isn't served is where a car or a license comes from, not where the visitor lives. */
const origin =
  /\b(?:car|carro|auto|plates?|placas?|tags?|license|licencia|licenca|carteira|title|titulo|registered|registrad[oa])(?: \w+){0,2} (?:from|in|de|do|da|en|em) @elsewhere/;
/** A move inside one state. */
const movesWithin = /\b(?:mov\w+|mud\w+|cambi\w+)\b.*(@[A-Z]{2})\b.*\1\b/;
/** "Do you insure in Louisville?": the visitor asks about the place alone. */
const asksPlace =
  /^(?:(?:hi|hello|hola|oi|and|y|e|so) )*(?:(?:do|can|does|will) )?(?:you|u|yall|ustedes|uds|voces|vcs)(?: \w+){0,2} (?:do|write|insure|cover|sell|serve|insurance|aseguran|venden|cubren|trabajan|atienden|fazem|atendem|trabalham|vendem|cobrem) (?:(?:car|auto|insurance|seguros?|aseguranza|carros?|de|in|en|em|na|no|the|south|north|sur|norte|sul) ){0,4}@\w+(?: (?:too|tambien|tambem|area))?$/;
/** "Do you insure in Texas?": the answer is no, whatever else the visitor says. */
const insuresThere =
  /\b(?:insure|cover|sell|write|asegurar|segurar|aseguran|venden|cubren|trabajan|seguram|fazem|vendem|atendem|trabalham)(?: \w+){0,3} (?:in|en|em|no|na) @elsewhere/;
/** Two homes, of which one is in a state that is not served. */
const twoHomes =
  /\b(?:house|home|casa)\b.*\b(?:condo|apartment|apt|apartamento|apto|ap|second home|townhouse|beach house)\b|\b(?:condo|apartment|apartamento|apto)\b.*\b(?:house|home|casa)\b|\b(?:both|two|2|dos|ambas|duas|dois) (?:houses|homes|casas|properties|propiedades|imoveis)\b/;
/** A house in a state that is not served. */
const houseThere =
  /\b(?:house|home|condo|townhouse|townhome|duplex|cabin|property|casa|casita|casinha|apartamento|condominio|propiedad|imovel|cabana)(?: \w+){0,4} (?:in|en|em|no|na) (?:the )?@elsewhere/;
/** A house in a state that is served. */
const houseHere =
  /\b(?:house|home|condo|townhouse|townhome|duplex|property|casa|casita|casinha|apartamento|condominio|propiedad|imovel)(?: \w+){0,3} (?:in|en|em|no|na) (?:the )?@[A-Z]{2}\b/;
const lives = String.raw`\b(?:live|lives|living|reside|resident|vivo|vivimos|viviendo|moro|moramos|morando|(?:im|i m|i am|estoy|estou|to) (?:now |ahora |agora )?(?:in|en|em|no|na))(?: \w+){0,2} @`;
const livesAway = new RegExp(`${lives}elsewhere`);
const livesHere = new RegExp(String.raw`${lives}[A-Z]{2}\b`);
/** A vehicle, a home, or a business in a state that is not served. */
const keptThere =
  /\b(?:trucks?|semis?|vans?|fleet|company|business|shop|store|office|employees|cars?|camion|camiones|troca|camioneta|compania|empresa|negocio|tienda|carro|caminhao|caminhoes|loja|frota|based|parked|garaged|registered|guardad[oa]|parad[oa])(?: is| esta| e| fica)? (?:in|en|em|no|na) @elsewhere|@elsewhere based\b/;
const goesThere = /\b(?:de|from) @[A-Z]{2} (?:a|to|ate|hasta|para|pra) @elsewhere/;
/** Two of the same: "a truck in Ohio and another in Atlanta". */
const another = String.raw`(?:another|other|second|one|otr[oa]|segund[oa]|outr[oa]|un[oa]?|uma?)\b(?: \w+){0,3} (?:in|en|em|no|na)`;
const oneEach = new RegExp(String.raw`@elsewhere\b.*\b${another} @[A-Z]{2}\b|@[A-Z]{2}\b.*\b${another} @elsewhere`);
const jobHere = /\b(?:job|jobs|site|project|crew|obra|trabajo|proyecto|projeto|servico|comp|compensacion)\b/;
/** Someone else who lives in a state that is not served and needs a policy. */
const relativeThere =
  /\b(?:lives|vive|mora|en|in) (?:\w+ )?(?:in |en |em |no |na )?@elsewhere(?: \w+){0,4} (?:needs|wants|ocupa|necesita|quiere|precisa|quer)(?: \w+){0,3} (?:insurance|seguro|aseguranza|policy|poliza|apolice)\b/;
/** A crash on a trip, by a visitor who names a policy and asks whether it covers. */
const crashed = /\b(?:crash\w*|wreck\w*|accident\w*|acidente|hit|rear ended|choque|chocaron|choco|me (?:peg\w+|di[oe]\w*)|bati|bateu|bateram)\b/;
const asksCover = /\b(?:cover\w*|cubr\w+|cobr\w+|vale|valid|sirve|serve|good there|pays?|paga)\b/;
const ownPolicy =
  /\b(?:policy|insurance|seguro|poliza|apolice|aseguranza) (?:\w+ ){0,2}(?:from|in|de|da|do|en|con|with|com) (?:@[A-Z]{2}|you|yall|ustedes|uds|vcs|voces)\b|@[A-Z]{2} (?:policy|insurance)\b|\b(?:my|mi|meu|minha) (?:policy|insurance|poliza|seguro|aseguranza|apolice)\b/;
/** A visitor who wants a policy, and what shows that something happened instead. */
const seeksPolicy =
  /\b(?:(?:seguros?|aseguranza|cobertura|poliza|apolice|compensacion|insurance|coverage|policy|quote|cotizacion|cotacao|workers comp) (?:\w+ ){0,2}?(?:de|del|do|da|para|pra|pro|pa|for|on|in|en|em|na|no)|(?:home|homeowners?|house|business|truck|trucking|car|auto|commercial|condo|renters|liability|landlord|flood) (?:insurance|coverage|policy|quote)|insure|cotizar|cotar|asegurar|segurar|aseguran|seguram|fazem seguro|hacen seguro|da (?:para|pra) fazer|(?:can|could) (?:you|yall|u) (?:do|write)|lo hacen)\b/;
const happened =
  /\b(?:just|yesterday|today|last (?:night|week)|ayer|anoche|ahorita|hoy|acab\w+|agora|ontem|hoje|claims?|reclamos?|sinistro|adjuster|ajustador|crash\w*|wreck\w*|accident\w*|acident\w*|hit|rear ended|choc\w+|choqu\w+|bati|bateu|bateram|burned|burnt|quemo|queimou|pegou|damaged|danad[oa]|danific\w+|flooded|inundo|alagou|leak\w*|broke|stole\w*|robaron|robo|roubaram|denied|negaron|negaram|hurt|injured|fell|se cayo|caiu|lastim\w+|machuc\w+|sued|demandaron|que hago|o que faco|what do i do|now what)\b/;
const originTopics: readonly TopicId[] = [
  'registration',
  'getLicense',
  'military',
  'papers',
  'unlicensed',
  'foreignPlates',
  'outStateLicense',
  'privilegeCard',
  'employerVehicle',
  'employerCovered',
  'moveHere',
  'foreignDays',
];

/** Topics that say nothing of a filing which another state ordered. */
const withoutFiling: readonly TopicId[] = ['elsewhere', 'garaging', 'inState', 'states', 'sr22', 'needFiling', 'quote'];

/**
 * Whether a message with a state that is served says that a home, a vehicle, or a business is in one that is not: the reply then says that no policy
 * is sold there. `words` are those of the message.
 */
export function isKeptElsewhere({ id, next }: KnownTopic, words: readonly string[]): boolean {
  const marked = withPlaceMarks(words).join(' ');
  if (orderTopics.includes(id) || id === 'twoStates') return livesAway.test(marked) && !livesHere.test(marked);
  if (routeTopics.includes(id)) return keptThere.test(marked);
  return houseThere.test(marked) || (next === 'quote' && (keptThere.test(marked) || goesThere.test(marked) || livesAway.test(marked)));
}

/** An order, a ticket, or a conviction in one state, and a visitor in another. */
function topicOfTwoStates(found: TopicId, isElsewhere: boolean, text: string): TopicId {
  if (found === 'dui' && isElsewhere && !namesAnyFiling(text)) return 'duiOtherState';
  return isElsewhere && namesFiling(text, 'sr22') ? 'filingFromOther' : 'twoStates';
}

/** Places outrank topics: a state that is not served, or two states, decide the reply. */
export function topicOfPlaces(
  match: TopicMatch | undefined,
  { served, isElsewhere, isPuertoRico }: Places,
  words: readonly string[],
): KnownTopic | undefined {
  const limits = shareLimitsFor(words);
  const text = words.join(' ');
  const marked = withPlaceMarks(words).join(' ');
  const isOnlyElsewhere = isElsewhere && served.length === 0;
  const isOneOf = (ids: readonly TopicId[]) => match !== undefined && ids.includes(match.topic.id);
  if (served.length > 0 && !isElsewhere && namesFiling(text, 'fr44') && !served.some((state) => hasFr44(state))) return topicOf('fr44NotHere');
  if (isOneOf(['fr44NotHere']) && !isElsewhere && served.some((state) => hasFr44(state))) return topicOf('fr44');
  if (isOneOf(['moveAway']) && movesHere.test(marked) && !movesAway.test(marked)) return topicOf('moveHere');
  if (isOnlyElsewhere && insuresThere.test(marked) && !happened.test(text)) return topicOf('elsewhere');
  if (isOnlyElsewhere && (isOneOf(['spam']) || (isOneOf(['moveAway']) && !moves.test(text)))) return topicOf('elsewhere');
  if (isOnlyElsewhere && truckerThere.test(marked) && !happened.test(text) && !movesHere.test(marked)) return topicOf('truckElsewhere');
  if (isElsewhere && houseThere.test(marked) && seeksPolicy.test(text) && !happened.test(text))
    return topicOf(served.length > 0 ? 'twoStatesNeed' : 'elsewhere');
  if (isElsewhere && crashed.test(text) && asksCover.test(text) && ownPolicy.test(marked)) return topicOf('otherState');
  const isServedToo = isElsewhere && served.length > 0;
  if (isServedToo && relativeThere.test(marked) && !happened.test(text) && !namesAnyFiling(text)) return topicOf('elsewhere');
  if (isServedToo && houseHere.test(marked) && livesAway.test(marked) && !happened.test(text) && !namesAnyFiling(text))
    return isOneOf(['landlord', 'airbnb', 'condoUnit', 'mobileHome', 'vacant', 'roof', 'closing', 'homeDropped', 'snowbird'])
      ? undefined
      : topicOf('home');
  if (isServedToo && namesAnyFiling(text) && livesAway.test(marked) && !livesHere.test(marked) && isOneOf(['filingFromOther', ...withoutFiling]))
    return topicOf('twoStates');
  if (isServedToo && namesFiling(text, 'sr22') && livesHere.test(marked) && isOneOf(withoutFiling)) return topicOf('filingFromOther');
  if (isServedToo && companyThere.test(marked) && jobHere.test(text) && !trucking.test(text) && !happened.test(text)) return topicOf('outStateJob');
  if (isServedToo && keptThere.test(marked) && oneEach.test(marked) && !happened.test(text) && !namesAnyFiling(text)) return topicOf('twoStatesNeed');
  if (match?.topic.alsoUnserved && match.share >= limits.certain && match.topic.id !== 'puertoRico') return undefined;
  if (isPuertoRico && served.length > 0 && isOneOf(['airbnb', 'condoUnit', 'home'])) return undefined;
  if (isPuertoRico && served.length > 0 && movesHere.test(marked) && !hasMoved.test(text)) return topicOf('moveHere');
  if (isPuertoRico) return topicOf(served.length > 0 ? 'garaging' : 'puertoRico');
  const seeksThere = served.length === 0 && seeksPolicy.test(text) && !happened.test(text);
  if (isElsewhere && isOneOf(damageTopics) && !seeksThere) return undefined;
  if (isElsewhere && truckPlates.test(marked) && trucking.test(text) && !happened.test(text) && !boughtThere.test(text))
    return topicOf('truckElsewhere');
  if (isElsewhere && isOneOf(originTopics) && origin.test(marked)) return undefined;
  if (isElsewhere && isOneOf(roadTopics) && onTheRoad.test(text) && !livesThere.test(text)) return undefined;
  const isLikely = match !== undefined && match.share >= limits.likely;
  if (isElsewhere && basedThere.test(marked) && trucking.test(text) && !namesAnyFiling(text) && !(isLikely && isOneOf(awayTopics)))
    return topicOf('truckElsewhere');
  if (
    isElsewhere &&
    companyThere.test(marked) &&
    trucking.test(text) &&
    !happened.test(text) &&
    !namesAnyFiling(text) &&
    !(isLikely && isOneOf(awayTopics))
  )
    return topicOf('truckElsewhere');
  if (isElsewhere && served.length > 0 && twoHomes.test(text) && !happened.test(text)) return topicOf('twoStatesNeed');
  const isUnsure = !match || match.share < limits.certain;
  if (served.length > 1 && !isElsewhere && isUnsure && hasMoved.test(text) && movesHere.test(marked) && !namesAnyFiling(text) && !namesDui(text))
    return topicOf('moveHere');
  if (isElsewhere && isOneOf(guestTopics) && !isUnsure) return undefined;
  if (isElsewhere && served.length > 0 && isOneOf(routeTopics) && isLikely) return undefined;
  if (isElsewhere && isLikely && (isOneOf(customerTopics) || isOneOf(awayTopics) || travels.test(marked))) return undefined;
  if (isElsewhere && movesAway.test(marked)) return topicOf(hasMoved.test(text) ? 'elsewhere' : 'moveAway');
  const isTwo = served.length > 1 || (isElsewhere && served.length > 0);
  if (served.length > 1 && isOneOf(['filingAbroad'])) return topicOf('twoStates');
  if (isTwo && match && isOneOf(orderTopics)) return topicOf(topicOfTwoStates(match.topic.id, isElsewhere, text));
  if (isTwo && isUnsure && (namesDui(text) || namesAnyFiling(text)))
    return topicOf(topicOfTwoStates(namesDui(text) ? 'dui' : 'twoStates', isElsewhere, text));
  if (isElsewhere && served.length > 0 && !isUnsure && !isOneOf(topicsBelowPlaces)) return undefined;
  if (isElsewhere && served.length > 0 && movesHere.test(marked) && !hasMoved.test(text)) return topicOf('moveHere');
  if (isElsewhere) return topicOf(served.length > 0 ? 'garaging' : 'elsewhere');
  if (served.length === 0) return undefined;
  if (served.length === 1 && isOneOf(['garaging', 'moveHere', 'inState', 'states', 'policyChange', 'addressChange']) && movesWithin.test(marked))
    return topicOf('addressChange');
  if (asksPlace.test(marked) && !namesAnyFiling(text)) return topicOf('inState');
  const isVague = contentOutsidePlaces(words) <= maxVagueWords;
  if (isOneOf(['elsewhere', 'states', 'puertoRico']) && match && (isVague || match.share >= limits.certain)) return topicOf('inState');
  return (!match || match.share < limits.min) && isVague ? topicOf(served.length > 1 ? 'garaging' : 'inState') : undefined;
}
