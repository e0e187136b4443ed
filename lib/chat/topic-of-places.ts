import type { TopicMatch } from './match-topic.ts';
import { namesDui, namesFiling, namesSr22OrFr44 } from './named-filings.ts';
import { type Places, withPlaceMarks } from './places.ts';
import { contentOutsidePlaces, maxVagueWords, shareLimitsFor, topicOf } from './rank-topics.ts';
import { hasFr44 } from './state-line.ts';
import { awayTopics, customerTopics, damageTopics, guestTopics, orderTopics, routeTopics } from './topic-lists.ts';
import type { KnownTopic, TopicId } from './topics.ts';

/** A visitor who wants a policy, and what shows that something happened instead, which is answered in any state. */
const seeksPolicy =
  /\b(?:(?:seguros?|aseguranza|cobertura|poliza|apolice|compensacion|insurance|coverage|policy|quote|cotizacion|cotacao|workers comp) (?:\w+ ){0,2}?(?:de|del|do|da|para|pra|pro|pa|for|on|in|en|em|na|no)|(?:home|homeowners?|house|business|truck|trucking|car|auto|commercial|condo|renters|liability|flood) (?:insurance|coverage|policy|quote)|insure|cover|sell|write|cotizar|cotar|asegurar|segurar|aseguran|venden|seguram|fazem|atendem|da (?:para|pra) fazer|lo hacen|need|necesito|ocupo|preciso)\b/;
const happened =
  /\b(?:just|yesterday|today|last (?:night|week)|ayer|anoche|ahorita|hoy|acab\w+|agora|ontem|hoje|claims?|reclamos?|sinistro|adjuster|ajustador|crash\w*|wreck\w*|accident\w*|acident\w*|hit|rear ended|choc\w+|choqu\w+|bati|bateu|bateram|burned|burnt|quemo|queimou|damaged|danad[oa]|danific\w+|flooded|inundo|leak\w*|broke|stole\w*|robaron|robo|roubaram|denied|negaron|negaram|hurt|injured|fell|se cayo|caiu|lastim\w+|machuc\w+|sued|demandaron|que hago|o que faco|what do i do|now what)\b/;
const moves = String.raw`\b(?:mov(?:e|ed|ing)|relocat\w+|mud(?!anzas)\w+|transfer\w+)(?: @?\w+){0,5}? (?:to|a|para|pra|pro|pa)`;
const movesAway = new RegExp(`${moves} @elsewhere`);
const movesHere = new RegExp(String.raw`${moves} @(?!PR)[A-Z]{2}\b`);
const hasMoved = /\b(?:moved|relocated|me mude|mudei|acab\w+ de mudar\w*)\b/;
const trucking =
  /\b(?:(?<!food )trucks?|trucking|trucker|semis?|hotshot|owner op\w*|camion|camiones|camioner\w+|troquer\w+|trailero|caminhao|caminhoes|caminhoneir\w+|transportadora)\b/;
const livesAway =
  /\b(?:live|lives|living|based|resident|vivo|vivimos|moro|moramos|(?:im|i m|i am|estoy|estou|to|somos) (?:in|en|em|no|na|from|de|do|da))(?: \w+){0,2} @elsewhere|@elsewhere (?:based|side)\b/;
/** A home, a vehicle, or a business in a state that is not served. */
const keptAway =
  /\b(?:house|home|condo|townhouse|duplex|cabin|property|casa|casita|casinha|apartamento|apto|propiedad|imovel|trucks?|fleet|company|co|business|shop|store|cars?|camion|troca|compania|empresa|negocio|tienda|carro|caminhao|loja|frota|parked|garaged|registered|guardad[oa]|parad[oa]|registrad[oa])(?: \w+){0,4} (?:in|en|em|no|na) (?:the )?@elsewhere/;

/** A home in a state that is served. */
const homeHere =
  /\b(?:house|home|condo|townhouse|duplex|property|casa|casita|casinha|apartamento|condominio|propiedad|imovel)(?: \w+){0,3}? (?:(?:in|en|em|no|na) (?:the )?)?@(?!PR)[A-Z]{2}\b/;
/** A truck under way: the state where it is says nothing about where it is based. */
const onTheRoad =
  /\b(?:(?:thru|through|passing|across|crossing|pasando por|passando por|cruzando)(?: \w+){0,2} @elsewhere|loaded|under a load|on the road|truck stop|weigh station|cargad[oa]|con (?:la )?carga|en ruta|carregad[oa]|com (?:a )?carga|na estrada)\b/;
const resides = /\b(?:live|based|base|reside|vivo|vivimos|moro|moramos|baseado)\b/;
/** "Do you insure in Texas?": the answer is no, whatever else the visitor says. */
const asksPlace =
  /\b(?:insure|cover|sell|write|asegurar|segurar|aseguran|venden|cubren|seguram|fazem|vendem|atendem)(?: \w+){0,3} (?:in|en|em|no|na) @elsewhere/;

/** From this share on, a topic that ends in no quote is answered though the message names a state where no policy is sold. */
const sureShare = 0.75;

