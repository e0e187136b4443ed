import { createServer } from 'node:http';
import { closeServer, listenLow } from './listen.ts';

export const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46, 0x49, 0x46, 0x00, 0x01, 0xff, 0xd9]);

/** i.ytimg.com: the requested id says which response to send. */
export async function startPosterServer() {
  const calls: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    calls.push(url);
    const respond = (type: string, body: Buffer | string, status = 200) => response.writeHead(status, { 'content-type': type }).end(body);
    if (url.includes('hanging')) return;
    if (url.includes('webpage')) respond('text/html', '<script>alert(1)</script>');
    else if (url.includes('disguis')) respond('image/jpeg', '<script>alert(1)</script>');
    else if (url.includes('toolarge')) respond('image/jpeg', Buffer.concat([jpeg, Buffer.alloc(300_000)]));
    else if (url.includes('faulty')) respond('text/plain', 'error', 500);
    else if (url.includes('small') && url.includes('hqdefault')) respond('text/plain', 'none', 404);
    else respond('image/jpeg', jpeg);
  });
  const port = await listenLow(server);
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    stop: () => closeServer(server),
  };
}
