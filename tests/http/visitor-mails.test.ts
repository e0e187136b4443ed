import { type Destinations, startDestinations } from '#tests/support/services/destinations.ts';
import { postJson, readAccepted } from '#tests/support/site/post-lead.ts';
import { startServer, type TestServer } from '#tests/support/site/server.ts';
import { until } from '#tests/support/site/until.ts';

let destinations: Destinations;
let server: TestServer;
beforeAll(async () => {
  destinations = await startDestinations();
  server = await startServer({ RATE_LIMIT: 'off', ...destinations.settings });
});
afterAll(async () => {
  await server.stop();
  await destinations.stop();
});

const victim = 'victim@visitor.example';
const post = (route: string, body: object) => postJson(`${server.url}/api/leads/${route}`, body, { headers: { 'accept-language': 'en' } });

test('limits mails per address and day to three and a summary, over all forms and spellings', async () => {
  const message = 'WIN a car at https://evil.example/win';
  const contact = { name: 'Ana', email: victim, inquiryType: 'general-information', message };
  const responses = [
    await post('contact', contact),
    await post('guide', { name: 'Ana', email: 'Victim@visitor.example' }),
    await post('newsletter', { email: 'victim+1@visitor.example' }),
    await post('contact', { ...contact, message: `${message} again` }),
    await post('contact', { ...contact, message: `${message} and again` }),
    await post('resource', { name: 'Ana', email: victim, resource: 'fleet-schedule' }),
  ];
  const references: string[] = [];
  for (const response of responses) references.push((await readAccepted(response)).reference);
  await until('the mails to the staff', () => references.every((reference) => destinations.staffMails(reference).length === 1));
  const toVictim = () => destinations.smtp.messages.filter(({ to }) => to.some((address) => /^victim(?:\+1)?@/i.test(address)));
  await until('the mails to the visitor', () => toVictim().length >= 4);
  await until('the deliveries that are not sent', () => server.logs().split('"mail_not_sent"').length - 1 === 2);
  expect(toVictim()).toHaveLength(4);
  expect(toVictim().filter(({ mail }) => mail.subject?.startsWith('Your requests today'))).toHaveLength(1);
  for (const { mail, raw } of toVictim()) expect(`${raw}${mail.text}${mail.html}`).not.toContain('evil.example');
  expect(server.logs()).toMatch(/"event":"limit_reached","limit":"visitor_mail_day"/);
  expect(server.logs()).not.toMatch(/victim/i);
});

test('shows the page of another site without a link in the staff mail', async () => {
  const body = { name: 'Ana', email: 'page@visitor.example', inquiryType: 'general-information', message: 'Hi' };
  const { reference } = await readAccepted(await post('contact', { ...body, page: 'x:@evil.example/login', source_page: 'x:@evil.example/login' }));
  const { mail } = await until('the mail', () => destinations.staffMails(reference)[0]);
  expect(mail.text).toContain('Page: unknown');
  expect(`${mail.text}${mail.html}`).not.toContain('evil.example');
});