/** Topics that have the same answer for a visitor from a state that is not served. Those that end in a quote are left out unless a served state is named too. */
const isForAnyState = ({ id, next, alsoUnserved }: KnownTopic, isServedToo: boolean) =>
  (alsoUnserved === true && id !== 'moveAway' && id !== 'spam' && (isServedToo ? id !== 'truckElsewhere' : next !== 'quote')) ||
  [...damageTopics, ...guestTopics, ...customerTopics, ...(isServedToo ? awayTopics : [])].includes(id);

/** Returns a function that says whether one of some patterns matches the message. The patterns read `@elsewhere` for a state that is not served, and `@GA` for Georgia. */
function patternTest(words: readonly string[]): (...patterns: readonly RegExp[]) => boolean {
  const marked = withPlaceMarks(words).join(' ');
  return (...patterns) => patterns.some((pattern) => pattern.test(marked));
}

/**
 * Whether the reply to a message that names a state which is not served also says that no policy is sold there. `words` are those of the message,
 * `isServedToo`: it also names a state that is served.
 */
export function saysNotServed(topic: KnownTopic, words: readonly string[], isServedToo: boolean): boolean {
  const says = patternTest(words);
  if (!isServedToo) return !says(happened) && (says(seeksPolicy) || !isForAnyState(topic, isServedToo));
  const dependsOnPlace = topic.next === 'quote' || [...orderTopics, ...routeTopics].includes(topic.id);
  return dependsOnPlace && says(livesAway, keptAway, movesAway);
}

/** The topic of a message that names a state which is not served; undefined where its certain topic is answered there too. */
function topicOfPlaceAway(match: TopicMatch | undefined, isServedToo: boolean, words: readonly string[]): TopicId | undefined {
  const says = patternTest(words);
  const text = words.join(' ');
  const { certain, likely } = shareLimitsFor(words);
  const { topic, share = 0 } = match ?? {};
  const isCertain = share >= certain;
  const mostProbable = isCertain ? undefined : topic?.id;
  const notServed = says(trucking) ? 'truckElsewhere' : 'elsewhere';
  const seeks = says(seeksPolicy) && !says(happened);
  if (says(onTheRoad) && !says(resides)) return mostProbable;
  if (!isServedToo && ((seeks && says(keptAway)) || (says(asksPlace) && !says(happened)))) return notServed;
  const isAnswered = topic !== undefined && isForAnyState(topic, isServedToo);
  if (isCertain && isAnswered) return undefined;
  if (says(movesHere) && !says(hasMoved)) return 'moveHere';
  if (share >= likely && isAnswered) return mostProbable;
  if (isServedToo && seeks && says(keptAway)) return 'twoStatesNeed';
  if (says(movesAway)) return says(hasMoved) && !namesSr22OrFr44(text) ? 'elsewhere' : 'moveAway';
  if (says(happened) && topic?.next !== 'quote') return mostProbable;
  if (!isServedToo) return share >= sureShare && topic?.next !== 'quote' && !says(livesAway, keptAway, seeksPolicy) ? undefined : notServed;
  if (says(homeHere) && (!isCertain || topic?.id === 'elsewhere')) return 'home';
  if (isCertain && topic?.id !== 'inState' && topic?.id !== 'states') return undefined;
  return namesDui(text) || namesSr22OrFr44(text) ? 'twoStates' : 'garaging';
}

/** The topic that the places of a message decide, instead of the most probable one. */
export function topicOfPlaces(
  match: TopicMatch | undefined,
  { served, isElsewhere, isPuertoRico }: Places,
  words: readonly string[],
): KnownTopic | undefined {
  const limits = shareLimitsFor(words);
  const text = words.join(' ');
  const isCertain = match !== undefined && match.share >= limits.certain;
  if (served.length > 0 && !isElsewhere && namesFiling(text, 'fr44') && !served.some((state) => hasFr44(state))) return topicOf('fr44NotHere');
  if (match?.topic.id === 'fr44NotHere' && served.some((state) => hasFr44(state))) return topicOf('fr44');
  // A greeting before the name of a state hides what is asked.
  if (match?.topic.id === 'greeting' && served.length > 0) return topicOf(isElsewhere ? 'states' : 'inState');
  if (isPuertoRico && patternTest(words)(movesHere)) return topicOf('moveHere');
  if (isPuertoRico && match?.topic.id !== 'puertoRicoLicense' && (!isCertain || (match.topic.next === 'quote' && !match.topic.alsoUnserved)))
    return topicOf(served.length > 0 ? 'garaging' : 'puertoRico');
  if (isElsewhere) return topicOf(topicOfPlaceAway(match, served.length > 0, words));
  if (served.length > 1 && !isCertain && (namesDui(text) || namesSr22OrFr44(text))) return topicOf('twoStates');
  // A state and hardly anything else: the visitor asks whether it is served.
  const isVague = served.length > 0 && contentOutsidePlaces(words) <= maxVagueWords;
  return isVague && (!match || match.share < limits.min) ? topicOf('inState') : undefined;
}
