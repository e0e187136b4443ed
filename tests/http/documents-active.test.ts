import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { docxWith, ole, pdfOf, relationship } from '../support/files/active-files.ts';
import { startDestinations } from '../support/services/destinations.ts';
import { runLeads } from '../support/site/leads-command.ts';
import { postDocuments } from '../support/site/post-documents.ts';
import { pdf } from '../support/files/sample-files.ts';
import { startServer } from '../support/site/server.ts';
import { until } from '../support/site/until.ts';

test('accepts a file with active content and marks it in mail, webhook, command and saved name', async () => {
  const destinations = await startDestinations();
  const server = await startServer({ RATE_LIMIT: 'off', ...destinations.settings });
  const files = [
    { name: 'form.pdf', bytes: pdfOf('<< /Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>') },
    { name: 'letter.doc', bytes: ole('Macros', 'VBA') },
    { name: 'quote.docx', bytes: docxWith(relationship('attachedTemplate')) },
    { name: 'plain.pdf', bytes: pdf() },
  ];
  const response = await postDocuments(server.url, files);
  expect(response.status).toBe(201);
  const { reference } = await response.json();

  const { mail } = await until('the mail', () => destinations.staffMails(reference)[0]);
  const warnings = mail.text?.match(/ACTIVE CONTENT: [^.]*\./g)?.map((text) => text.replace(/\s+/g, ' '));
  expect(warnings).toEqual([
    'ACTIVE CONTENT: this file has scripts and an action that runs when it is opened.',
    'ACTIVE CONTENT: this file has macros.',
    'ACTIVE CONTENT: this file has parts that are loaded from elsewhere.',
  ]);

  const call = await until('the webhook call', () => destinations.callsWith(reference)[0]);
  const fileRecords: { name: string; url: string; active?: string[] }[] = JSON.parse(call.body).files;
  expect(fileRecords.map(({ active }) => active)).toEqual([['scripts', 'open_action'], ['macros'], ['external'], undefined]);
  const heads = await Promise.all(fileRecords.map(async ({ url }) => (await fetch(url)).headers));
  expect(heads.map((head) => head.get('content-type'))).toEqual([...Array.from({ length: 3 }, () => 'application/octet-stream'), 'application/pdf']);
  expect(heads[1]?.get('content-disposition')).toContain('filename="ACTIVE CONTENT letter.doc"');
  expect(heads[3]?.get('content-disposition')).toContain('filename="plain.pdf"');

  const folder = mkdtempSync(join(tmpdir(), 'saved-'));
  const shown = await runLeads(server.settings, 'show', reference, '--json', '--save', folder);
  expect(shown.code).toBe(0);
  expect(readdirSync(folder).toSorted()).toEqual(['ACTIVE CONTENT form.pdf', 'ACTIVE CONTENT letter.doc', 'ACTIVE CONTENT quote.docx', 'plain.pdf']);
  const text = (await runLeads(server.settings, 'show', reference)).out;
  expect(text).toMatch(/letter\.doc .*macros/);
  rmSync(folder, { recursive: true });
  await server.stop();
  await destinations.stop();
}, 60_000);
