import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '../../tests/support/post-lead.ts';
import { figuresOf } from '../load/figures.ts';
import { createClient, type Sent } from './client.ts';

const paths = ['/', '/es/contact', '/pt/get-quote', '/about-us', '/es/smart-quote'];
const [home] = routes;

/** What visitors met: the 99th percentile in ms, and how many were answered otherwise than they should be. */
export type Visits = { pagesP99: number; pagesFailed: number; postsP99: number; postsFailed: number };

/** Twenty pages a second from one address, and four complete requests a second, each from an address of its own, until told to stop. */
export async function visit(site: { host: string; port: number }, stop: AbortSignal): Promise<Visits> {
  const reader = createClient(site, '127.0.0.2', 16);
  const pages: Promise<Sent>[] = [];
  const posts: Promise<Sent>[] = [];
  const start = performance.now();
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
  const seconds = (performance.now() - start) / 1000;
  const page = figuresOf(await Promise.all(pages), seconds);
  const post = figuresOf(await Promise.all(posts), seconds);
  reader.close();
  return {
    pagesP99: page.p99,
    pagesFailed: page.posts - (page.outcomes[200] ?? 0),
    postsP99: post.p99,
    postsFailed: post.posts - (post.outcomes[201] ?? 0),
  };
}
