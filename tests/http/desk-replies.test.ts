import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DeskClient, signIn } from '../support/desk/desk-client.ts';
import { openEvents } from '../support/desk/open-events.ts';
import { invite } from '../support/desk/staff-command.ts';
import { startSmtpServer } from '../support/services/smtp-server.ts';
import { runLeads } from '../support/site/leads-command.ts';
import { postHomeLead, postJson, postSpamLead, readAccepted } from '../support/site/post-lead.ts';
import { startServer, type TestServer } from '../support/site/server.ts';
import { until } from '../support/site/until.ts';

jest.setTimeout(120_000);

let server: TestServer;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let agent: DeskClient;
let owner: DeskClient;

beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await startServer({ RATE_LIMIT: 'off', SMTP_URL: smtp.url, VISITOR_MAIL_LIMIT: 'off', RETRY_SCHEDULE: '0.2' });
  agent = await signIn(server.url, invite(server.settings, 'ana@agency.example', 'agent'));
  owner = await signIn(server.url, invite(server.settings, 'olga@agency.example', 'owner'));
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});

const mailsTo = (address: string, subject: string) => smtp.messages.filter(({ to, mail }) => to.includes(address) && mail.subject === subject);

describe('a reply', () => {
  test('is one delivery, sent once, stops the reply clock, and is in the timeline', async () => {
    const reference = await postHomeLead(server.url, { email: 'reply@visitor.example' });
    const path = `/desk/leads/${reference}/reply`;
    const fields = { id: randomUUID(), subject: 'About your request', text: 'Hello\r\n\r\nWe can help.', action: 'send' };
    const responses = await Promise.all([agent.post(path, fields), agent.post(path, fields)]);
    expect(responses.map(({ location }) => location)).toEqual([1, 2].map(() => `/desk/leads/${reference}?sent=1#main`));
    await until('the reply', () => mailsTo('reply@visitor.example', 'About your request').length > 0);
    const { text } = await agent.get(`/desk/leads/${reference}`);
    expect(text).toContain('>Answered<');
    expect(text.match(/sent a reply/g)).toHaveLength(1);
    expect(text).toContain('Reply to the visitor');
    await sleep(500);
    const mails = mailsTo('reply@visitor.example', 'About your request');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.mail.text).toContain('We can help.');
    expect(await runLeads(server.settings, 'verify')).toMatchObject({ code: 0 });
  });

  test('whose preview is opened again by its address leads to the lead', async () => {
    const reference = await postHomeLead(server.url);
    for (const page of ['reply', 'papers', 'reveal'])
      expect((await agent.get(`/desk/leads/${reference}/${page}?view=mine`)).location).toBe(`/desk/leads/${reference}?view=mine`);
  });

  test('can be a saved reply in the language of the visitor', async () => {
    const reference = await postHomeLead(server.url, { firstName: 'Lucía' });
    const path = `/desk/leads/${reference}/reply`;
    const { text } = await agent.post(path, { subject: 'x', text: '', savedReply: 'call' });
    expect(text).toMatch(/>Hi Lucía [^<]*,\n\nWe have a few questions/);
    const typed = { subject: 'x', text: 'First my own words.\r\n\r\nAnd more' };
    const added = await agent.post(path, { ...typed, savedReply: 'papers' });
    expect(added.text).toMatch(/>First my own words\.\n\nAnd more\n\nTo keep working on your request/);
    expect(added.text).toMatch(/name="link" checked="" value="yes"/);
    const back = await agent.post(path, { subject: 'x', text: 'changed', before: typed.text, action: 'take-back' });
    expect(back.text).toMatch(/>First my own words\.\n\nAnd more<\/textarea>/);
  });

  test('is previewed before it is sent, and without text refused with its subject', async () => {
    const reference = await postHomeLead(server.url, { email: 'preview@visitor.example' });
    const path = `/desk/leads/${reference}/reply`;
    const typed = { id: randomUUID(), subject: 'Only a preview', text: 'Read me first' };
    expect((await agent.post(path, { ...typed, action: 'preview' })).text).toContain('This is what the visitor gets');
    const refused = await agent.post(path, { ...typed, text: ' ', action: 'send' });
    expect([refused.status, refused.text.includes('value="Only a preview"')]).toEqual([400, true]);
    const unknown = await agent.post(path, { ...typed, action: 'toString' });
    expect([unknown.status, unknown.text.includes('>Read me first</textarea>')]).toEqual([200, true]);
    expect(mailsTo('preview@visitor.example', 'Only a preview')).toEqual([]);
  });

  test('can contain a link for papers, which asks for the second factor', async () => {
    const reference = await postHomeLead(server.url, { email: 'papers@visitor.example' });
    const fields = { id: randomUUID(), subject: 'Your letter', text: 'Please send it', link: 'yes', action: 'send' };
    await agent.post(`/desk/leads/${reference}/reply`, fields);
    await until('the reply', () => mailsTo('papers@visitor.example', 'Your letter').length > 0);
    const [link = ''] = /http\S+\/continue\/\S+/.exec(mailsTo('papers@visitor.example', 'Your letter')[0]?.mail.text ?? '') ?? [];
    expect(await (await fetch(link)).text()).toContain('enter the last four digits of the phone number you gave us');
    expect((await agent.get(`/desk/leads/${reference}`)).text).toContain('asked for a document');
  });

  test('to a visitor with an e-mail address alone can contain a link, which asks for that address', async () => {
    const values = {
      name: 'Ana Alone',
      email: 'Alone@visitor.example',
      inquiryType: 'claims-support',
      message: 'Hello',
    };
    const response = await postJson(`${server.url}/api/leads/contact`, values);
    const { reference } = await readAccepted(response);
    const path = `/desk/leads/${reference}`;
    expect((await agent.get(path)).text).toContain('It asks for the visitor’s email address.');
    const papersResponse = await agent.post(`${path}/papers`);
    const [link = ''] = /http[^<\s]+\/continue\/[\w-]+/.exec(papersResponse.text) ?? [];
    expect(await (await fetch(link)).text()).toContain('enter the email address you gave us');
    const open = (factor: string) =>
      fetch(`${server.url}/api/requests/open`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ token: link.split('/').at(-1) ?? '', locale: 'en', factor }),
        headers: { origin: server.url },
      });
    expect((await open('other@visitor.example')).headers.get('set-cookie')).toBeNull();
    expect((await open('alone@visitor.example')).headers.get('set-cookie')).toContain('=');
  });

  test('sent with "Send and next" is reported on the page of the next lead, with the name of its visitor', async () => {
    await postHomeLead(server.url, { firstName: 'Other' });
    const reference = await postHomeLead(server.url, { firstName: 'Repliedto' });
    const fields = { id: randomUUID(), subject: 'Hello', text: 'Hello', action: 'send-next' };
    const { location } = await agent.post(`/desk/leads/${reference}/reply?view=today`, fields);
    expect(location).toMatch(new RegExp(`^/desk/leads/(?!${reference})\\w{8}\\?view=today&sent=1&previous=${reference}#main$`));
    expect((await agent.get(location)).text).toMatch(/The reply to Repliedto [^<]*is on its way\./);
  });

  test('sent with "Send and next" from the last lead of a view is reported in the inbox', async () => {
    const reference = await postHomeLead(server.url, { firstName: 'Lastofview' });
    const fields = { id: randomUUID(), subject: 'Hello', text: 'Hello', action: 'send-next' };
    const { location } = await agent.post(`/desk/leads/${reference}/reply?view=all&q=Lastofview`, fields);
    expect(location).toBe(`/desk?view=all&q=Lastofview&noNext=1&sent=1&previous=${reference}#main`);
    const { text } = await agent.get(location);
    expect(text).toMatch(/The reply to Lastofview [^<]*is on its way\./);
    expect(text).toContain('That was the last one in this view.');
  });

  test('that the mail server refuses is a dead letter on the health page', async () => {
    const reference = await postHomeLead(server.url, { email: 'refused@visitor.example' });
    await until('delivery', async () => (await agent.get(`/desk/leads/${reference}`)).text.includes('Email to the visitor: delivered'));
    smtp.setMode('refuse-message');
    await agent.post(`/desk/leads/${reference}/reply`, { id: randomUUID(), subject: 'No', text: 'No', action: 'send' });
    await until('dead letter', async () => (await agent.get('/desk/health')).text.includes(reference));
    smtp.setMode('accept');
    await agent.post('/desk/health', { reference });
    expect(await until('the reply', () => mailsTo('refused@visitor.example', 'No')[0]?.mail.text)).toContain('No');
  });
});

