import { type Browser, chromium, type Page } from '@playwright/test';
import { median } from '../../load/figures.ts';
import { onPhone } from '../phone.ts';
import { type Line, type LineProfile, lineProfiles, openLine } from './line.ts';
import { type Paints, readPaints } from './paints.ts';
import { type Peer, startPeers } from './peers.ts';
import type { TlsProxy } from './tls-proxy.ts';

/** A visit with an empty cache, the same page again over a new connection, and a link to another page. */
const visitKinds = ['cold', 'warm', 'next'] as const;
type VisitKind = (typeof visitKinds)[number];
type Visit = Paints & { kb: number; requests: number };
type Range = { middle: number; least: number; most: number };
export type LineRow = { page: string; peer: string; line: string; kind: VisitKind } & Record<keyof Visit, Range>;

const linePages = [
  { name: 'home', path: '/' },
  { name: 'content', path: '/about-us' },
  { name: 'form', path: '/personal-auto' },
  { name: 'es', path: '/es' },
  { name: 'pt', path: '/pt' },
] as const;
const nextPath = '/personal-auto/dui-insurance';
/** The reading time of a visitor, in which a browser prefetches. */
const readMs = 1000;

type Subject = { page: string; peer: Peer; line: Line; profile: LineProfile; visits: Record<VisitKind, Visit[]> };

/** Runs an action and measures the page that is open after it. */
async function visit(page: Page, { peer, line }: Subject, proxy: TlsProxy, open: () => Promise<unknown>): Promise<Visit> {
  const before = { bytes: line.carried(), requests: proxy.requests(peer.name) };
  await open();
  const paints = await readPaints(page);
  return { ...paints, kb: (line.carried() - before.bytes) / 1024, requests: proxy.requests(peer.name) - before.requests };
}

async function visitAll(browser: Browser, subject: Subject, proxy: TlsProxy, path: string): Promise<void> {
  const { line, visits } = subject;
  const origin = `https://127.0.0.1:${line.port}`;
  await onPhone(browser, async (page) => {
    const load = () => page.goto(origin + path, { waitUntil: 'networkidle' });
    visits.cold.push(await visit(page, subject, proxy, load));
    await page.goto('about:blank');
    line.hangUp();
    visits.warm.push(await visit(page, subject, proxy, load));
    if (path !== '/') return;
    const link = page.locator(`main a[href="${nextPath}"]:visible`).first();
    const follow = async () => {
      await link.tap();
      await page.waitForURL((url) => url.pathname === nextPath);
      await page.waitForLoadState('networkidle');
    };
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(readMs);
    visits.next.push(await visit(page, subject, proxy, follow));
  });
  line.hangUp();
}

function rangeOf(values: readonly number[]): Range {
  return { middle: median(values), least: Math.min(...values), most: Math.max(...values) };
}

function rowOf({ page, peer, profile }: Subject, kind: VisitKind, visits: readonly Visit[]): LineRow {
  const range = (name: keyof Visit) => rangeOf(visits.map((measured) => measured[name]));
  const figures = { first: range('first'), largest: range('largest'), shift: range('shift'), kb: range('kb'), requests: range('requests') };
  return { page, peer: peer.name, line: profile.name, kind, ...figures };
}

/**
 * Visits pages of the site and of its peers in turn, over typical lines. Undefined where nginx, which adds TLS and HTTP/2 to all of them, is missing
 * and cannot be installed.
 */
export async function measureLine(executablePath: string, root: string, runs: number): Promise<LineRow[] | undefined> {
  const peers = await startPeers(root, [...linePages.map(({ path }) => path), nextPath]);
  if (!peers) return undefined;
  const { proxy } = peers;
  const args = ['--no-sandbox', '--disable-gpu', `--ignore-certificate-errors-spki-list=${proxy.keyHash}`];
  const browser = await chromium.launch({ executablePath, args });
  const subjects: (Subject & { path: string })[] = [];
  try {
    for (const profile of lineProfiles)
      for (const peer of peers.list) {
        const line = await openLine(profile, proxy.ports[peer.name] ?? 0);
        for (const { name, path } of linePages) subjects.push({ page: name, path, peer, line, profile, visits: { cold: [], warm: [], next: [] } });
      }
    const order = linePages.flatMap(({ name }) =>
      lineProfiles.flatMap((profile) => subjects.filter((subject) => subject.page === name && subject.profile === profile)),
    );
    for (let run = 0; run < runs; run += 1) for (const subject of order) await visitAll(browser, subject, proxy, subject.path);
  } finally {
    await browser.close();
    for (const { line } of subjects) line.hangUp();
    for (const line of new Set(subjects.map((subject) => subject.line))) await line.close();
    await peers.stop();
  }
  return subjects.flatMap((subject) =>
    visitKinds.flatMap((kind) => (subject.visits[kind].length > 0 ? [rowOf(subject, kind, subject.visits[kind])] : [])),
  );
}
