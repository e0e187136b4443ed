import { hasPage } from '#lib/site/find-page.ts';
import { isLawOffered, isOffered, type Scope } from '#lib/site/offer.ts';
import type { PageId } from '#lib/site/pages.ts';

export type Topic = {
  id: string;
  links: readonly PageId[];
  /** Whether to offer the quote form below the reply. */
  offersQuote: boolean;
  /** Weight of its keywords: a general word must not win over a specific one. */
  weight: number;
  /** Legal facts that the reply states besides its figures: `<state>.<name>` of `lib/facts/displayed-fact.ts`. */
  law?: readonly string[];
  /** Known only when the agency offers one of these states or lines. */
  only?: readonly Scope[];
};

/** Keywords and replies are in `messages/<language>/chat.json`. */
const allTopics = [
  { id: 'sr22', links: ['sr-22', 'which-filing'], offersQuote: true, weight: 1, law: ['FL.filings', 'GA.filings', 'NC.filings', 'KY.filings'] },
  { id: 'fr44', links: ['fr-44', 'which-filing'], offersQuote: true, weight: 1.1, law: ['FL.filings', 'VA.filings'], only: ['FL'] },
  { id: 'dui', links: ['dui'], offersQuote: true, weight: 1 },
  { id: 'suspended', links: ['which-filing', 'lapse'], offersQuote: true, weight: 1 },
  { id: 'tickets', links: ['accidents-and-tickets'], offersQuote: true, weight: 1 },
  { id: 'accidents', links: ['accidents-and-tickets', 'claims-help'], offersQuote: true, weight: 0.9 },
  { id: 'lapse', links: ['lapse'], offersQuote: true, weight: 1 },
  { id: 'cheap', links: ['get-quote'], offersQuote: true, weight: 0.7 },
  { id: 'minimum', links: ['personal-auto', 'high-risk'], offersQuote: true, weight: 1 },
  { id: 'young', links: ['young-drivers'], offersQuote: true, weight: 1 },
  { id: 'senior', links: ['senior-drivers'], offersQuote: true, weight: 1 },
  { id: 'auto', links: ['personal-auto'], offersQuote: true, weight: 0.5 },
  { id: 'quote', links: ['get-quote'], offersQuote: true, weight: 0.6 },
  { id: 'cost', links: ['get-quote'], offersQuote: true, weight: 0.65 },
  { id: 'truck', links: ['commercial-auto', 'transportation-hub'], offersQuote: true, weight: 1 },
  { id: 'commercial', links: ['commercial'], offersQuote: true, weight: 0.9 },
  { id: 'workers', links: ['workers-comp'], offersQuote: true, weight: 1.2 },
  { id: 'property', links: ['commercial-property'], offersQuote: true, weight: 0.9 },
  { id: 'home', links: ['specialty-homeowners'], offersQuote: true, weight: 0.8 },
  { id: 'flood', links: ['specialty-homeowners'], offersQuote: false, weight: 1.2 },
  { id: 'certificate', links: ['coi-request'], offersQuote: false, weight: 1.1 },
  { id: 'claims', links: ['claims-help'], offersQuote: false, weight: 1 },
  { id: 'payment', links: ['client-portal'], offersQuote: false, weight: 1 },
  { id: 'documents', links: ['client-portal'], offersQuote: false, weight: 0.9 },
  { id: 'states', links: ['about'], offersQuote: false, weight: 0.8 },
  { id: 'elsewhere', links: ['states-we-serve'], offersQuote: false, weight: 1.3 },
  { id: 'papers', links: ['license-and-papers'], offersQuote: true, weight: 1.2 },
  { id: 'rideshare', links: ['rideshare-and-delivery'], offersQuote: true, weight: 1.2 },
  { id: 'paying', links: ['paying'], offersQuote: true, weight: 1.1 },
  { id: 'languages', links: ['contact'], offersQuote: false, weight: 0.8 },
  { id: 'hours', links: ['contact'], offersQuote: false, weight: 1 },
  { id: 'person', links: ['contact'], offersQuote: true, weight: 0.9 },
  { id: 'privacy', links: ['privacy'], offersQuote: false, weight: 1 },
  { id: 'thanks', links: [], offersQuote: false, weight: 0.4 },
  { id: 'greeting', links: [], offersQuote: false, weight: 0.3 },
] as const satisfies readonly Topic[];

export const topics = allTopics
  .filter((topic) => isOffered('only' in topic ? topic.only : undefined) && (topic.links.length === 0 || topic.links.some(hasPage)))
  .map((topic) => ({ ...topic, links: topic.links.filter(hasPage), law: 'law' in topic ? topic.law.filter((row) => isLawOffered(row)) : [] }));
