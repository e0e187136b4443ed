import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { collectFiles } from '../collect-files.ts';
import { documentHeaders } from '../measure-load.ts';
import { type Served, serveFiles, serveNext } from '../serve.ts';
import { compressionWaitMs, startSite } from '../servers.ts';
import { buildAstro, filesBelow } from './astro-site.ts';
import { withoutFonts, withoutScripts } from './script-free.ts';
import { startTlsProxy, type TlsProxy } from './tls-proxy.ts';

export type Peer = { name: string };
export type Peers = { list: readonly Peer[]; proxy: TlsProxy; stop: () => Promise<void> };

const siteSheet = /\/start\/site-[\w-]+\.css$/;

/** The same documents without scripts and without fonts of their own: no page with these words and rules can be smaller. */
function strippedFiles(files: ReadonlyMap<string, Buffer>): Map<string, Buffer> {
  return new Map(
    Array.from(files, ([path, body]) => [path, path.endsWith('.html') ? Buffer.from(withoutFonts(withoutScripts(body.toString()))) : body]),
  );
}

/** All rules of the site with its font faces, as one sheet. */
function sheetOf(files: ReadonlyMap<string, Buffer>): string {
  const [, sheet] = [...files].find(([path]) => siteSheet.test(path)) ?? [];
  const faces =
    files
      .get('/index.html')
      ?.toString()
      .match(/@font-face\s*\{[^}]*\}/g) ?? [];
  if (!sheet) throw new Error('the documents name no sheet of all rules');
  return faces.join('') + sheet.toString();
}

/** Starts the site, `next start` of the same build, the same pages without scripts and fonts and as Astro builds them, and TLS before all of them. */
export async function startPeers(root: string, paths: readonly string[]): Promise<Peers | undefined> {
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  const servers: Record<string, Served> = { site: await startSite({ TRUST_PROXY: '1' }) };
  const stop = async () => {
    for (const server of Object.values(servers)) await server.stop();
    rmSync(data, { recursive: true, force: true });
  };
  try {
    const files = await collectFiles(servers.site?.url ?? '', paths);
    const add = (name: string, server: Served | undefined) => server && Object.assign(servers, { [name]: server });
    add('stripped', await serveFiles(root, 'network-stripped', async () => strippedFiles(files)));
    add('next', await serveNext(root, root, { env: { DATA_DIR: data, LOG_LEVEL: 'warn' } }));
    const astro = await buildAstro(root, files, sheetOf(files));
    if (astro) add('astro', await serveFiles(root, 'network-astro', async () => filesBelow(astro)));
    for (const { url } of Object.values(servers))
      for (const path of paths) await fetch(url + path, { headers: documentHeaders }).then((response) => response.arrayBuffer());
    await sleep(compressionWaitMs);
    const proxy = await startTlsProxy(root, servers);
    if (!proxy) {
      await stop();
      return undefined;
    }
    return {
      list: Object.keys(servers).map((name) => ({ name })),
      proxy,
      async stop() {
        await proxy.stop();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
