import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '../../tests/support/post-lead.ts';
import { createClient, type Sent } from './client.ts';

const paths = ['/', '/es/contact', '/pt/get-quote', '/about-us', '/es/smart-quote'];
const [home] = routes;

/** What visitors met: the 99th percentile in ms, and how many were answered otherwise than they should be. */
export type Visits = { pagesP99: number; pagesFailed: number; postsP99: number; postsFailed: number };

function summary(sent: readonly Sent[], wanted: number): { p99: number; failed: number } {
  const times = sent.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    p99: Math.round((times[Math.floor(times.length * 0.99)] ?? Number.NaN) * 10) / 10,
    failed: sent.filter(({ outcome }) => outcome !== wanted).length,
  };
}

/** Twenty pages and four complete requests a second, each request from an address of its own, until told to stop. */
export async function visit(site: { host: string; port: number }, stop: AbortSignal): Promise<Visits> {
  const reader = createClient(site, '127.0.0.2', 16);
  const pages: Promise<Sent>[] = [];
  const posts: Promise<Sent>[] = [];
  for (let turn = 0; !stop.aborted; turn += 1) {
    pages.push(reader.send({ path: paths[turn % paths.length] ?? '/', headers: { accept: 'text/html', 'accept-encoding': 'br' } }));
    if (turn % 5 === 0) {
      const poster = createClient(site, `127.1.${Math.floor(turn / 250) % 250}.${(turn % 250) + 1}`, 1);
      const body = JSON.stringify(home.bodyOf({ ...home.answers, email: `visitor-${turn}@visitors.example` }));
      const sent = poster.send({ method: 'POST', path: home.path, headers: { 'content-type': 'application/json' }, body });
      posts.push(sent.finally(() => poster.close()));
    }
    await wait(50);
  }
  const [page, post] = [summary(await Promise.all(pages), 200), summary(await Promise.all(posts), 201)];
  reader.close();
  return { pagesP99: page.p99, pagesFailed: page.failed, postsP99: post.p99, postsFailed: post.failed };
}
