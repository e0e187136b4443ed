import { locales } from '#lib/i18n/routing.ts';
import { invalidPosts } from '../support/forms/invalid-posts.ts';
import { type Problem, postJson, readAccepted, readProblem, sampleForms } from '../support/site/post-lead.ts';
import { rawRequest } from '../support/site/raw-request.ts';
import { startServer, type TestServer } from '../support/site/server.ts';
import { storedLeads } from '../support/site/stored-leads.ts';

let server: TestServer;
let stored: ReturnType<typeof storedLeads>;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'off' });
  stored = storedLeads(server);
});
afterAll(async () => {
  await stored.close();
  await server.stop();
});

describe.each(sampleForms)('$path', ({ path, values, required, bodyOf }) => {
  const post = (body: unknown, headers: Record<string, string> = {}) => postJson(server.url + path, body, { headers });

  test.each(invalidPosts(values, bodyOf, required))(
    'refuses $name with $status and stores nothing',
    async ({ body, headers = {}, status, codes = [] }) => {
      const before = await stored.count();
      const response = await post(body, headers);
      expect(response.status).toBe(status);
      const problem = await readProblem(response);
      expect(problem.errors.map(({ field, code }) => (field ? `${field}: ${code}` : code))).toEqual(expect.arrayContaining(codes));
      expect(await stored.count()).toBe(before);
    },
  );

  test.each(Object.keys(values))('refuses %s of a wrong type', async (field) => {
    const before = await stored.count();
    for (const value of [[values], { $ne: '' }, true]) {
      const response = await post(bodyOf({ ...values, [field]: value }));
      expect([response.status, (await readProblem(response)).errors]).toEqual([422, [expect.objectContaining({ field, code: 'wrong_type' })]]);
    }
    expect(await stored.count()).toBe(before);
  });

  test('refuses in the language of the client', async () => {
    const problems: Problem[] = [];
    for (const language of locales) {
      const response = await post(bodyOf({}), { 'accept-language': `${language};q=0.9, de` });
      expect([response.status, response.headers.get('content-language')]).toEqual([422, language]);
      problems.push(await readProblem(response));
    }
    const messages = problems.map(({ errors }) => errors.map(({ message }) => message));
    expect(messages[0]?.length).toBeGreaterThan(0);
    for (const index of messages[0]?.keys() ?? []) expect(new Set(messages.map((texts) => texts[index])).size).toBe(locales.length);
    expect(new Set(problems.map(({ title }) => title)).size).toBe(locales.length);
  });

  test('ignores unknown keys, __proto__ and constructor', async () => {
    const odd = `{"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}},"toString":"x","unknown":"x"`;
    const response = await post(`${odd},"quote_type":"personal-auto","coverage_details":${JSON.stringify(JSON.stringify(values))}}`);
    expect(response.status).toBe(201);
    const kept = await stored.values((await readAccepted(response)).reference);
    expect(kept).toMatchObject(values);
    expect(Object.keys(kept).filter((name) => !(name in values))).toEqual(['submittedAt']);
    const inner = JSON.stringify(values).replace('{', '{"__proto__":{"email":"x"},');
    expect((await post({ quote_type: 'personal-auto', coverage_details: inner })).status).toBe(201);
    const missing = JSON.stringify({ ...values, lastName: undefined }).replace('{', '{"__proto__":{"lastName":"x"},');
    expect((await post({ quote_type: 'personal-auto', coverage_details: missing })).status).toBe(422);
  });

  test('accepts 64 KB and refuses one byte more, with and without Content-Length', async () => {
    const before = await stored.count();
    const sized = (bytes: number) => {
      const body = JSON.stringify({ ...bodyOf(values), filler: '' });
      return body.replace('"filler":""', `"filler":"${'x'.repeat(bytes - Buffer.byteLength(body))}"`);
    };
    const chunked = (bytes: number) => {
      const parts = sized(bytes).match(/.{1,16000}/g) ?? [];
      const coded = parts.map((part) => `${Buffer.byteLength(part).toString(16)}\r\n${part}\r\n`).join('');
      const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n`;
      return rawRequest(server.port, `${head}${coded}0\r\n\r\n`);
    };
    const response = await post(sized(65_537));
    expect([response.status, (await readProblem(response)).errors[0]?.code]).toEqual([413, 'tooLarge']);
    expect(await chunked(65_537)).toMatch(/^HTTP\/1.1 413 [\s\S]*application\/problem\+json[\s\S]*"tooLarge"/);
    expect(await stored.count()).toBe(before);
    expect((await post(sized(65_536))).status).toBe(201);
    expect(await chunked(65_536)).toMatch(/^HTTP\/1.1 201 /);
  });

  test('accepts posts from its own origin or without one, and refuses others', async () => {
    const before = await stored.count();
    for (const origin of ['https://evil.example', 'null', `${server.url}.evil.example`, 'file://', 'x'])
      expect([origin, (await post(bodyOf(values), { origin })).status]).toEqual([origin, 403]);
    expect((await post(bodyOf(values), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await stored.count()).toBe(before);
    expect((await post(bodyOf(values), { origin: server.url, 'sec-fetch-site': 'same-origin' })).status).toBe(201);
  });

  test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD'])('refuses %s with 405 and Allow: POST', async (method) => {
    const response = await fetch(server.url + path, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, expect.stringContaining('POST')]);
    if (method !== 'HEAD') await readProblem(response);
  });

  test('responds to OPTIONS with the methods and no CORS headers', async () => {
    const response = await fetch(server.url + path, { method: 'OPTIONS', headers: { origin: 'https://evil.example' } });
    expect([response.status, response.headers.get('allow')]).toEqual([204, expect.stringContaining('POST')]);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  test.each(['%', '%zz', '%00', '%c0%af', '%0d%0aX:1', '/%2e%2e/x', '/x'])('a path that ends with %s is no route', async (tail) => {
    const before = await stored.count();
    const body = JSON.stringify(bodyOf(values));
    const head = `Host: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close`;
    expect(await rawRequest(server.port, `POST ${path}${tail} HTTP/1.1\r\n${head}\r\n\r\n${body}`)).toMatch(/^HTTP\/1.1 (400|404|405) /);
    expect(await stored.count()).toBe(before);
  });
});
