import { Agent, get } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { localePath, splitLocale } from '#lib/i18n/routing.ts';
import { type BuiltFile, buildOrigin, builtDocuments, builtFiles } from '../support/site/built-files.ts';
import { startServer, type TestServer } from '../support/site/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

type Served = { status: number | undefined; encoding: string | undefined; isFastPath: boolean; body: Buffer };

function fetchBytes(path: string, headers: Record<string, string>): Promise<Served> {
  // A new connection each time: the Node server keeps a connection that it once got.
  const agent = new Agent({ keepAlive: true });
  const served = new Promise<Served>((resolve, reject) => {
    get(server.url + path, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          encoding: response.headers['content-encoding'],
          // The fast path writes header names in lower case, Node with capitals.
          isFastPath: response.rawHeaders.includes('connection'),
          body: Buffer.concat(chunks),
        }),
      );
      response.on('error', reject);
    }).on('error', reject);
  });
  return served.finally(() => agent.destroy());
}

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };
const decode = ({ encoding, body }: Served) => decoders[encoding ?? '']?.(body) ?? body;

/** A request with `Range` is served by the Node server. */
const headersOf = { 'fast path': {}, 'Node server': { range: 'bytes=0-' } } as const;

/** The addresses of files whose response differs from the build, with the difference. */
async function changedFiles(files: readonly BuiltFile[], headers: Record<string, string>) {
  const changed: string[] = [];
  const byFastPath: string[] = [];
  for (let at = 0; at < files.length; at += 8)
    await Promise.all(
      files.slice(at, at + 8).map(async ({ address, bytes }) => {
        const served = await fetchBytes(address, headers);
        const body = decode(served);
        if (served.isFastPath) byFastPath.push(address);
        if (served.status !== 200 || !body.equals(bytes)) changed.push(`${address}: ${served.status}, ${bytes.length} → ${body.length} bytes`);
      }),
    );
  return { changed, fastPathCount: byFastPath.length };
}

describe.each(['fast path', 'Node server'] as const)('served by the %s', (kind) => {
  test.each(['identity', 'gzip', 'br'])('every file is served as it was built: %s', async (encoding) => {
    const files = builtFiles(server.url);
    const { changed, fastPathCount } = await changedFiles(files, { 'accept-encoding': encoding, ...headersOf[kind] });
    expect(changed).toEqual([]);
    expect(files.length).toBeGreaterThan(200);
    expect(fastPathCount > 100).toBe(kind === 'fast path');
  });

  test.each(['identity', 'gzip', 'br'])('every page is served as it was built: %s', async (encoding) => {
    const pages = builtDocuments(server.url)
      .map(({ address, bytes }) => ({ ...splitLocale(address), bytes }))
      // These pages are only responses at other addresses.
      .filter(({ path }) => path !== '/missing' && !path.startsWith('/refused/'))
      .map(({ locale, path, bytes }) => ({ address: localePath(locale ?? 'en', path), bytes }));
    const { changed } = await changedFiles(pages, { 'accept-encoding': encoding, ...headersOf[kind] });
    expect(changed).toEqual([]);
    expect(pages.length).toBeGreaterThan(100);
  });
});

test('includes the files that visitors open in other programs, and only island properties contain the origin of the build', () => {
  const files = builtFiles(server.url);
  const kinds = new Set(files.map(({ address }) => /\.[a-z\d]+$/.exec(address)?.[0]));
  for (const kind of ['.xlsx', '.zip', '.pdf', '.png', '.ico', '.svg', '.woff2', '.js', '.css', '.xml', '.webmanifest', '.txt'])
    expect(kinds).toContain(kind);
  const others = files.filter(({ address }) => !address.startsWith('/_next/static/island-props/'));
  expect(others.filter(({ bytes }) => bytes.includes(buildOrigin())).map(({ address }) => address)).toEqual([]);
});
