import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { writeEml } from '#lib/leads/deliver/mailer.ts';
import { staffMail } from '#lib/leads/deliver/mail/staff.ts';
import { mailSettings, sampleLead } from './sample-lead.ts';

const mail = staffMail(sampleLead(), 'delivery-1', mailSettings);
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'eml-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('writes a mail as a file for the owner alone, and the same file at a retry', async () => {
  const box = join(folder, 'new', 'mail');
  expect(await writeEml(mail, box, 'K7PM4RTX-staff-delivery-1')).toEqual({ status: 'delivered' });
  expect(await writeEml(mail, box, 'K7PM4RTX-staff-delivery-1')).toEqual({ status: 'delivered' });
  expect(await readdir(box)).toEqual(['K7PM4RTX-staff-delivery-1.eml']);
  const path = join(box, 'K7PM4RTX-staff-delivery-1.eml');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const email = await PostalMime.parse(await readFile(path));
  expect(email.subject).toBe(mail.subject);
  expect(email.messageId).toBe('<delivery-1@agency.example>');
});

test('retries with an alarm when the folder cannot be written, and leaves nothing behind', async () => {
  const blocked = join(folder, 'file');
  await writeFile(blocked, '');
  expect(await writeEml(mail, join(blocked, 'mail'), 'x')).toEqual({ status: 'retry', alarm: true, error: expect.stringMatching(/^eml E/) });
  expect(await readdir(folder)).toEqual(['file']);
});
