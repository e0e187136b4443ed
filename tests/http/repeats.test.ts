import { postJson, readAccepted, readProblem, sampleForms } from '../support/site/post-lead.ts';
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

describe.each(sampleForms)('$path', ({ path, form, values, bodyOf }) => {
  const post = (key: string | undefined, change: object = {}) =>
    postJson(server.url + path, bodyOf({ ...values, ...change }), { headers: key === undefined ? {} : { 'idempotency-key': key } });

  test('gives one reference for the same key and body', async () => {
    const before = await stored.count();
    const [first, second] = [await post(`${form}-1`), await post(`${form}-1`)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await readAccepted(second)).toEqual(await readAccepted(first));
    expect(await stored.count()).toBe(before + 1);
  });

  test('refuses the same key with another body', async () => {
    const { reference } = await readAccepted(await post(`${form}-2`));
    const before = await stored.all();
    const other = await post(`${form}-2`, { firstName: 'Another' });
    expect([other.status, (await readProblem(other)).errors]).toEqual([422, [expect.objectContaining({ code: 'conflict' })]]);
    expect((await stored.all()).length).toBe(before.length);
    expect(await stored.values(reference)).toMatchObject({ firstName: values.firstName });
  });

  test('accepts a key of 255 characters', async () => {
    const key = form.padEnd(255, 'k');
    expect((await post(key)).status).toBe(201);
    expect((await post(key)).status).toBe(201);
  });

  test('makes one lead of twenty concurrent posts under one key', async () => {
    const before = await stored.count();
    const responses = await Promise.all(Array.from({ length: 20 }, () => post(`${form}-3`)));
    const references = await Promise.all(responses.map(async (response) => (await readAccepted(response)).reference));
    expect(new Set(references).size).toBe(1);
    expect(await stored.count()).toBe(before + 1);
  });

  test('accepts one of twenty concurrent posts with different bodies under one key', async () => {
    const before = await stored.count();
    const responses = await Promise.all(Array.from({ length: 20 }, (_, n) => post(`${form}-4`, { lastName: `Number ${n}` })));
    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, ...Array.from({ length: 19 }, () => 422)]);
    expect(await stored.count()).toBe(before + 1);
  });

  test('makes a lead of each post without a key', async () => {
    const before = await stored.count();
    const [first, second] = await Promise.all([post(undefined), post(undefined)]);
    expect((await readAccepted(first)).reference).not.toBe((await readAccepted(second)).reference);
    expect(await stored.count()).toBe(before + 2);
  });
});
