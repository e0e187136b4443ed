import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { JSDOM } from 'jsdom';
import { asName, hostileTexts, isStoredUnchanged } from '../../quality/fuzz/hostile-texts.ts';
import { createDeskClient, type DeskClient, signIn } from '../support/desk/desk-client.ts';
import { leadPath, personIdOf } from '../support/desk/desk-pages.ts';
import { markupProblems } from '../support/desk/markup-problems.ts';
import { openEvents } from '../support/desk/open-events.ts';
import { invite } from '../support/desk/staff-command.ts';
import { type Destinations, startDestinations } from '../support/services/destinations.ts';
import { postHomeLead } from '../support/site/post-lead.ts';
import { errorLogPattern, startServer, type TestServer } from '../support/site/server.ts';
import { until } from '../support/site/until.ts';

jest.setTimeout(240_000);

let server: TestServer;
let destinations: Destinations;
let agent: DeskClient;
let owner: DeskClient;

beforeAll(async () => {
  destinations = await startDestinations();
  server = await startServer({ RATE_LIMIT: 'off', VISITOR_MAIL_LIMIT: 'off', ...destinations.settings });
  agent = await signIn(server.url, invite(server.settings, 'ana@agency.example', 'agent'));
  owner = await signIn(server.url, invite(server.settings, 'olga@agency.example', 'owner'));
});
afterAll(async () => {
  await server.stop();
  await destinations.stop();
});

const wholeTexts = hostileTexts.filter((text) => isStoredUnchanged(text) && text.trim() !== '');

describe('replies', () => {
  test('show a draft as text when a saved reply is inserted, previewed and removed, with any view in the query', async () => {
    const reference = await postHomeLead(server.url);
    for (const text of hostileTexts.filter((_, index) => index % 3 === 0)) {
      const query = `view=${encodeURIComponent(text.toWellFormed())}&q=${encodeURIComponent(text.toWellFormed())}&previous=${encodeURIComponent(text.toWellFormed())}`;
      const path = `${leadPath(reference)}/reply?${query}`;
      const typed = { id: text, subject: text, text, before: text, link: text };
      const actions: Record<string, string>[] = [
        { savedReply: 'papers' },
        { action: 'preview' },
        { action: 'take-back' },
        { savedReply: text },
        { action: text },
      ];
      for (const action of actions) {
        const response = await agent.post(path, { ...typed, ...action });
        const isRedirected = response.status === 303 && /^\/desk(?:\/leads\/\w{8})?(?:\?|$)/.test(response.location);
        const hasResponse = isRedirected || [200, 400].includes(response.status);
        const problems = response.text ? markupProblems(response.text) : [];
        expect({ text, action, hasResponse, problems }).toEqual({ text, action, hasResponse: true, problems: [] });
      }
      const page = await agent.get(`${leadPath(reference)}?${query}`);
      expect([page.status, markupProblems(page.text)]).toEqual([200, []]);
      const next = await agent.get(`${leadPath(reference)}/next?${query}`);
      expect(next.location).toMatch(/^\/desk(?:\/leads\/\w{8})?(?:\?|$)/);
    }
  });

  test('are mailed to one visitor, as text, without injected headers', async () => {
    const reference = await postHomeLead(server.url, { email: 'victim@visitor.example' });
    const texts = wholeTexts.filter((_, index) => index % 5 === 0);
    for (const text of texts) {
      await agent.post('/desk/account', { action: 'profile', name: asName(text), locale: 'en', signature: text });
      const fields = { id: randomUUID(), subject: `${text}\r\nBcc: evil@evil.example`, text, action: 'send' };
      expect((await agent.post(`${leadPath(reference)}/reply`, fields)).status).toBe(303);
      expect(markupProblems((await agent.get('/desk/account')).text)).toEqual([]);
    }
    const replies = () => destinations.mailsTo('victim@visitor.example').filter(({ mail }) => mail.subject?.includes('Bcc'));
    await until('the replies', () => replies().length === texts.length);
    for (const { to, mail } of replies()) {
      expect(to).toEqual(['victim@visitor.example']);
      const headers = mail.headers.map(({ key }) => key);
      expect(headers.filter((key) => ['bcc', 'cc', 'set-cookie'].includes(key))).toEqual([]);
      const { document } = new JSDOM(mail.html ?? '').window;
      expect(document.querySelectorAll('script, img, iframe, form, [onerror], [onmouseover], a[href^="javascript"]')).toHaveLength(0);
    }
    const page = await agent.get(leadPath(reference));
    expect(markupProblems(page.text)).toEqual([]);
    await agent.post('/desk/account', { action: 'profile', name: 'Ana', locale: 'en', signature: '' });
  });

  test('are stored once, for one lead', async () => {
    const [first, other] = [
      await postHomeLead(server.url, { email: 'one@visitor.example' }),
      await postHomeLead(server.url, { email: 'two@visitor.example' }),
    ];
    const fields = { id: randomUUID(), subject: 'Only for one', text: 'Secret of one', action: 'send' };
    for (const reference of [first, first, other]) await agent.post(`${leadPath(reference)}/reply`, fields);
    await until('the reply', () => destinations.mailsTo('one@visitor.example').some(({ mail }) => mail.subject === 'Only for one'));
    await sleep(500);
    expect(destinations.smtp.messages.filter(({ mail }) => mail.subject === 'Only for one')).toHaveLength(1);
    expect((await agent.get(leadPath(other))).text).not.toContain('Secret of one');
  });
});

