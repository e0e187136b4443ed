import { type Browser, chromium, type Page } from '@playwright/test';
import { median } from '../../load/figures.ts';
import { onPhone } from '../phone.ts';
import { type Network, type NetworkProfile, networkProfiles, openNetwork } from './network.ts';
import { type Paints, readPaints } from './paints.ts';
import { type Peer, startPeers } from './peers.ts';
import type { TlsProxy } from './tls-proxy.ts';

/** A visit with an empty cache, the same page again over a new connection, and a link to another page. */
const visitKinds = ['cold', 'warm', 'link'] as const;
type VisitKind = (typeof visitKinds)[number];
type Visit = Paints & { kb: number; requests: number };
type MedianAndRange = { median: number; min: number; max: number };
export type NetworkRow = { page: string; peer: string; network: string; kind: VisitKind } & Record<keyof Visit, MedianAndRange>;

const networkPages = [
  { name: 'home', path: '/' },
  { name: 'content', path: '/about-us' },
  { name: 'form', path: '/personal-auto' },
  { name: 'es', path: '/es' },
  { name: 'pt', path: '/pt' },
] as const;
const linkedPath = '/personal-auto/dui-insurance';
/** The reading time of a visitor, in which the page fetches what it needs later; it ends when nothing was fetched for half a second. */
const readMs = 3000;
const quietMs = 500;

async function waitWhileReading(page: Page, requests: () => number): Promise<void> {
  await page.waitForTimeout(readMs);
  for (let before = -1; before !== requests(); ) {
    before = requests();
    await page.waitForTimeout(quietMs);
  }
}

type Subject = { page: string; peer: Peer; network: Network; profile: NetworkProfile; visits: Record<VisitKind, Visit[]> };

/** Runs an action and measures the page that is open after it. */
async function visit(page: Page, { peer, network }: Subject, proxy: TlsProxy, open: () => Promise<unknown>): Promise<Visit> {
  const before = { bytes: network.receivedBytes(), requests: proxy.requests(peer.name) };
  await open();
  const paints = await readPaints(page);
  return { ...paints, kb: (network.receivedBytes() - before.bytes) / 1024, requests: proxy.requests(peer.name) - before.requests };
}

async function visitAll(browser: Browser, subject: Subject, proxy: TlsProxy, path: string): Promise<void> {
  const { network, visits } = subject;
  const origin = `https://127.0.0.1:${network.port}`;
  await onPhone(browser, async (page) => {
    const load = () => page.goto(origin + path, { waitUntil: 'networkidle' });
    // A visit begins on another site, such as a search: from `about:blank` a page without COOP would reuse the process and look faster.
    await page.goto(proxy.otherSite);
    visits.cold.push(await visit(page, subject, proxy, load));
    await page.goto(proxy.otherSite);
    network.closeConnections();
    visits.warm.push(await visit(page, subject, proxy, load));
    if (path !== '/') return;
    // On a phone the link has no size of its own: it covers its card.
    const card = page.locator(`main :has(> a[href="${linkedPath}"])`).first();
    const follow = async () => {
      await card.tap();
      await page.waitForURL((url) => url.pathname === linkedPath);
      await page.waitForLoadState('networkidle');
    };
    await card.scrollIntoViewIfNeeded();
    await waitWhileReading(page, () => proxy.requests(subject.peer.name));
    visits.link.push(await visit(page, subject, proxy, follow));
  });
  network.closeConnections();
}

function rangeOf(values: readonly number[]): MedianAndRange {
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) };
}

function rowOf({ page, peer, profile }: Subject, kind: VisitKind, visits: readonly Visit[]): NetworkRow {
  const range = (name: keyof Visit) => rangeOf(visits.map((measured) => measured[name]));
  const figures = { first: range('first'), largest: range('largest'), shift: range('shift'), kb: range('kb'), requests: range('requests') };
  return { page, peer: peer.name, network: profile.name, kind, ...figures };
}

/** Each group of subjects (one page over one network) begins with another peer in each run: none is always visited after the heaviest. */
function rotate<T>(subjects: readonly T[], run: number, groupSize: number): T[] {
  const shift = run % groupSize;
  return Array.from({ length: subjects.length / groupSize }, (_, group) => subjects.slice(group * groupSize, (group + 1) * groupSize)).flatMap(
    (group) => [...group.slice(shift), ...group.slice(0, shift)],
  );
}

/**
 * Visits pages of the site and of its peers in turn, over typical networks. Undefined where nginx, which adds TLS and HTTP/2 to all of them, is missing
 * and cannot be installed.
 */
export async function measureNetwork(executablePath: string, root: string, runs: number): Promise<NetworkRow[] | undefined> {
  const peers = await startPeers(root, [...networkPages.map(({ path }) => path), linkedPath]);
  if (!peers) return undefined;
  const { proxy } = peers;
  const args = ['--no-sandbox', '--disable-gpu', `--ignore-certificate-errors-spki-list=${proxy.keyHash}`];
  const browser = await chromium.launch({ executablePath, args });
  const subjects: (Subject & { path: string })[] = [];
  try {
    for (const profile of networkProfiles)
      for (const peer of peers.list) {
        const network = await openNetwork(profile, proxy.ports[peer.name] ?? 0);
        for (const { name, path } of networkPages)
          subjects.push({ page: name, path, peer, network, profile, visits: { cold: [], warm: [], link: [] } });
      }
    const order = networkPages.flatMap(({ name }) =>
      networkProfiles.flatMap((profile) => subjects.filter((subject) => subject.page === name && subject.profile === profile)),
    );
    for (let run = 0; run < runs; run += 1)
      for (const subject of rotate(order, run, peers.list.length)) await visitAll(browser, subject, proxy, subject.path);
  } finally {
    await browser.close();
    for (const { network } of subjects) network.closeConnections();
    for (const network of new Set(subjects.map((subject) => subject.network))) await network.close();
    await peers.stop();
  }
  return subjects.flatMap((subject) =>
    visitKinds.flatMap((kind) => (subject.visits[kind].length > 0 ? [rowOf(subject, kind, subject.visits[kind])] : [])),
  );
}
