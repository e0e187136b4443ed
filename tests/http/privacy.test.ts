import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDestinations } from '../support/services/destinations.ts';
import { runLeads } from '../support/site/leads-command.ts';
import { postDocuments } from '../support/site/post-documents.ts';
import { postJson, readAccepted } from '../support/site/post-lead.ts';
import { pdf } from '../support/files/sample-files.ts';
import { startServer, type TestServer } from '../support/site/server.ts';
import { storedLeads } from '../support/site/stored-leads.ts';
import { until } from '../support/site/until.ts';

jest.setTimeout(120_000);

/** Values that occur nowhere else. */
const planted = {
  email: 'planted.visitor@private.example',
  phone: '3055557391',
  ein: '98-7654321',
  license: 'Z987-654-32-101-0',
  vin: '1FTFW1ET5DFC10312',
  name: 'Plantedname',
  file: 'planted content of a file',
};
const bare = (text: string) => text.replace(/\W/g, '').toLowerCase();
const plantedIn = (text: string) => Object.values(planted).filter((value) => text.includes(value) || bare(text).includes(bare(value)));

const values = {
  firstName: planted.name,
  lastName: 'Lima',
  email: planted.email,
  phone: planted.phone,
  businessName: 'Lima Haulage',
  einFein: planted.ein,
  address: '1 Bay St',
  city: 'Miami',
  state: 'FL',
  zipCode: '33131',
  vehicleYear: '2013',
  vehicleMake: 'Ford',
  vehicleModel: 'F-150',
  vinNumber: planted.vin,
  driversLicense: planted.license,
};

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

/** The planted values that files of a data folder contain in plain text. */
function plantedInFiles(dataDir: string, { mail }: { mail: boolean }): string[] {
  const files = filesBelow(dataDir).filter((path) => mail || !path.includes('/mail/'));
  return plantedIn(files.map((path) => readFileSync(path, 'latin1')).join('\n'));
}

const post = (server: TestServer, change: object = {}) =>
  postJson(`${server.url}/api/send-quote-email`, { quote_type: 'commercial-auto', coverage_details: JSON.stringify({ ...values, ...change }) });

const dataDir = mkdtempSync(join(tmpdir(), 'agency-privacy-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('values of visitors are in no log, address or error, are encrypted, and are deleted by erasure', async () => {
  const server = await startServer({ DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'trace' });
  const outputs: string[] = [];
  const recordOutput = async (response: Promise<Response>) => {
    const { status, headers, body } = await response.then(async (received) => ({
      status: received.status,
      headers: [...received.headers].join(),
      body: await received.text(),
    }));
    outputs.push(headers, body);
    return status;
  };
  const { reference } = await readAccepted(await post(server));
  expect(await recordOutput(post(server, { zipCode: 'x' }))).toBe(422);
  expect(await recordOutput(postJson(`${server.url}/api/send-quote-email`, `{"email":"${planted.email}"`))).toBe(400);
  const plain = new URLSearchParams({ form: 'commercial-auto', ...values });
  const thanks = await fetch(`${server.url}/api/send-quote-email`, { method: 'POST', redirect: 'manual', body: plain });
  expect(thanks.headers.get('location')).toMatch(/^\/thank-you\/[A-Z0-9]{8}$/);
  const bytes = Buffer.concat([pdf(3_000).subarray(0, -7), Buffer.from(`${planted.file}\n%%EOF\n`)]);
  const fields = { client_name: planted.name, client_email: planted.email };
  expect((await postDocuments(server.url, [{ name: `${planted.name}.pdf`, bytes }], { fields })).status).toBe(201);
  for (const path of [
    `/nowhere/${planted.email}`,
    `/api/vin/${planted.vin}`,
    `/api/usdot/1?x=${planted.phone}`,
    `/contact?email=${planted.email}`,
    `/%?${planted.ein}`,
  ])
    await fetch(server.url + path, { headers: { referer: `${server.url}/?email=${planted.email}`, 'user-agent': 'test' } });
  expect(await postJson(`${server.url}/api/vin`, { vin: planted.vin }).then(({ status }) => status)).toBe(200);
  expect(await postJson(`${server.url}/api/address`, { q: planted.email }).then(({ status }) => status)).toBe(200);
  for (const path of ['/healthz', '/readyz', `/thank-you/${reference}`]) await recordOutput(fetch(server.url + path));
  await until('the mails', () => filesBelow(dataDir).filter((path) => path.endsWith('.eml')).length >= 5);

  expect(plantedIn(outputs.join('\n'))).toEqual([]);
  expect(server.logs()).toContain('"msg":"request"');
  expect(plantedIn(server.logs())).toEqual([]);
  expect(filesBelow(dataDir).flatMap(plantedIn)).toEqual([]);
  expect(plantedInFiles(dataDir, { mail: false })).toEqual([]);
  expect(plantedInFiles(dataDir, { mail: true })).toContain(planted.email);

  const erased = await runLeads(server.settings, 'erase', '--email', planted.email, '--json');
  expect([erased.code, JSON.parse(erased.out).references?.length]).toEqual([0, 3]);
  expect(plantedInFiles(dataDir, { mail: true })).toEqual([]);
  expect(filesBelow(dataDir).filter((path) => path.endsWith('.eml'))).toEqual([]);
  expect((await runLeads(server.settings, 'verify')).code).toBe(0);
  await server.stop();
});

test('writes with a new key and reads with the old one; with a wrong key accepts leads and reports it in readiness', async () => {
  const [first, second, wrong] = Array.from({ length: 3 }, () => randomBytes(32).toString('base64'));
  const destinations = await startDestinations();
  const folder = mkdtempSync(join(tmpdir(), 'agency-keys-'));
  const start = (FIELD_KEY = '') => startServer({ DATA_DIR: folder, RATE_LIMIT: 'off', FIELD_KEY, ...destinations.settings });
  const keysOf = async (server: TestServer) => (await (await fetch(`${server.url}/readyz`)).json()).keys;
  const read = async (server: TestServer, fieldKey = '') => {
    const stored = storedLeads({ ...server, fieldKey });
    const statuses = (await stored.all()).map((lead) => lead.content.status);
    await stored.close();
    return statuses;
  };

  const before = await start(first);
  expect((await post(before)).status).toBe(201);
  await before.stop();
  const rotated = await start(`${second},${first}`);
  expect((await post(rotated)).status).toBe(201);
  expect(await keysOf(rotated)).toBe('ok');
  expect((await runLeads(rotated.settings, 'export', '--format', 'json')).out.match(new RegExp(planted.email, 'g'))).toHaveLength(2);
  await rotated.stop();

  const withWrongKey = await start(wrong);
  const { reference } = await readAccepted(await post(withWrongKey));
  const ready = await fetch(`${withWrongKey.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([200, expect.objectContaining({ keys: 'wrong' })]);
  await until('delivery under the new key', () => destinations.staffMails(reference).length === 1);
  expect((await read(withWrongKey, wrong)).toSorted()).toEqual(['readable', 'unreadable', 'unreadable']);
  await withWrongKey.stop();
  await destinations.stop();
  rmSync(folder, { recursive: true, force: true });
});