describe('mentions', () => {
  test('are mailed once, to the mentioned person only, without the note, for any note and names', async () => {
    const reference = await postHomeLead(server.url, { firstName: 'Confidential' });
    const mia = await signIn(server.url, invite(server.settings, 'mia@agency.example', 'viewer'));
    await mia.post('/desk/account', { action: 'profile', name: 'Mia\r\nBcc: evil@evil.example', locale: 'en', signature: '' });
    for (const text of ['@mia look\r\nBcc: evil@evil.example', '@mia <script>alert(1)</script>', 'x@mia no'])
      await agent.post(leadPath(reference), { action: 'note', note: text });
    const mails = () => destinations.mailsTo('mia@agency.example').filter(({ mail }) => mail.subject?.includes(reference));
    await until('the mails', () => mails().length === 2);
    expect(destinations.smtp.messages.filter(({ to }) => to.some((address) => address.includes('evil')))).toEqual([]);
    for (const { to, mail } of mails()) {
      expect(to).toEqual(['mia@agency.example']);
      expect(`${mail.text}${mail.html}`).not.toMatch(/Confidential|look|script>alert/);
    }
    expect((await mia.get('/desk?view=mentioned')).text).toContain(`data-lead="${reference}"`);
    expect((await agent.get('/desk?view=mentioned')).text).not.toContain(`data-lead="${reference}"`);
  });
});

describe('events', () => {
  test('contain names as data: no text injects an event', async () => {
    const stream = await openEvents(server.url, agent, '/desk/events');
    await until('the stream', () => stream.texts.length > 0);
    const texts = [...hostileTexts, 'a\n\nevent: lead\ndata: {}', 'a\revent: lead', '\u2028data: x'];
    for (const text of texts) await postHomeLead(server.url, { firstName: asName(text).slice(0, 40) });
    const last = await postHomeLead(server.url, { firstName: 'Lastly' });
    await until('the last lead', () => stream.texts.join('').includes(last));
    stream.stop();
    for (const block of stream.texts.join('').split('\n\n').filter(Boolean)) {
      const [event = '', data = '', ...more] = block.split('\n').filter((line) => !/^id: \d{13}$/.test(line));
      if (event.startsWith('retry:')) continue;
      expect([event, more]).toEqual(['event: leads', []]);
      const { latest }: { latest: { reference: string; name: string }[] } = JSON.parse(data.replace('data: ', ''));
      for (const lead of latest) expect(Object.keys(lead).toSorted()).toEqual(['name', 'reference']);
    }
  });

  test('end when the session ends or the person is disabled', async () => {
    for (const how of ['sign-out', 'disable'] as const) {
      const email = `${how}@agency.example`;
      const client = await signIn(server.url, invite(server.settings, email, 'viewer'));
      const token = await client.token();
      const stream = await openEvents(server.url, client, '/desk/events');
      await until('the stream', () => stream.texts.length > 0);
      if (how === 'disable') await owner.post('/desk/people', { action: 'disable', id: await personIdOf(owner, email) });
      else await client.post('/desk/sign-out', { token });
      await until('the end', () => !stream.isOpen());
      const before = stream.texts.length;
      await postHomeLead(server.url);
      await sleep(800);
      expect(stream.texts).toHaveLength(before);
    }
  });

  test('contain nothing of an unknown or erased lead, and need a session', async () => {
    const reference = await postHomeLead(server.url, { firstName: 'Gone' });
    const open = await openEvents(server.url, agent, `/desk/events?lead=${reference}`);
    await until('the event of the lead', () => open.texts.join('').includes('event: lead\n'));
    open.stop();
    await owner.post(`${leadPath(reference)}/erase`, { reference });
    for (const lead of [reference, 'AAAAAAAA', "' or 1=1", '__proto__', '']) {
      const stream = await openEvents(server.url, agent, `/desk/events?lead=${encodeURIComponent(lead)}`);
      await sleep(700);
      expect(stream.texts.join('')).not.toContain('event: lead\n');
      stream.stop();
    }
    const { status, location } = await createDeskClient(server.url).get('/desk/events');
    expect([status, location.startsWith('/desk/sign-in')]).toEqual([303, true]);
  });

  test('of one person do not use up the limit of others', async () => {
    const streams = await Promise.all(Array.from({ length: 60 }, () => openEvents(server.url, agent, '/desk/events')));
    await until('the oldest to end', () => streams.filter(({ isOpen }) => isOpen()).length <= 20);
    const other = await openEvents(server.url, owner, '/desk/events');
    await until('the stream of another', () => other.texts.length > 0);
    expect(other.isOpen()).toBe(true);
    for (const { stop } of [...streams, other]) stop();
  });
});

test('logs no server error for these requests', () => {
  expect(server.logs()).not.toMatch(errorLogPattern);
  expect(server.logs()).not.toMatch(/desk_failed|evil@|Confidential/);
});