describe('events', () => {
  const open = (client: DeskClient, path: string) => openEvents(server.url, client, path);

  test('a new lead is shown within a second, while other leads arrive', async () => {
    const stream = await open(agent, '/desk/events');
    await until('stream', () => stream.texts.length > 0);
    const delays: number[] = [];
    for (let n = 0; n < 10; n += 1) {
      const before = stream.texts.length;
      await postHomeLead(server.url);
      const began = performance.now();
      await until('event', () => stream.texts.length > before);
      delays.push(performance.now() - began);
    }
    stream.stop();
    expect(Math.max(...delays)).toBeLessThan(1_000);
  });

  test('two people on one lead see the name and the changes of the other', async () => {
    const reference = await postHomeLead(server.url);
    const path = `/desk/events?lead=${reference}`;
    const [first, second] = [await open(agent, path), await open(owner, path)];
    await until('presence', () => first.texts.join('').includes('Also looking at this request: olga'));
    await until('presence', () => second.texts.join('').includes('Also looking at this request: ana'));
    await agent.post(`/desk/leads/${reference}`, { action: 'contact' });
    await until('change', () => second.texts.join('').includes('"version":1'));
    second.stop();
    const last = () => first.texts.join('').split('event: lead').at(-1) ?? '';
    expect(await until('absence', () => last().includes('"others":""') && last())).toContain('"version":1');
    first.stop();
  });

  test('many open streams of one address do not delay its other requests', async () => {
    const streams = await Promise.all(Array.from({ length: 8 }, () => open(agent, '/desk/events')));
    const { status } = await agent.get('/desk');
    for (const { stop } of streams) stop();
    expect(status).toBe(200);
  });
});

