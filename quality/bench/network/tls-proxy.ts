import { createHash, createPublicKey } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureProgram } from '../../../scripts/system-packages.mjs';
import { makeCertificate } from '../../../tests/support/services/tls-certificate.ts';
import { freePort } from '../../../tests/support/site/server.ts';
import { type Served, serve } from '../serve.ts';

export type TlsProxy = {
  /** By the name of the server behind it. */
  ports: Readonly<Record<string, number>>;
  /** The number of requests so far to a server. */
  requests: (name: string) => number;
  keyHash: string;
  /** Address of a page of another site. */
  otherSite: string;
  stop: () => Promise<void>;
};

const serverBlock = (dir: string, name: string, port: number, url: string) => `
  server {
    listen 127.0.0.1:${port} ssl http2;
    access_log "${dir}/${name}.log" requests;
    location / {
      proxy_pass ${url};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
    }
  }`;

/** As `deploy/nginx.conf`: TLS and HTTP/2 before servers that speak neither. */
const settings = (dir: string, otherPort: number, servers: readonly string[]) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid "${dir}/nginx.pid";
events { worker_connections 1024; }
http {
  log_format requests "$status $request_uri $body_bytes_sent";
  access_log off;
  ssl_certificate "${dir}/cert.pem";
  ssl_certificate_key "${dir}/key.pem";
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path "${dir}/temp";`).join('\n  ')}
  server { listen 127.0.0.1:${otherPort}; default_type text/html; return 200 "<!DOCTYPE html><title>Another site</title>"; }
  ${servers.join('\n')}
}
`;

/** Puts one nginx before all servers alike. Undefined where nginx is missing and cannot be installed. */
export async function startTlsProxy(root: string, servers: Readonly<Record<string, Served>>): Promise<TlsProxy | undefined> {
  const nginx = ensureProgram('nginx');
  if (!nginx) return undefined;
  const dir = join(root, '.bench', 'tls');
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(join(dir, 'temp'), { recursive: true });
  const { key, cert } = makeCertificate('localhost');
  writeFileSync(join(dir, 'key.pem'), key);
  writeFileSync(join(dir, 'cert.pem'), cert);
  const ports: Record<string, number> = {};
  const blocks: string[] = [];
  for (const [name, { url }] of Object.entries(servers)) {
    const port = await freePort();
    ports[name] = port;
    blocks.push(serverBlock(dir, name, port, url));
  }
  const otherPort = await freePort();
  writeFileSync(join(dir, 'nginx.conf'), settings(dir, otherPort, blocks));
  const args = ['-p', dir, '-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')];
  const { stop } = await serve({ command: nginx, args, url: `http://127.0.0.1:${otherPort}` });
  const keyHash = createHash('sha256')
    .update(createPublicKey(key).export({ type: 'spki', format: 'der' }))
    .digest('base64');
  const requests = (name: string) => {
    const file = join(dir, `${name}.log`);
    return existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0;
  };
  return { ports, requests, keyHash, otherSite: `http://localhost:${otherPort}/`, stop };
}
