import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';

export type HttpResponse = { status: number; headers: IncomingHttpHeaders; body: string };

/** Unlike fetch, sends any header, including Host, and any path unchanged. */
export function sendRequest(port: number, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => (body += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    request.on('error', reject).end();
  });
}
