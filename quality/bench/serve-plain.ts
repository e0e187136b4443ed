import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../tests/support/server.ts';
import { until } from '../../tests/support/until.ts';
import { ensureProgram } from '../../scripts/system-packages.mjs';
import { collectFiles } from './collect-files.ts';
import { writePlainFiles } from './plain-files.ts';
import type { Served } from './serve-next.ts';

/** One worker, as the site is one process; open files are kept, so nothing but sending is left to do. */
const settings = (dir: string, port: number) => `
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
  client_body_temp_path "${dir}/temp";
  proxy_temp_path "${dir}/temp";
  fastcgi_temp_path "${dir}/temp";
  uwsgi_temp_path "${dir}/temp";
  scgi_temp_path "${dir}/temp";
  map $http_accept_encoding $coding { ~br br; ~gzip gzip; default ""; }
  map $coding $folder { "" plain; default $coding; }
  server {
    listen 127.0.0.1:${port};
    location / {
      root "${dir}/files/$folder";
      add_header Content-Encoding $coding;
      try_files $uri.html $uri/index.html $uri =404;
    }
    location ~ \\.(woff2|png|ico)$ { root "${dir}/files/plain"; }
  }
}
`;

/**
 * Serves the pages of a running site, and all they can come to need, as plain files packed beforehand behind nginx: what no server of
 * these pages can be much faster than. Undefined where nginx is not there and cannot be installed, or does not start.
 */
export async function servePlain(root: string, site: { url: string }, pages: readonly string[]): Promise<Served | undefined> {
  const nginx = ensureProgram('nginx');
  if (!nginx) return undefined;
  const dir = join(root, '.bench', 'plain');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const files = await collectFiles(site.url, pages);
  for (const [path, body] of files) if (path.endsWith('.html')) files.set(path, Buffer.from(body.toString().replaceAll(site.url, url)));
  writePlainFiles(join(dir, 'files'), files);
  mkdirSync(join(dir, 'temp'), { recursive: true });
  writeFileSync(join(dir, 'nginx.conf'), settings(dir, port));
  const child = spawn(nginx, ['-p', dir, '-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')], { stdio: ['ignore', 'ignore', 'inherit'] });
  process.once('exit', () => child.kill());
  const stop = async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  await until('nginx answers', () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => child.exitCode !== null,
    ),
  ).catch(stop);
  if (child.exitCode === null && child.signalCode === null) return { url, stop };
  console.log(`nginx did not start; what it said is in ${join(dir, 'error.log')}`);
  return undefined;
}