describe('an owner', () => {
  test.each([
    ['pdf', /^%PDF-/],
    ['csv', /^form,field,label,value\r\nhome,zipCode,[^]*"'=cmd\(\)"/],
    ['json', /"reference": "\w{8}"/],
  ])('exports a lead as %s, and it is recorded', async (format, content) => {
    const reference = await postHomeLead(server.url, { lastName: '=cmd()' });
    const { headers, text } = await owner.post(`/desk/leads/${reference}/export`, { format });
    expect(headers.get('content-disposition')).toBe(`attachment; filename="lead-${reference}.${format}"`);
    expect(text).toMatch(content);
    expect((await owner.get(`/desk/leads/${reference}`)).text).toContain('exported the request');
  });

  test('erases a lead after typing its reference', async () => {
    const reference = await postHomeLead(server.url, { firstName: 'Forget' });
    await agent.post(`/desk/leads/${reference}`, { action: 'note', note: 'a secret note' });
    const wrong = await owner.post(`/desk/leads/${reference}/erase`, { reference: 'no' });
    expect([wrong.status, wrong.text.includes('Nothing was erased')]).toEqual([400, true]);
    expect((await owner.post(`/desk/leads/${reference}/erase`, { reference: reference.toLowerCase() })).location).toBe('/desk');
    expect((await owner.get(`/desk/leads/${reference}`)).status).toBe(404);
    expect((await owner.get('/desk?q=Forget')).text).toContain('Nothing found');
    expect(await runLeads(server.settings, 'verify')).toMatchObject({ code: 0 });
  });
});

test('an agent closes a quarantined lead as spam', async () => {
  const reference = await postSpamLead(server.url);
  const path = `/desk/leads/${reference}`;
  const [, version = ''] = /name="version" value="(\d+)"/.exec((await agent.get(path)).text) ?? [];
  await agent.post(path, { action: 'change', version, status: 'spam' });
  const { text } = await agent.get(path);
  expect([text.includes('It’s a real request'), text.includes('It’s spam')]).toEqual([true, false]);
  expect((await agent.get('/desk?view=quarantined')).text).not.toContain(reference);
  expect((await agent.get('/desk?view=closed')).text).toContain(reference);
});

test('an agent releases a quarantined lead', async () => {
  const reference = await postSpamLead(server.url);
  const path = `/desk/leads/${reference}`;
  expect((await agent.get('/desk?view=quarantined')).text).toContain(reference);
  expect((await agent.get(path)).text).toContain('Held as spam');
  await agent.post(path, { action: 'release' });
  const { text } = await agent.get(path);
  expect(text).not.toContain('Held as spam');
  expect(text).toContain('Due in');
});
