import { staffMail } from '#lib/leads/deliver/mail/staff.ts';
import { updateMail } from '#lib/leads/deliver/mail/update.ts';
import { visitorMail } from '#lib/leads/deliver/mail/visitor.ts';
import { mergeUpdates } from '#lib/leads/store/read-updates.ts';
import type { LeadUpdate } from '#lib/leads/model.ts';
import { locales } from '#lib/i18n/routing.ts';
import { setRandomKey } from './random-key.ts';
import { createdAt, mailSettings, sampleLead } from './sample-lead.ts';

beforeAll(setRandomKey);

const update = (n: number, values: LeadUpdate['values']): LeadUpdate => ({ n, form: 'personal-auto-details', locale: 'es', values, createdAt });
const updates = [
  update(1, { driverName: 'Ana <b>Núñez</b>', driverBirthDate: '1990-05-31', driverLicense: 'D123456789' }),
  update(2, { driverName2: 'Luis', driverRelation2: 'child', annualMiles: '' }),
];

test('mails the added fields of several updates, addressed like the first mail', () => {
  const lead = sampleLead({ locale: 'es' });
  const values = mergeUpdates(lead.values, updates);
  const mail = updateMail(lead, updates, 'd1', mailSettings, values);
  const first = staffMail(lead, 'd1', mailSettings);
  expect([mail.to, mail.replyTo]).toEqual([first.to, first.replyTo]);
  expect(mail.subject).toBe(`${first.subject} (added details)`);
  expect(mail.text).toContain('Update 1');
  expect(mail.text).toContain('Update 2');
  expect(mail.text).toContain('Luis');
  expect(mail.text).toContain('Son or daughter · Hijo o hija');
  expect(mail.text).toMatch(/Miles per year.*\(emptied\)/);
  expect(mail.text).toContain('••••••6789');
  expect(`${mail.text}${mail.html}`).not.toContain('D123456789');
  expect(mail.html).toContain('Ana &lt;b&gt;Núñez&lt;/b&gt;');
  expect(mail.text).not.toContain('12 Palm Way');
  expect(mail.text).toContain('ACORD 90');
  expect(mail.text).toMatch(/Driver 2\nDriver’s name[^\n]*: Luis\n/);
  expect(mail.text).toMatch(/Still open\n-+\n(?:.*\n)*Driver 2: .*\n/);
});

test('a reply goes to the corrected address', () => {
  const lead = sampleLead();
  const corrected = [update(1, { email: 'right@visitor.example' })];
  const mail = updateMail(lead, corrected, 'd1', mailSettings, mergeUpdates(lead.values, corrected));
  expect(mail.replyTo?.address).toBe('right@visitor.example');
  expect(mail.subject).toBe(`${staffMail(lead, 'd1', mailSettings).subject} (added details)`);
});

test('shows a corrected name, and no reply address that the visitor has emptied', () => {
  const lead = sampleLead();
  const corrected = [update(1, { firstName: 'Renamed', email: '' })];
  const mail = updateMail(lead, corrected, 'd1', mailSettings, mergeUpdates(lead.values, corrected));
  expect(mail.text).toMatch(/Renamed .* added details to request/);
  expect(mail.replyTo).toBeUndefined();
});

test('lists the papers of an update with links, and of that update alone', () => {
  const file = { id: '7d0c', type: 'pdf', name: 'letter.pdf', size: 2_048, sha256: 'ab'.repeat(32), scan: 'clean', active: [] } as const;
  const mail = updateMail(sampleLead(), [{ ...update(1, {}), files: [file] }, update(2, { driverName: 'Luis' })], 'd1', mailSettings, {});
  expect(mail.text.match(/letter\.pdf/g)).toHaveLength(1);
  expect(mail.text).toMatch(/letter\.pdf: https:\/\/[^\s]+\/api\/files\/7d0c\.pdf\?/);
  expect(mail.text.indexOf('letter.pdf')).toBeLessThan(mail.text.indexOf('Update 2'));
});

test.each(locales)('the visitor mail in %s offers the link to the second step', (locale) => {
  const link = 'https://agency.example/continue/abc';
  const lead = sampleLead({ locale });
  expect(visitorMail(lead, 'd2', { ...mailSettings, continueLink: link })?.text).toContain(link);
  expect(visitorMail(lead, 'd2', mailSettings)?.text).not.toContain('/continue/');
});
