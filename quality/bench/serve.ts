import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { nodeBinary } from '../../scripts/node-binary.mjs';
import { ensureProgram } from '../../scripts/system-packages.mjs';
import { freePort } from '../../tests/support/site/server.ts';
import { until } from '../../tests/support/site/until.ts';
import { collectFiles } from './collect-files.ts';

/** A running server at `url`, and the function that stops it. */
export type Served = { url: string; pid: number | undefined; stop: () => Promise<void> };
type Program = { command: string; args: readonly string[]; url: string; path?: string; cwd?: string; env?: Readonly<Record<string, string>> };

/** Starts a program; resolves once it serves `path`. Rejects where it ends before. */
export async function serve({ command, args, url, path = '/', cwd, env = {} }: Program): Promise<Served> {
  const settings = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', PATH: process.env.PATH, ...env } as const;
  const child = spawn(command, args, { cwd, env: settings, stdio: ['ignore', 'ignore', 'inherit'] });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async () => {
    child.kill();
    if (!hasEnded()) await once(child, 'exit');
  };
  process.once('exit', () => child.kill());
  const isServed = () =>
    fetch(url + path).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(`${command} at ${url}`, async () => hasEnded() || isServed()).catch(stop);
  if (hasEnded()) throw new Error(`${command} ${args.join(' ')} does not serve ${url}`);
  return { url, pid: child.pid, stop };
}

/** Serves the build in `dir` with the framework's own server, `next start`. */
export async function serveNext(root: string, dir: string, { path = '/', env = {} } = {}): Promise<Served> {
  const port = await freePort();
  const args = [join(root, 'node_modules/next/dist/bin/next'), 'start', '-p', String(port), '-H', 'localhost'];
  return serve({ command: nodeBinary(root), args, cwd: dir, url: `http://localhost:${port}`, path, env });
}

/** One worker, since the site is one process; open files are cached, so that only sending is measured. */
const nginxSettings = (dir: string, port: number) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid "${dir}/nginx.pid";
error_log "${dir}/error.log";
events { worker_connections 1024; }
http {
  types {
    text/html html; text/css css; text/javascript js; font/woff2 woff2; image/svg+xml svg; image/png png; image/x-icon ico;
    application/manifest+json webmanifest; application/json json;
  }
  charset utf-8;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000000;
  open_file_cache max=1000;
  open_file_cache_valid 600s;
  open_file_cache_errors on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path "${dir}/temp";`).join('\n  ')}
  map $http_accept_encoding $coding { ~br br; ~gzip gzip; default ""; }
  map $coding $folder { "" identity; default $coding; }
  # As the site: a visitor sees each change at the next visit, and files named after their content stay.
  map $uri $freshness { ~^/_(next|astro)/ "public, max-age=31536000, immutable"; default no-cache; }
  server {
    listen 127.0.0.1:${port};
    location / {
      root "${dir}/files/$folder";
      add_header Content-Encoding $coding;
      add_header Cache-Control $freshness;
      try_files $uri.html $uri/index.html $uri =404;
    }
    location ~ \\.(woff2|png|ico)$ { root "${dir}/files/identity"; add_header Cache-Control $freshness; }
  }
}
`;

/** A folder for each coding, so that nginx finds a file's type by its name. */
const codings = { br: brotliCompressSync, gzip: (body: Buffer) => gzipSync(body, { level: 9 }), identity: (body: Buffer) => body };

/**
 * Serves files by path as compressed ones behind nginx: no server of them can be much faster. Undefined where nginx is missing and cannot be
 * installed, or does not start.
 */
export async function serveFiles(root: string, name: string, read: (url: string) => Promise<Map<string, Buffer>>): Promise<Served | undefined> {
  const nginx = ensureProgram('nginx');
  if (!nginx) return undefined;
  const dir = join(root, '.bench', name);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  rmSync(join(dir, 'files'), { recursive: true, force: true });
  mkdirSync(join(dir, 'temp'), { recursive: true });
  for (const [path, body] of await read(url))
    for (const [coding, compress] of Object.entries(codings)) {
      const file = join(dir, 'files', coding, path);
      mkdirSync(join(file, '..'), { recursive: true });
      writeFileSync(file, compress(body));
    }
  writeFileSync(join(dir, 'nginx.conf'), nginxSettings(dir, port));
  const args = ['-p', dir, '-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')];
  return serve({ command: nginx, args, url }).catch(() => void console.log(`nginx did not start; its errors are in ${join(dir, 'error.log')}`));
}

/** Serves pages of a running site, and every file that they name, as plain files. */
export function servePlain(root: string, site: { url: string }, pages: readonly string[]): Promise<Served | undefined> {
  return serveFiles(root, 'plain', async (url) => {
    const files = await collectFiles(site.url, pages);
    const moved = ([path, body]: [string, Buffer]): [string, Buffer] =>
      path.endsWith('.html') ? [path, Buffer.from(body.toString().replaceAll(site.url, url))] : [path, body];
    return new Map(Array.from(files, moved));
  });
}
