import 'server-only';
import { hashContinuation } from './continuation-token.ts';
import { linkReference, linkStateOf, maxTries } from '../store/continuations.ts';
import { findLead } from '../store/read-leads.ts';
import { type Factor, secondFactorOf } from './second-factor.ts';

/** What the page of a link asks for, and the tries that are left after a wrong one. */
type LinkQuestion = { factor: Factor; triesLeft: number | undefined };

async function factorOf(hash: string): Promise<Factor | undefined> {
  const reference = await linkReference(hash);
  const lead = reference === undefined ? undefined : (await findLead(reference))?.lead;
  return lead?.content.status === 'readable' ? secondFactorOf({ form: lead.form, values: lead.content.values }) : undefined;
}

/** Of an unknown link, and while the store is unavailable: the most frequent question. */
export async function findLink(token: string): Promise<LinkQuestion> {
  const hash = hashContinuation(token);
  const [link, factor] = await Promise.all([linkStateOf(hash), factorOf(hash)]).catch(() => []);
  const triesLeft = link?.status === 'waiting' && link.triesLeft < maxTries ? link.triesLeft : undefined;
  return { factor: factor ?? 'number', triesLeft };
}
