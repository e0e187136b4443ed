import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../../tests/support/site/server.ts';
import { buildBarePage } from './bare-page.ts';
import { documentHeaders, type ServedDocument } from './measure-load.ts';
import { otherHomes, pageKinds } from './page-kinds.ts';
import { type Served, serveNext, servePlain } from './serve.ts';

/** The site and what it is compared with: a bare page of the framework, and the site's pages as plain files. */
export type Servers = { site: Served; bare: Served; plain: Served | undefined; stop: () => Promise<void> };

/** The server's address differs from that of the build, so it compresses each page at the best quality after the second request for it. */
export const compressionWaitMs = 5000;

/** Starts a site of the finished build that ends with this process. */
export async function startSite(env: Readonly<Record<string, string>> = {}): Promise<Served> {
  const { url, pid, stop, kill } = await startServer({ RATE_LIMIT: 'off', LOG_LEVEL: 'warn', ...env });
  process.once('exit', () => void kill());
  return { url, pid, stop: async () => void (await stop()) };
}

/** Starts the site, the bare page and the plain files. */
export async function startServers(root: string): Promise<Servers> {
  const site = await startSite();
  const bare = await serveNext(root, await buildBarePage(root));
  const paths = [...pageKinds, ...otherHomes].map(({ path }) => path);
  const plain = await servePlain(root, site, paths);
  if (!plain) console.log('Without nginx nothing is compared with plain files.');
  for (const path of paths) await fetch(site.url + path, { headers: documentHeaders }).then((response) => response.arrayBuffer());
  await sleep(compressionWaitMs);
  const stop = async () => {
    for (const server of [site, bare, plain]) await server?.stop();
  };
  return { site, bare, plain, stop };
}

/** Adds the site's build under `next start`, and names the documents that are loaded on each server. */
export async function withNextStart<T>(
  root: string,
  { site, bare, plain }: Servers,
  work: (documents: readonly ServedDocument[]) => Promise<T>,
): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  const next = await serveNext(root, root, { env: { DATA_DIR: data, LOG_LEVEL: 'warn' } });
  const documents = pageKinds
    .slice(0, 2)
    .flatMap(({ name, path }) => [
      { page: name, server: 'site', url: site.url + path, pid: site.pid },
      { page: name, server: 'next start', url: next.url + path },
      ...(plain ? [{ page: name, server: 'nginx', url: plain.url + path }] : []),
    ]);
  try {
    return await work([...documents, { page: 'bare', server: 'next start', url: bare.url }]);
  } finally {
    await next.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
