import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, startServer } from '../../tests/support/server.ts';
import { documentHeaders } from './ask-documents.ts';
import type { Document } from './measure-load.ts';
import { otherHomes, pageKinds } from './page-kinds.ts';
import { serveFloor } from './serve-floor.ts';
import { type Served, serveNext } from './serve-next.ts';
import { servePlain } from './serve-plain.ts';

/** The site and both floors: a bare page of the framework, and the site's pages as plain files. */
export type Servers = {
  site: Served & { pid: number | undefined };
  bare: Served;
  plain: Served | undefined;
  stop: () => Promise<void>;
};

/** The address is new to the build: each page is packed well in the background once it was asked for, and that must be over. */
const packedMs = 5000;

/** Starts the site and both floors; says so where there is no server for plain files. */
export async function startServers(root: string): Promise<Servers> {
  const started = await startServer({ RATE_LIMIT: 'off', LOG_LEVEL: 'warn' });
  process.once('exit', () => void started.kill());
  const site = { url: started.url, pid: started.pid, stop: async () => void (await started.stop()) };
  const bare = await serveFloor(root, await freePort());
  const paths = [...pageKinds, ...otherHomes].map(({ path }) => path);
  const plain = await servePlain(root, site, paths);
  if (!plain) console.log('No nginx, neither here nor to be installed: nothing is held against plain files.');
  for (const path of paths) await fetch(site.url + path, { headers: documentHeaders }).then((answer) => answer.arrayBuffer());
  await wait(packedMs);
  const stop = async () => {
    for (const server of [site, bare, plain]) await server?.stop();
  };
  return { site, bare, plain, stop };
}

/** Pages that are asked for under load. */
const loaded = pageKinds.slice(0, 2);

/** The site's build under `next start`, beside the others; English has a prefix inside the framework. */
export async function withNextStart<T>(root: string, { site, bare, plain }: Servers, work: (documents: Document[]) => Promise<T>): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  const next = await serveNext(root, { dir: root, port: await freePort(), path: '/en', env: { DATA_DIR: data, LOG_LEVEL: 'warn' } });
  try {
    const documents = loaded.map(({ name, path }) => ({
      page: name,
      servers: [
        { name: 'site', url: site.url + path, pid: site.pid },
        { name: 'next start', url: `${next.url}/en${path === '/' ? '' : path}` },
        ...(plain ? [{ name: 'nginx', url: plain.url + path }] : []),
      ],
    }));
    return await work([...documents, { page: 'bare', servers: [{ name: 'next start', url: bare.url }] }]);
  } finally {
    await next.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
