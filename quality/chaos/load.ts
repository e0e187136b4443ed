import { startServer } from '../../tests/support/site/server.ts';
import { emailsOf, storedLeads } from '../../tests/support/site/stored-leads.ts';
import { measureFigures } from '../load/figures.ts';
import { createLeadSender, type LeadSender, type Post } from '../load/lead-sender.ts';
import { sendAtRate, sendConcurrently } from '../load/pace.ts';

export type Loaded = { name: string; isKept: boolean; accepted: number; refused: number; lost: number; perSecond: number; p50: number; p99: number };
type Load = { name: string; post: (sender: LeadSender) => Promise<Post[]>; isKept: (figures: Omit<Loaded, 'name' | 'isKept'>) => boolean };

const loads: readonly Load[] = [
  {
    name: '50 posts/s for 120 s',
    post: (sender) => sendAtRate(sender, { perSecond: 50, seconds: 120 }),
    isKept: ({ refused, p99 }) => refused === 0 && p99 <= 500,
  },
  {
    name: 'a burst of 200 posts/s for 10 s',
    post: (sender) => sendAtRate(sender, { perSecond: 200, seconds: 10 }),
    isKept: ({ refused }) => refused === 0,
  },
  {
    name: '64 posts at every moment for 10 s',
    post: (sender) => sendConcurrently(sender, { concurrency: 64, seconds: 10 }),
    isKept: ({ refused, perSecond }) => refused === 0 && perSecond >= 300,
  },
];

async function run({ name, post, isKept }: Load): Promise<Loaded> {
  const server = await startServer({ RATE_LIMIT: 'off', LOG_LEVEL: 'error' });
  const stored = storedLeads(server);
  const sender = createLeadSender(server.url, 256);
  try {
    await sendConcurrently(sender, { concurrency: 8, seconds: 3 });
    const { sent, figures } = await measureFigures(post(sender));
    const kept = new Set(emailsOf(await stored.all()));
    const accepted = sent.filter(({ outcome }) => outcome === 201);
    const lost = accepted.filter(({ email }) => !kept.has(email)).length;
    const { perSecond, p50, p99 } = figures;
    const loaded = { accepted: accepted.length, refused: sent.length - accepted.length, lost, perSecond, p50, p99 };
    return { name, isKept: lost === 0 && isKept(loaded), ...loaded };
  } finally {
    sender.close();
    await stored.close();
    await server.stop();
  }
}

/** Posts at the promised paces, each to a warm site of its own. */
export async function load(): Promise<Loaded[]> {
  const loaded: Loaded[] = [];
  for (const pace of loads) loaded.push(await run(pace));
  return loaded;
}
