import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { defang } from '#lib/leads/deliver/mail/visitor-text.ts';
import { escapeHtml } from '#lib/leads/deliver/mail/mail.ts';
import { type Destinations, staffAddress, startDestinations, webhookSecret } from '../support/services/destinations.ts';
import { runLeads } from '../support/site/leads-command.ts';
import { postJson, readAccepted, sampleForms } from '../support/site/post-lead.ts';
import { startServer, type TestServer } from '../support/site/server.ts';
import { storedLeads } from '../support/site/stored-leads.ts';
import { until } from '../support/site/until.ts';

let server: TestServer;
let stored: ReturnType<typeof storedLeads>;
let destinations: Destinations;

beforeAll(async () => {
  destinations = await startDestinations();
  server = await startServer({ RATE_LIMIT: 'off', ...destinations.settings });
  stored = storedLeads(server);
});
afterAll(async () => {
  await stored.close();
  await server.stop();
  await destinations.stop();
});

const texts: Record<string, { typed: string; kept: string }> = {
  'accents and apostrophes': { typed: "D'Ângelo Ñúñez-O’Brien ß", kept: "D'Ângelo Ñúñez-O’Brien ß" },
  emoji: { typed: 'Ana 👩‍👩‍👧‍👦 🚗', kept: 'Ana 👩‍👩‍👧‍👦 🚗' },
  HTML: { typed: `<script>alert("1")</script><img src=x>&amp;'`, kept: `<script>alert("1")</script><img src=x>&amp;'` },
  'line ends': { typed: 'Ana\r\nBcc: evil@example.com\r\n\r\nHi', kept: 'Ana Bcc: evil@example.com Hi' },
  'control and direction marks': { typed: 'Ana\u0000\u202eTXT\u0007x\ud800', kept: 'Ana TXT x\ufffd' },
  'a formula and placeholders': { typed: `=cmd|' /C calc'!A0 {name} \${7*7} %s`, kept: `=cmd|' /C calc'!A0 {name} \${7*7} %s` },
};
const freeText = ['firstName', 'lastName', 'businessName', 'address', 'city', 'vehicleMake', 'vehicleModel'];

async function deliver(route: (typeof sampleForms)[number], change: object) {
  const email = `${randomUUID()}@visitor.example`;
  const response = await postJson(server.url + route.path, route.bodyOf({ ...route.values, email, ...change }));
  expect(response.status).toBe(201);
  const { reference } = await readAccepted(response);
  const [staff, visitor, call] = await until('three deliveries', () => {
    const found = [destinations.staffMails(reference)[0], destinations.mailsTo(email)[0], destinations.callsWith(email)[0]] as const;
    return found.every(Boolean) && found;
  });
  if (!staff || !visitor || !call) throw new Error('not delivered');
  return { reference, email, staff, visitor, call };
}

describe.each(sampleForms)('$path', (route) => {
  const fields = freeText.filter((name) => name in route.values);

  test.each(Object.entries(texts))('stores %s in every field, and escapes them in every output', async (_name, { typed, kept }) => {
    const { reference, email, staff, visitor, call } = await deliver(route, Object.fromEntries(fields.map((name) => [name, typed])));
    expect(await stored.values(reference)).toMatchObject(Object.fromEntries(fields.map((name) => [name, kept])));

    expect([staff.to, visitor.to]).toEqual([[staffAddress], [email]]);
    for (const { raw, mail } of [staff, visitor]) {
      expect(raw.split('\r\n\r\n', 1)[0]).not.toMatch(/^(?:bcc|cc):/im);
      expect(mail.html?.replaceAll(escapeHtml(kept), '')).not.toMatch(/<script|<img/i);
      const shown = mail === visitor.mail ? defang(kept) : kept;
      expect(mail.html).toContain(`${escapeHtml(shown)}</td>`);
      expect(mail.text).toContain(`: ${shown}\n`);
    }
    expect(staff.mail.replyTo?.map(({ address }) => address)).toEqual([email]);
    expect(staff.mail.headers.filter(({ key }) => key === 'to' || key === 'subject')).toHaveLength(2);

    expect(JSON.parse(call.body)).toMatchObject({ first_name: kept, last_name: kept, email });
    const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = call.headers;
    const headers = { 'webhook-id': String(id), 'webhook-timestamp': String(timestamp), 'webhook-signature': String(signature) };
    expect(new Webhook(webhookSecret).verify(call.body, headers)).toEqual(JSON.parse(call.body));
    expect(() => new Webhook(webhookSecret).verify(`${call.body} `, headers)).toThrow(/signature/i);
  });
});

