import { postJson, readAccepted, readProblem, routes } from '../support/site/post-lead.ts';
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

describe.each(routes)('$path', ({ path, form, answers, bodyOf }) => {
  const post = (key: string | undefined, change: object = {}) =>
    postJson(server.url + path, bodyOf({ ...answers, ...change }), { headers: key === undefined ? {} : { 'idempotency-key': key } });

  test('the same key and body give the same reference and one lead', async () => {
    const before = await stored.count();
    const [first, second] = [await post(`${form}-1`), await post(`${form}-1`)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await readAccepted(second)).toEqual(await readAccepted(first));
    expect(await stored.count()).toBe(before + 1);
  });

  test('the same key with another body is refused and changes nothing', async () => {
    const { reference } = await readAccepted(await post(`${form}-2`));
    const before = await stored.all();
    const other = await post(`${form}-2`, { firstName: 'Another' });
    expect([other.status, (await readProblem(other)).errors]).toEqual([422, [expect.objectContaining({ code: 'conflict' })]]);
    expect((await stored.all()).length).toBe(before.length);
    expect(await stored.answers(reference)).toMatchObject({ firstName: answers.firstName });
  });

  test('a key of 255 characters is taken', async () => {
    const key = form.padEnd(255, 'k');
    expect((await post(key)).status).toBe(201);
    expect((await post(key)).status).toBe(201);
  });

  test('twenty at once under one key are one lead', async () => {
    const before = await stored.count();
    const answered = await Promise.all(Array.from({ length: 20 }, () => post(`${form}-3`)));
    const references = await Promise.all(answered.map(async (answer) => (await readAccepted(answer)).reference));
    expect(new Set(references).size).toBe(1);
    expect(await stored.count()).toBe(before + 1);
  });

  test('twenty at once with different bodies under one key: one is taken, the others are refused', async () => {
    const before = await stored.count();
    const answered = await Promise.all(Array.from({ length: 20 }, (_, n) => post(`${form}-4`, { lastName: `Number ${n}` })));
    expect(answered.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, ...Array.from({ length: 19 }, () => 422)]);
    expect(await stored.count()).toBe(before + 1);
  });

  test('without a key each post is a lead of its own', async () => {
    const before = await stored.count();
    const [first, second] = await Promise.all([post(undefined), post(undefined)]);
    expect((await readAccepted(first)).reference).not.toBe((await readAccepted(second)).reference);
    expect(await stored.count()).toBe(before + 2);
  });
});
