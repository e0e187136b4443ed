import { visitorSender } from '#lib/leads/deliver/senders.ts';
import type { Mail } from '#lib/leads/deliver/mail/mail.ts';
import { locales } from '#lib/i18n/routing.ts';
import { limitHits } from '#lib/rate-limits/limit-hits.ts';
import { mailSettings, sampleDelivery, sampleLead } from './sample-lead.ts';
import { setRandomKey } from './random-key.ts';

beforeAll(setRandomKey);

const hits = () => limitHits().visitor_mail_day ?? 0;
const person = { name: 'WIN www.evil.example', email: 'ana@visitor.example', resource: 'fleet-schedule' };
const forms = ['personal-auto', 'contact', 'guide', 'resource', 'newsletter', 'documents'];

/** The mails for a number of leads with one address, and the outcome of each delivery. */
async function sendMany(count: number, change: object, { limit = 3 as number | 'off', staffEmails = ['desk@agency.example'] } = {}) {
  const sent: Mail[] = [];
  const references: string[] = [];
  const send = visitorSender(
    { ...mailSettings, staffEmails, visitorMailLimit: limit === 'off' ? undefined : limit },
    (mail) => (sent.push(mail), Promise.resolve({ status: 'delivered' })),
    () => Promise.resolve({ mailOfDay: references.length, references }),
  );
  const results = [];
  for (let n = 1; n <= count; n += 1) {
    references.push(`REFERE${n}0`.slice(0, 8));
    results.push(await send(sampleDelivery({ channel: 'visitor', lead: sampleLead(change) }), AbortSignal.timeout(1000)));
  }
  return { sent, results };
}

test.each(forms)('sends an address three mails of %s a day, then a summary, then nothing', async (form) => {
  const before = hits();
  const values = form === 'documents' ? { client_name: person.name, client_email: person.email } : person;
  const { sent, results } = await sendMany(7, { form, values });
  expect(sent).toHaveLength(4);
  const [first, , , summary] = sent;
  expect(sent.filter(({ subject }) => subject === first?.subject)).toHaveLength(3);
  expect(summary).toMatchObject({ to: [{ name: '', address: person.email }], subject: 'Your requests today – Harborline Insurance Agency' });
  for (const reference of ['REFERE10', 'REFERE20', 'REFERE30', 'REFERE40']) expect(summary?.text).toContain(reference);
  expect(`${summary?.text}${summary?.html}`).not.toMatch(/WIN|evil/);
  expect(results.map((result) => ('skippedBecause' in result ? result.skippedBecause : 'sent'))).toEqual([
    ...Array.from({ length: 4 }, () => 'sent'),
    ...Array.from({ length: 3 }, () => 'daily limit of mails to this address'),
  ]);
  expect(hits() - before).toBe(4);
});

test.each(locales)('the summary says in %s that no more mails follow, and what to do if it was someone else', async (locale) => {
  const { sent } = await sendMany(4, { locale });
  const text = sent[3]?.text ?? '';
  const expected = {
    en: ['received 4 requests', 'any more automatic emails today', 'someone is using your address'],
    es: ['se enviaron 4 solicitudes', 'hoy no le enviaremos más correos automáticos', 'alguien está usando su dirección'],
    pt: ['4 pedidos foram enviados', 'último e-mail automático de hoje', 'alguém está usando seu endereço'],
  };
  for (const words of expected[locale]) expect(text).toContain(words);
});

test('the summary links the requested file or confirmation', async () => {
  const resource = await sendMany(4, { form: 'resource', values: person });
  expect(resource.sent[3]?.text).toMatch(/https:\/\/agency\.example\/downloads\/\S+\.xlsx/);
  const newsletter = await sendMany(4, { form: 'newsletter', values: person });
  expect(newsletter.sent[3]?.text).toMatch(/\/newsletter\/confirm\/[\w-]{43}\n/);
  expect(newsletter.sent[3]?.headers).toHaveProperty('List-Unsubscribe');
});

test('the limit can be set and turned off, and does not apply to the agency', async () => {
  expect((await sendMany(4, {}, { limit: 1 })).sent).toHaveLength(2);
  expect((await sendMany(9, {}, { limit: 'off' })).sent).toHaveLength(9);
  expect((await sendMany(9, {}, { staffEmails: ['Ana@Visitor.example'] })).sent).toHaveLength(9);
});

test('retries a mail that cannot be counted', async () => {
  const send = visitorSender(
    { ...mailSettings, visitorMailLimit: 3 },
    () => Promise.reject(new Error('sent uncounted')),
    () => Promise.reject(new Error('store is away')),
  );
  await expect(send(sampleDelivery({ channel: 'visitor' }), AbortSignal.timeout(1000))).rejects.toThrow('store is away');
});
