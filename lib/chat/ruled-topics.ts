import type { Topic } from './topic.ts';

/** Topics that only a rule finds: without examples, so that they move no reply of the trained model. */
export const ruledTopics = [
  { id: 'pipKentucky', links: ['personal-auto', 'contact'], next: 'quote', law: ['KY.minPip'], only: ['KY'] },
  { id: 'insurerForm', links: ['lapse', 'contact'], next: 'person', stateLine: 'letterAnswerDays', only: ['NC'] },
  { id: 'permitArrived', links: ['license-and-papers', 'savings-review'], next: 'quote' },
  { id: 'licenseNoPapers', links: ['license-and-papers', 'contact'], next: 'quote' },
  { id: 'foreignCard', links: ['paying', 'contact'], next: 'person' },
  { id: 'priceUnder', links: ['get-quote', 'savings-review'], next: 'quote' },
  { id: 'canceledUnannounced', links: ['contact', 'client-portal'], next: 'person', alsoUnserved: true },
  { id: 'lenderOff', links: ['client-portal', 'contact'], next: 'person', alsoUnserved: true },
  { id: 'bop', links: ['commercial', 'commercial-property'], next: 'quote' },
  { id: 'foreignTruck', links: ['commercial-auto', 'contact'], next: 'person', alsoUnserved: true },
  { id: 'partnersComp', links: ['workers-comp', 'coi-request'], next: 'quote', stateLine: 'workers' },
  { id: 'rentedTruckWork', links: ['commercial-auto', 'commercial'], next: 'quote' },
  { id: 'turoUber', links: ['personal-auto', 'get-quote'], next: 'quote' },
  { id: 'exemptAsked', links: ['workers-comp', 'coi-request'], next: 'quote', stateLine: 'workers' },
  { id: 'feeKinds', links: ['client-portal', 'contact'], next: 'person', alsoUnserved: true },
  { id: 'renewalNotice', links: ['client-portal', 'contact'], next: 'person', alsoUnserved: true },
  { id: 'duiBeforeCourt', links: ['dui', 'contact'], next: 'person', stateLine: 'filing' },
  { id: 'duiMotorcycle', links: ['dui', 'get-quote'], next: 'quote' },
  { id: 'payStore', links: ['paying', 'contact'], next: 'person', alsoUnserved: true },
  { id: 'brokerPlatform', links: ['coi-request', 'transportation-hub'], next: 'page', alsoUnserved: true },
  { id: 'auditPapers', links: ['workers-comp', 'contact'], next: 'person', alsoUnserved: true },
  { id: 'roofDiscount', links: ['client-portal', 'savings-review'], next: 'person' },
  { id: 'intlPermit', links: ['license-and-papers', 'contact'], next: 'quote' },
  { id: 'jobProof', links: ['coi-request', 'client-portal'], next: 'person', alsoUnserved: true },
] as const satisfies readonly Topic[];
