import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { fileLimits } from '#lib/forms/file-rule.ts';
import { postCertificate } from '../support/forms/certificate.ts';
import { type Destinations, startDestinations } from '../support/services/destinations.ts';
import { runLeads } from '../support/site/leads-command.ts';
import { postDocuments } from '../support/site/post-documents.ts';
import { readProblem } from '../support/site/post-lead.ts';
import { jpg, pdf, program, sha256 } from '../support/files/sample-files.ts';
import { startServer, type TestServer } from '../support/site/server.ts';
import { until } from '../support/site/until.ts';
import { describePostgres } from '../unit/leads/store/engines.ts';

jest.setTimeout(120_000);

describePostgres((database) => {
  let destinations: Destinations;
  let first: TestServer;
  let second: TestServer;

  beforeAll(async () => {
    destinations = await startDestinations();
    const settings = { DATABASE_URL: database().url, FIELD_KEY: randomBytes(32).toString('base64'), RATE_LIMIT: 'off', ...destinations.settings };
    [first, second] = await Promise.all([startServer(settings), startServer(settings)]);
  });
  afterAll(async () => {
    await Promise.all([first.stop(), second.stop()]);
    await destinations.stop();
  });

  async function rows(): Promise<number[]> {
    const client = new Client({ connectionString: database().url });
    await client.connect();
    const { rows: found } = await client.query<{ counts: string[] }>(
      'select array[(select count(*) from lead), (select count(*) from lead_file), (select count(*) from lead_file_chunk)]::text[] as counts',
    );
    await client.end();
    return found[0]?.counts.map(Number) ?? [];
  }

  const files = [
    { name: 'apólice.pdf', bytes: pdf(fileLimits.fileBytes, 1) },
    { name: 'car.jpg', bytes: jpg() },
  ];

  test('opens, saves and erases files that another instance stored', async () => {
    const response = await postDocuments(first.url, files);
    expect(response.status).toBe(201);
    const { reference } = await response.json();
    const call = await until('the webhook call', () => destinations.callsWith(reference)[0]);
    const fileRecords: { name: string; url: string }[] = JSON.parse(call.body).files;
    expect(fileRecords.map(({ name }) => name)).toEqual(files.map(({ name }) => name));
    for (const [index, { url }] of fileRecords.entries()) {
      const { pathname, search } = new URL(url);
      const opened = await fetch(second.url + pathname + search);
      expect(sha256(Buffer.from(await opened.arrayBuffer()))).toBe(sha256(files[index]?.bytes ?? Buffer.alloc(0)));
    }
    const folder = mkdtempSync(join(tmpdir(), 'saved-'));
    expect(await runLeads(second.settings, 'show', reference, '--save', folder)).toMatchObject({ code: 0, err: '' });
    expect(
      readdirSync(folder)
        .map((name) => sha256(readFileSync(join(folder, name))))
        .toSorted(),
    ).toEqual(files.map(({ bytes }) => sha256(bytes)).toSorted());
    rmSync(folder, { recursive: true });
    expect(await rows()).toEqual([1, 2, 41]);
    await runLeads(first.settings, 'erase', '--email', 'ana@example.com');
    expect(await rows()).toEqual([1, 0, 0]);
  });

  test('stores nothing of a refused post, and makes one lead of a repeated one', async () => {
    const before = await rows();
    const bad = await postDocuments(first.url, [...files, { name: 'b.pdf', bytes: program() }]);
    expect((await readProblem(bad)).errors).toMatchObject([{ field: 'file_2', code: 'file_type' }]);
    expect(await rows()).toEqual(before);
    const headers = { 'idempotency-key': 'once' };
    const text = [{ name: 'limits.txt', bytes: Buffer.from('auto ≥ $1M\n') }];
    const [response, repeated] = await Promise.all(
      [first, second].map(({ url }) => postCertificate(url, text, { headers }).then((received) => received.json())),
    );
    expect(response).toMatchObject({ status: 'accepted', files: [expect.stringMatching(/\.txt$/)] });
    expect(repeated).toEqual(response);
    expect(await rows()).toEqual(before.map((count) => count + 1));
  });

  test('without the database refuses files with Retry-After, and restores a plain form', async () => {
    database().stop();
    const refused = await postDocuments(first.url, files);
    expect([refused.status, (await readProblem(refused)).errors[0]?.code]).toEqual([503, 'unavailable']);
    const plain = await postCertificate(first.url, [{ name: 'a.pdf', bytes: pdf() }], { change: { form: 'coi', locale: 'pt' } });
    expect([plain.status, await plain.text()]).toEqual([503, expect.stringContaining('value="Duarte Haulage"')]);
    database().start();
    await until('readiness', async () => (await fetch(`${first.url}/readyz`)).ok);
    expect((await postDocuments(first.url, files)).status).toBe(201);
  });
});
