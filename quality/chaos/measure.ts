import { staffAddress } from '../../tests/support/services/destinations.ts';
import { emailsOf } from '../../tests/support/site/stored-leads.ts';
import { figuresOf } from '../load/figures.ts';
import type { Post } from '../load/lead-sender.ts';
import type { ChaosSite } from './site.ts';

/** `refused`: posts without a 201; `doubled`: leads stored twice, and mails or calls sent under two ids; `copies`: how often the most repeated mail arrived. */
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

/** Counts received messages, independently of the store. `take` keeps the ids and drops the rest, to save memory over an hour of mails. */
export function createTally({ takeMails, webhook }: ChaosSite) {
  const staff = new Map<string, string[]>();
  const visitors = new Map<string, string[]>();
  const calls = new Map<string, string[]>();
  const references = new Set<string>();
  const add = (map: Map<string, string[]>, key: string, id: string) => map.set(key, [...(map.get(key) ?? []), id]);
  return {
    take(): void {
      for (const { to, mail } of takeMails()) {
        const { subject = '', messageId = '' } = mail;
        const isStaffMail = to.includes(staffAddress);
        add(isStaffMail ? staff : visitors, isStaffMail ? subject : to.join(), messageId);
        if (isStaffMail) references.add(subject.slice(-8));
      }
      for (const { body, headers } of webhook.calls.splice(0)) add(calls, String(JSON.parse(body).email), String(headers['webhook-id']));
    },
    has: ({ reference = '', email }: Post) => references.has(reference) && visitors.has(email) && calls.has(email),
    /** Ids of the copies of each mail, and of each call. */
    mails: () => [...staff.values(), ...visitors.values()],
    calls: () => [...calls.values()],
  };
}

export const maxCopies = (deliveries: readonly (readonly string[])[]): number => deliveries.reduce((max, { length }) => Math.max(max, length), 0);

/** Counts the result of every post, once no delivery is left. `dead` is the number of dead letters before their replay. */
export async function measure(site: ChaosSite, received: ReturnType<typeof createTally>, posts: readonly Post[], dead: number): Promise<Measured> {
  received.take();
  const leads = await site.stored.all();
  const statuses = new Map(leads.map(({ reference, status }) => [reference, status]));
  const accepted = posts.filter(({ outcome }) => outcome === 201);
  const isSafe = (post: Post) => {
    const status = statuses.get(post.reference ?? '');
    return status === 'dead' || (status === 'delivered' && received.has(post));
  };
  const emails = emailsOf(leads);
  const underTwoIds = [...received.mails(), ...received.calls()].filter((ids) => new Set(ids).size > 1).length;
  return {
    accepted: accepted.length,
    refused: posts.length - accepted.length,
    delivered: leads.filter(({ status }) => status === 'delivered').length,
    dead,
    lost: accepted.filter((post) => !isSafe(post)).length,
    doubled: emails.length - new Set(emails).size + underTwoIds,
    copies: maxCopies(received.mails()),
    p99: Math.round(figuresOf(posts, 1).p99),
  };
}
