import { isSameOrigin } from '#lib/http/request-headers.ts';
import { readBody } from '#lib/http/read-body.ts';

const post = (body: BodyInit, type: string) => new Request('http://localhost/api/x', { method: 'POST', body, headers: { 'content-type': type } });
const json = 'application/json';
const limit = 64 * 1024;

describe('reading a posted body', () => {
  it('takes a JSON object up to the limit and not a byte more', async () => {
    const frame = JSON.stringify({ a: '' }).length;
    const fits = JSON.stringify({ a: 'x'.repeat(limit - frame) });
    expect(await readBody(post(fits, json), limit)).toMatchObject({ status: 'read', isFormEncoded: false });
    expect(await readBody(post(`${fits} `, json), limit)).toEqual({ status: 'too_large' });
  });

  it('counts the bytes of a body without Content-Length', async () => {
    const stream = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(16 * 1024));
      },
    });
    const request = new Request('http://localhost/api/x', {
      method: 'POST',
      body: stream,
      headers: { 'content-type': json },
      duplex: 'half',
    } as RequestInit);
    expect(await readBody(request, limit)).toEqual({ status: 'too_large' });
  });

  it.each(['', '[]', 'null', '"x"', '{', '[['.repeat(30_000), '\u00ff'])('refuses %# as malformed', async (body) => {
    expect(await readBody(post(body, json), limit)).toEqual({ status: 'malformed' });
  });

  it('refuses bytes that are no UTF-8', async () => {
    expect(await readBody(post(new Uint8Array([0x7b, 0xff, 0x7d]), json), limit)).toEqual({ status: 'malformed' });
  });

  it.each(['text/plain', 'application/xml', '', 'application/jsonx'])('refuses content of type %j', async (type) => {
    expect(await readBody(post('{}', type), limit)).toEqual({ status: 'content_type' });
  });

  it('reads a plain form, encoded either way, to the same values and the same hash', async () => {
    const fields = { firstName: 'José & María', lapseDetails: 'a\r\nb' };
    const multipart = new FormData();
    for (const [name, value] of Object.entries(fields)) multipart.append(name, value);
    const encoded = await readBody(post(new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded; charset=utf-8'), limit);
    const parted = await readBody(new Request('http://localhost/', { method: 'POST', body: multipart }), limit);
    expect(encoded).toMatchObject({ status: 'read', isFormEncoded: true, posted: fields });
    expect(parted).toEqual(encoded);
  });

  it('reads many fields fast, and collects those of one name', async () => {
    const names = Array.from({ length: 13_000 }, (_, n) => `${n.toString(36)}=`);
    const start = process.cpuUsage();
    const read = await readBody(post([...names, '0=a', '0=b'].join('&'), 'application/x-www-form-urlencoded'), limit);
    expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
    expect(read.status === 'read' && [Object.keys(read.posted).length, read.posted['0']]).toEqual([13_000, ['', 'a', 'b']]);
  });
});

describe('isSameOrigin', () => {
  const site = 'https://agency.example';
  it.each([
    [{}, true],
    [{ origin: site }, true],
    [{ origin: 'http://10.0.0.5:3000', host: '10.0.0.5:3000' }, true],
    [{ origin: 'https://evil.example', host: 'agency.example' }, false],
    [{ origin: 'https://agency.example.evil.example', host: 'agency.example' }, false],
    [{ origin: 'null', host: 'agency.example' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
  ])('of %j is %s', (headers, allowed) => {
    expect(isSameOrigin(new Headers(headers as Record<string, string>), site)).toBe(allowed);
  });
});