test('delivers every field to staff, visitor and webhook, with the tax number masked in both mails', async () => {
  const [home] = sampleForms;
  const { staff, visitor, call } = await deliver(home, {});
  expect(staff.mail.subject).toMatch(/^\[Quote\]\[FL\]\[en\] María José O'Connor-Núñez, [3-9A-Z]{8}$/);
  for (const { mail } of [staff, visitor]) {
    expect(mail.text).toMatch(/•+6789/);
    expect(`${mail.text}${mail.html}`).not.toMatch(/12-345|12345678/);
    for (const text of [
      'María José',
      "O'Connor-Núñez",
      '(305) 555-0199',
      '33131',
      'Núñez & Sons <Hauling>',
      'GEICO',
      '2019',
      'Toyota',
      'Camry',
      'FR-44',
    ])
      expect(mail.text).toContain(text);
    expect(mail.text).toMatch(/Lost my job in March\.\n\s+Back at work now\./);
  }
  expect(Object.keys(JSON.parse(call.body))).toEqual(
    'first_name last_name email phone insurance_type current_carrier coverage_details additional_info timestamp source'.split(' '),
  );
  expect(call.body).toContain('12-3456789');
});

test('mails the visitor in the language of the form', async () => {
  const email = 'idioma@visitor.example';
  const [, auto] = sampleForms;
  const body = { ...auto.bodyOf({ ...auto.values, email }), locale: 'es' };
  expect((await postJson(server.url + auto.path, body, { headers: { 'accept-language': 'pt' } })).status).toBe(201);
  const mail = await until('the confirmation', () => destinations.mailsTo(email)[0]);
  expect(mail.mail.headers.find(({ key }) => key === 'content-language')?.value).toBe('es');
  expect(mail.mail.html).toContain('<html lang="es"');
});

test('quarantines a post with a filled honeypot, and delivers it after its release', async () => {
  const [home, auto] = sampleForms;
  const filledHoneypot = { website: 'https://spam.example' };
  const email = 'honeypot@visitor.example';
  const response = await postJson(server.url + home.path, { ...home.bodyOf({ ...home.values, email }), ...filledHoneypot });
  expect(response.status).toBe(201);
  const { reference, status } = await readAccepted(response);
  expect(status).toBe('accepted');
  const plain = new URLSearchParams({ form: auto.form, ...auto.values, lastName: 'Honeypot', ...filledHoneypot });
  expect((await fetch(server.url + auto.path, { method: 'POST', redirect: 'manual', body: plain })).status).toBe(303);

  await deliver(home, {});
  expect([destinations.staffMails(reference), destinations.mailsTo(email), destinations.callsWith(email)]).toEqual([[], [], []]);
  expect((await stored.all()).filter((lead) => lead.status === 'quarantined')).toHaveLength(2);

  const released = await runLeads(server.settings, 'release', reference, '--json');
  expect([released.code, released.err]).toEqual([0, '']);
  await until('release', () => destinations.staffMails(reference).length === 1 && destinations.mailsTo(email).length === 1);
  expect(destinations.callsWith(email)).toHaveLength(1);
  expect((await stored.all()).filter((lead) => lead.status === 'quarantined')).toHaveLength(1);
});

test('logs no value of a visitor', () => {
  expect(server.logs()).toContain('"event":"lead_accepted"');
  expect(server.logs()).not.toMatch(/visitor\.example|O'Connor|Núñez|Toyota|305.?555|12-?3456789|33131|spam\.example/);
});
