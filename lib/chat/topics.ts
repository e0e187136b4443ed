import { hasPage } from '#lib/site/find-page.ts';
import { isLawOffered, isOffered, type Scope } from '#lib/site/offer.ts';
import type { PageId } from '#lib/site/pages.ts';

export type Topic = {
  id: string;
  links: readonly PageId[];
  /** Whether to offer the quote form below the reply. */
  lead: boolean;
  /** Weight of its keywords: a general word must not win over a specific one. */
  weight: number;
  /** Legal facts that the reply states besides its figures: `<state>.<name>` of `lib/facts/displayed-fact.ts`. */
  law?: readonly string[];
  /** Known only when the agency offers one of these states or lines. */
  only?: readonly Scope[];
};

/** Keywords and replies are in `messages/<language>/chat.json`. */
const allTopics = [
  { id: 'sr22', links: ['sr-22', 'which-filing'], lead: true, weight: 1, law: ['FL.filings', 'GA.filings', 'NC.filings', 'KY.filings'] },
  { id: 'fr44', links: ['fr-44', 'which-filing'], lead: true, weight: 1.1, law: ['FL.filings', 'VA.filings'], only: ['FL'] },
  { id: 'dui', links: ['dui'], lead: true, weight: 1 },
  { id: 'suspended', links: ['which-filing', 'lapse'], lead: true, weight: 1 },
  { id: 'tickets', links: ['accidents-and-tickets'], lead: true, weight: 1 },
  { id: 'accidents', links: ['accidents-and-tickets', 'claims-help'], lead: true, weight: 0.9 },
  { id: 'lapse', links: ['lapse'], lead: true, weight: 1 },
  { id: 'cheap', links: ['get-quote'], lead: true, weight: 0.7 },
  { id: 'minimum', links: ['personal-auto', 'high-risk'], lead: true, weight: 1 },
  { id: 'young', links: ['young-drivers'], lead: true, weight: 1 },
  { id: 'senior', links: ['senior-drivers'], lead: true, weight: 1 },
  { id: 'auto', links: ['personal-auto'], lead: true, weight: 0.5 },
  { id: 'quote', links: ['get-quote'], lead: true, weight: 0.6 },
  { id: 'cost', links: ['get-quote'], lead: true, weight: 0.65 },
  { id: 'truck', links: ['commercial-auto', 'transportation-hub'], lead: true, weight: 1 },
  { id: 'commercial', links: ['commercial'], lead: true, weight: 0.9 },
  { id: 'workers', links: ['workers-comp'], lead: true, weight: 1.2 },
  { id: 'property', links: ['commercial-property'], lead: true, weight: 0.9 },
  { id: 'home', links: ['specialty-homeowners'], lead: true, weight: 0.8 },
  { id: 'flood', links: ['specialty-homeowners'], lead: false, weight: 1.2 },
  { id: 'certificate', links: ['coi-request'], lead: false, weight: 1.1 },
  { id: 'claims', links: ['claims-help'], lead: false, weight: 1 },
  { id: 'payment', links: ['client-portal'], lead: false, weight: 1 },
  { id: 'documents', links: ['client-portal'], lead: false, weight: 0.9 },
  { id: 'states', links: ['about'], lead: false, weight: 0.8 },
  { id: 'languages', links: ['contact'], lead: false, weight: 0.8 },
  { id: 'hours', links: ['contact'], lead: false, weight: 1 },
  { id: 'person', links: ['contact'], lead: true, weight: 0.9 },
  { id: 'privacy', links: ['privacy'], lead: false, weight: 1 },
  { id: 'thanks', links: [], lead: false, weight: 0.4 },
  { id: 'greeting', links: [], lead: false, weight: 0.3 },
] as const satisfies readonly Topic[];

export const topics = allTopics
  .filter((topic) => isOffered('only' in topic ? topic.only : undefined) && (topic.links.length === 0 || topic.links.some(hasPage)))
  .map((topic) => ({ ...topic, links: topic.links.filter(hasPage), law: 'law' in topic ? topic.law.filter((row) => isLawOffered(row)) : [] }));
