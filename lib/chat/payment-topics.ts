import type { Topic } from './topic.ts';

/** Topics about prices, payments, changing companies, and cancellations. */
export const paymentTopics = [
  { id: 'doubleCharge', links: ['client-portal', 'contact'], next: 'person' },
  { id: 'chargedAfterCancel', links: ['client-portal', 'contact'], next: 'person' },
  { id: 'cantAfford', links: ['client-portal', 'paying'], next: 'person' },
  { id: 'graceDays', links: ['client-portal', 'lapse'], next: 'person' },
  { id: 'noBankAccount', links: ['paying', 'contact'], next: 'person' },
  { id: 'payInFull', links: ['paying', 'get-quote'], next: 'quote' },
  { id: 'switchAnytime', links: ['savings-review', 'get-quote'], next: 'quote' },
  { id: 'stopPaying', links: ['contact', 'lapse'], next: 'person' },
  { id: 'changedMind', links: ['contact', 'client-portal'], next: 'person' },
  { id: 'beatQuote', links: ['savings-review', 'get-quote'], next: 'quote' },
  { id: 'agentCost', links: ['about', 'get-quote'], next: 'quote' },
  { id: 'quoteValid', links: ['get-quote', 'contact'], next: 'person' },
  { id: 'discounts', links: ['savings-review', 'get-quote'], next: 'quote' },
  { id: 'pausePolicy', links: ['paying', 'contact'], next: 'person' },
  { id: 'downLater', links: ['paying', 'contact'], next: 'person' },
  { id: 'payForRelative', links: ['client-portal', 'contact'], next: 'person', alsoUnserved: true },
  { id: 'payApp', links: ['paying', 'client-portal'], next: 'page' },
  { id: 'payPending', links: ['client-portal', 'contact'], next: 'person' },
  { id: 'collectionBill', links: ['contact', 'client-portal'], next: 'person' },
  { id: 'photoInspection', links: ['contact', 'high-risk'], next: 'person' },
  { id: 'nonRenewPaid', links: ['high-risk', 'contact'], next: 'person' },
] as const satisfies readonly Topic[];
