import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';

export type Told = { status: number; headers: IncomingHttpHeaders; body: string };

/** Unlike fetch, sends any header, Host too, and any path as it is written. */
export function ask(port: number, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Told> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ port, host: '127.0.0.1', path, method, headers }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (part: string) => (body += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    sent.on('error', reject).end();
  });
}
