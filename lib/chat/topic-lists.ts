import { claimTopics } from './claim-topics.ts';
import type { TopicId } from './topics.ts';

/** Topics about an order or a ticket of one state, which stays valid in another state. */
export const orderTopics: readonly TopicId[] = [
  'sr22',
  'fr44',
  'duiFiling',
  'keepFiling',
  'dui',
  'suspended',
  'suspendedOther',
  'fee',
  'filingCancel',
  'filingFast',
];
/** Topics about an accident or damage, which get a reply now, in any state. */
export const urgentTopics: readonly TopicId[] = [
  'claims',
  'accidents',
  'otherUninsured',
  'fault',
  'roadside',
  'homeClaim',
  'workInjury',
  'leftScene',
  'otherDriver',
  'truckCrash',
  'passengerHurt',
  'soldCarCrash',
  'toolsStolen',
  'truckTheft',
  'minorBump',
  'newPolicyCrash',
  ...claimTopics.map(({ id }) => id),
];
/** Topics where another state is a route, a base or a school, and one of the agency's states is named too. */
export const routeTopics: readonly TopicId[] = [
  'truck',
  'hotshot',
  'cargo',
  'authority',
  'cdlNew',
  'trailer',
  'hazmat',
  'passengers',
  'bobtail',
  'mcs90',
  'vans',
  'dotCompliance',
  'fmcsaCancel',
  'military',
  'college',
];
/** Topics where another state is that of a guest, a relative, or a school, not of the visitor. */
export const guestTopics: readonly TopicId[] = ['college', 'lendCar', 'visitors', 'carOfRelative', 'driveHome', 'exHasCar'];
/** What a customer who moved away still needs from us. */
export const customerTopics: readonly TopicId[] = [
  'refund',
  'cancelPolicy',
  'payment',
  'documents',
  'complaint',
  'doubleCharge',
  'chargedAfterCancel',
  'stopPaying',
];
/** Topics without content of their own, such as a greeting: they get no second answer. */
export const topicsWithoutSecond: readonly TopicId[] = [
  'greeting',
  'thanks',
  'unclear',
  'emergency',
  'crisis',
  'privateData',
  'injection',
  'offTopic',
  'fakeProof',
  'bot',
  'person',
  'complaint',
  'stopMessages',
  'languages',
  'states',
  'inState',
  'elsewhere',
  'puertoRico',
  'help',
  'distress',
  'bail',
  'death',
  'whichInsurance',
  'referral',
  'staffName',
  'immigrationHelp',
  'otherServices',
];
/** Topics that a message with one of the agency's states and another state is not about: the places decide its reply. */
export const withoutSubject: readonly TopicId[] = [
  'garaging',
  'inState',
  'states',
  'elsewhere',
  'auto',
  'quote',
  'cheap',
  'cost',
  'registration',
  'whichInsurance',
  'greeting',
  'unclear',
];
