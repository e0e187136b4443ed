import { createServer as createHttp, request } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { listenLow } from '../../tests/support/services/listen.ts';

/** A TLS front of the site, as a proxy would be: TLS on one port, and on the other a redirect to it. Resolves with both. */
export async function startTlsFront(site: { port: number }, certificate: { key: string; cert: string }) {
  const secure = createHttps(certificate, (incoming, response) => {
    const { method, headers, url: path } = incoming;
    const outgoing = request({ port: site.port, host: '127.0.0.1', method, headers, path }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  });
  const httpsPort = await listenLow(secure);
  const plain = createHttp((incoming, response) => {
    response.writeHead(301, { location: `https://localhost:${httpsPort}${incoming.url}`, 'content-length': 0 }).end();
  });
  const httpPort = await listenLow(plain);
  return {
    httpPort,
    httpsPort,
    stop() {
      for (const server of [secure, plain]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
