import { startServer } from '../../tests/support/server.ts';
import { emailsOf, storedLeads } from '../../tests/support/stored-leads.ts';
import { figuresOf } from '../load/figures.ts';
import { createSender, type Post, postAtRate, postFlatOut, type Sender } from '../load/post-leads.ts';

export type Loaded = { name: string; isKept: boolean; accepted: number; refused: number; lost: number; perSecond: number; p50: number; p99: number };

type Figures = Omit<Loaded, 'name' | 'isKept'>;
type Load = { name: string; seconds: number; post: (sender: Sender, seconds: number) => Promise<Post[]>; isKept: (figures: Figures) => boolean };

const evenly = (perSecond: number) => (sender: Sender, seconds: number) => postAtRate(sender, { perSecond, seconds });

const loads: readonly Load[] = [
  { name: '50 posts/s for 120 s', seconds: 120, post: evenly(50), isKept: ({ refused, p99 }) => refused === 0 && p99 <= 500 },
  { name: 'a burst of 200 posts/s for 10 s', seconds: 10, post: evenly(200), isKept: ({ refused }) => refused === 0 },
  {
    name: '64 posts at every moment for 10 s',
    seconds: 10,
    post: (sender, seconds) => postFlatOut(sender, { lanes: 64, seconds }),
    isKept: ({ refused, perSecond }) => refused === 0 && perSecond >= 300,
  },
];

async function run({ name, seconds, post, isKept }: Load): Promise<Loaded> {
  const server = await startServer({ RATE_LIMIT: 'off', LOG_LEVEL: 'error' });
  const stored = storedLeads(server);
  try {
    const sender = createSender(server.url, 256);
    await postFlatOut(sender, { lanes: 8, seconds: 3 });
    const began = performance.now();
    const posts = await post(sender, seconds);
    const { perSecond, p50, p99 } = figuresOf(posts, (performance.now() - began) / 1_000);
    sender.close();
    const kept = new Set(emailsOf(await stored.all()));
    const accepted = posts.filter(({ outcome }) => outcome === 201);
    const lost = accepted.filter(({ email }) => !kept.has(email)).length;
    const figures = { accepted: accepted.length, refused: posts.length - accepted.length, lost, perSecond, p50, p99 };
    return { name, isKept: lost === 0 && isKept(figures), ...figures };
  } finally {
    await stored.close();
    await server.stop();
  }
}

/** Posts at the promised paces, each to a site of its own that is warm. */
export async function load(): Promise<Loaded[]> {
  const loaded: Loaded[] = [];
  for (const one of loads) loaded.push(await run(one));
  return loaded;
}
