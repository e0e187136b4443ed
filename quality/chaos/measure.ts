import { staffAddress } from '../../tests/support/destinations.ts';
import { emailsOf } from '../../tests/support/stored-leads.ts';
import { figuresOf } from '../load/figures.ts';
import type { Post } from '../load/post-leads.ts';
import type { ChaosSite } from './site.ts';

/** `refused`: told so, or without an answer; `doubled`: stored twice, or sent under two ids; `copies`: of one delivery under its one id, at most. */
export type Measured = {
  accepted: number;
  refused: number;
  delivered: number;
  dead: number;
  lost: number;
  doubled: number;
  copies: number;
  p99: number;
};

function grouped<T>(list: readonly T[], keyOf: (one: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()];
}

/** Deliveries by what their receivers got, not by what the store says of them. */
function receivedBy({ mails, webhook }: ChaosSite) {
  const sent = mails().map(({ to, mail }) => ({ to: to.join(), subject: mail.subject ?? '', id: mail.messageId ?? '' }));
  const staff = sent.filter(({ to }) => to === staffAddress);
  const calls = webhook.calls.map(({ body, headers }) => ({ to: String(JSON.parse(body).email), id: String(headers['webhook-id']) }));
  const references = new Set(staff.map(({ subject }) => subject.slice(-8)));
  const visitors = new Set(sent.map(({ to }) => to));
  const called = new Set(calls.map(({ to }) => to));
  const deliveries = [
    ...grouped(staff, ({ subject }) => subject),
    ...grouped(
      sent.filter(({ to }) => to !== staffAddress),
      ({ to }) => to,
    ),
  ];
  return {
    has: ({ reference = '', email }: Post) => references.has(reference) && visitors.has(email) && called.has(email),
    underTwoIds: deliveries.filter((copies) => new Set(copies.map(({ id }) => id)).size > 1).length,
    copies: Math.max(0, ...deliveries.map(({ length }) => length)),
  };
}

/** What became of every post, once nothing is left to deliver. `dead` is how many were dead letters before they were tried again. */
export async function measure(site: ChaosSite, posts: readonly Post[], dead: number): Promise<Measured> {
  const leads = await site.stored.all();
  const statuses = new Map(leads.map(({ reference, status }) => [reference, status]));
  const received = receivedBy(site);
  const accepted = posts.filter(({ outcome }) => outcome === 201);
  const isSafe = (post: Post) => {
    const status = statuses.get(post.reference ?? '');
    return status === 'dead' || (status === 'delivered' && received.has(post));
  };
  const emails = emailsOf(leads);
  return {
    accepted: accepted.length,
    refused: posts.length - accepted.length,
    delivered: leads.filter(({ status }) => status === 'delivered').length,
    dead,
    lost: accepted.filter((post) => !isSafe(post)).length,
    doubled: emails.length - new Set(emails).size + received.underTwoIds,
    copies: received.copies,
    p99: Math.round(figuresOf(posts, 1).p99),
  };
}
