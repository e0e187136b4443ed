import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileLimits } from '#lib/forms/file-rule.ts';
import { type Clamd, clamdBinary, startClamd } from '../support/services/clamd.ts';
import { type Destinations, startDestinations } from '../support/services/destinations.ts';
import { runLeads } from '../support/site/leads-command.ts';
import { postDocuments } from '../support/site/post-documents.ts';
import { readProblem } from '../support/site/post-lead.ts';
import { eicar, pdf, sha256 } from '../support/files/sample-files.ts';
import { startServer, type TestServer } from '../support/site/server.ts';
import { storedRows } from '../support/site/stored-files.ts';
import { until } from '../support/site/until.ts';

jest.setTimeout(120_000);

const binary = clamdBinary();
const describeWithClamd = binary ? describe : describe.skip;

describeWithClamd(binary ? 'with clamd' : 'clamd is not on this machine', () => {
  let clamd: Clamd;
  let server: TestServer;
  let destinations: Destinations;

  beforeAll(async () => {
    clamd = await startClamd(binary ?? '');
    destinations = await startDestinations();
    server = await startServer({ RATE_LIMIT: 'off', CLAMAV: clamd.address, ...destinations.settings });
  });
  afterAll(async () => {
    await server.stop();
    await destinations.stop();
    await clamd.remove();
  });

  const infected = Buffer.concat([Buffer.from('%PDF-1.7\n'), eicar(), Buffer.from('\n%%EOF\n')]);

  async function send(bytes: Uint8Array) {
    const response = await postDocuments(server.url, [{ name: 'paper.pdf', bytes }]);
    expect(response.status).toBe(201);
    const { reference } = await response.json();
    const { mail } = await until('the mail', () => destinations.staffMails(reference)[0]);
    const text = mail.text ?? '';
    return { reference, text, link: /http\S+\/api\/files\/\S+/.exec(text)?.[0] ?? '' };
  }

  test('refuses an infected file and stores nothing', async () => {
    const response = await postDocuments(server.url, [{ name: 'paper.pdf', bytes: infected }]);
    expect((await readProblem(response)).errors).toMatchObject([{ field: 'file_0', code: 'file_infected' }]);
    expect(storedRows(server.dataDir)).toEqual({ leads: 0, files: 0, chunks: 0 });
  });

  test('accepts a clean file of the maximum size', async () => {
    const { text, link } = await send(pdf(fileLimits.fileBytes));
    expect(text).not.toMatch(/ON HOLD|not scanned/);
    expect((await fetch(link)).status).toBe(200);
  });

  test('accepts files while it is down, and withholds them until they are scanned', async () => {
    await clamd.stop();
    const [clean, bad] = [await send(pdf(2_000, 5)), await send(infected)];
    expect(clean.text).toContain('ON HOLD');
    expect((await fetch(clean.link)).status).toBe(503);
    const folder = mkdtempSync(join(tmpdir(), 'saved-'));
    const withheld = await runLeads(server.settings, 'show', clean.reference, '--save', folder);
    expect([withheld.code, readdirSync(folder)]).toEqual([1, []]);

    await clamd.start();
    const opened = await fetch(clean.link);
    expect([opened.status, sha256(Buffer.from(await opened.arrayBuffer()))]).toEqual([200, sha256(pdf(2_000, 5))]);
    expect((await fetch(bad.link)).status).toBe(403);
    const saved = await runLeads(server.settings, 'show', bad.reference, '--save', folder);
    expect([saved.code, readdirSync(folder)]).toEqual([1, []]);
    rmSync(folder, { recursive: true });
  });
});
