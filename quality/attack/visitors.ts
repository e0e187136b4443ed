import { createClient } from '../load/client.ts';
import { figuresOf } from '../load/figures.ts';
import { createLeadSender } from '../load/lead-sender.ts';
import { sendUntil } from '../load/pace.ts';

const paths = ['/', '/es/contact', '/pt/get-quote', '/about-us', '/es/smart-quote'];

/** What visitors measured: the 99th percentile in ms, and the number of requests that failed. */
export type Visits = { pagesP99: number; pagesFailed: number; postsP99: number; postsFailed: number };

/** Requests twenty pages a second from one address, and posts four leads a second, each from its own address, until `end` is aborted. */
export async function visit(origin: string, end: AbortSignal): Promise<Visits> {
  const reader = createClient(origin, 16, '127.0.0.2');
  let [pages, posts] = [0, 0];
  const read = () => reader.send({ path: paths[pages++ % paths.length] ?? '/', headers: { accept: 'text/html', 'accept-encoding': 'br' } });
  const post = () => {
    posts += 1;
    const sender = createLeadSender(origin, 1, { from: `127.1.${Math.floor(posts / 250) % 250}.${(posts % 250) + 1}` });
    return sender.send().finally(sender.close);
  };
  const [page, lead] = await Promise.all([
    sendUntil({ send: read }, { perSecond: 20, end }).then((sent) => figuresOf(sent, 1)),
    sendUntil({ send: post }, { perSecond: 4, end }).then((sent) => figuresOf(sent, 1)),
  ]);
  reader.close();
  return {
    pagesP99: page.p99,
    pagesFailed: page.requests - (page.outcomes[200] ?? 0),
    postsP99: lead.p99,
    postsFailed: lead.requests - (lead.outcomes[201] ?? 0),
  };
}
