import { parsePlainRequest } from '#front-door/fast-path-server.ts';

const request = (line: string, ...headers: string[]) => Buffer.from([line, ...headers, '', ''].join('\r\n'), 'latin1');
const parse = (...headers: string[]) => parsePlainRequest(request('GET /es/contact HTTP/1.1', ...headers));

test('parses the request of a browser: path, host, languages, encodings and cookies', () => {
  expect(
    parse(
      'HOST: site.example',
      'User-Agent: Any/1.0',
      'Accept-Encoding:  br, gzip ',
      'accept-language: es',
      'Cookie: locale=es',
      'sec-fetch-mode: navigate',
    ),
  ).toEqual({
    pathname: '/es/contact',
    host: 'site.example',
    acceptEncoding: 'br, gzip',
    acceptLanguage: 'es',
    cookie: 'locale=es',
  });
  expect(parse('host: a', 'If-None-Match: "x-br" ')).toMatchObject({ ifNoneMatch: '"x-br"' });
  expect(parse('host: a', 'connection: Keep-Alive')).toMatchObject({ pathname: '/es/contact' });
});

test.each([
  ['no host', []],
  ['two hosts', ['host: a', 'host: b']],
  ['two codings', ['host: a', 'accept-encoding: br', 'accept-encoding: gzip']],
  ['a body', ['host: a', 'content-length: 0']],
  ['a body in chunks', ['host: a', 'Transfer-Encoding: chunked']],
  ['another protocol', ['host: a', 'connection: upgrade', 'upgrade: websocket']],
  ['the end of the connection', ['host: a', 'connection: close']],
  ['another condition', ['host: a', 'if-modified-since: Sun, 06 Nov 1994 08:49:37 GMT']],
  ['a condition twice', ['host: a', 'if-none-match: "x"', 'If-None-Match: "y"']],
  ['a range', ['host: a', 'range: bytes=0-1']],
  ['an expectation', ['host: a', 'expect: 100-continue']],
  ["a header of Next's router", ['host: a', 'rsc: 1']],
  ['the key of a page state', ['host: a', 'x-page-state: x']],
  ['a folded line', ['host: a', ' folded: b']],
  ['a blank before the colon', ['host : a']],
  ['no colon', ['host: a', 'word']],
  ['a character beyond ASCII', ['host: a', 'user-agent: \u00e9']],
  ['a bare line feed', ['host: a\ncontent-length: 4']],
  ['a bare carriage return', ['host: a\rb: c']],
  ['a NUL byte', ['host: a\0']],
])('%s is left to the Node server', (_, headers) => {
  expect(parse(...headers)).toBeUndefined();
});

test.each([
  'POST / HTTP/1.1',
  'HEAD / HTTP/1.1',
  'GET / HTTP/1.0',
  'get / HTTP/1.1',
  'GET /?a=b HTTP/1.1',
  'GET /%41 HTTP/1.1',
  'GET /#a HTTP/1.1',
  'GET http://a/ HTTP/1.1',
  'GET * HTTP/1.1',
  'GET  / HTTP/1.1',
  'GET / HTTP/1.1 ',
])('%s is left to the Node server', (line) => {
  expect(parsePlainRequest(request(line, 'host: a'))).toBeUndefined();
});

test('leaves half a request, two at once and a very long one to the Node server', () => {
  const plainRequest = request('GET / HTTP/1.1', 'host: a');
  expect(parsePlainRequest(plainRequest)).toBeDefined();
  expect(parsePlainRequest(plainRequest.subarray(0, -1))).toBeUndefined();
  expect(parsePlainRequest(Buffer.concat([plainRequest, plainRequest]))).toBeUndefined();
  expect(parsePlainRequest(Buffer.concat([plainRequest, Buffer.from('x')]))).toBeUndefined();
  expect(parsePlainRequest(request('GET / HTTP/1.1', 'host: a', `cookie: ${'a'.repeat(8192)}`))).toBeUndefined();
});
