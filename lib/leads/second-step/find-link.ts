import 'server-only';
import { hashContinuation } from './continuation-token.ts';
import { continuationLinkState, linkReference, maxTries } from '../store/continuations.ts';
import { findLead } from '../store/read-leads.ts';
import { type Factor, secondFactorOf } from './second-factor.ts';

/** `triesLeft`: after a wrong try. */
type LinkFactor = { factor: Factor; triesLeft: number | undefined };

async function factorOf(hash: string): Promise<Factor | undefined> {
  const reference = await linkReference(hash);
  const lead = reference === undefined ? undefined : (await findLead(reference))?.lead;
  return lead?.content.status === 'readable' ? secondFactorOf({ form: lead.form, values: lead.content.values }) : undefined;
}

/** What the page of a link asks for. For an unknown link, and while the store is unavailable: digits, which most leads have. */
export async function findLink(token: string): Promise<LinkFactor> {
  const hash = hashContinuation(token);
  const [link, factor] = await Promise.all([continuationLinkState(hash), factorOf(hash)]).catch(() => []);
  const triesLeft = link?.status === 'waiting' && link.triesLeft < maxTries ? link.triesLeft : undefined;
  return { factor: factor ?? 'digits', triesLeft };
}
