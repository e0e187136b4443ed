import { type DeskClient, signIn } from '../support/desk/desk-client.ts';
import { invite } from '../support/desk/staff-command.ts';
import { postHomeLead, postSpamLead } from '../support/site/post-lead.ts';
import { startServer, type TestServer } from '../support/site/server.ts';

jest.setTimeout(120_000);

let server: TestServer;
let agent: DeskClient;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'off' });
  agent = await signIn(server.url, invite(server.settings, 'ana@agency.example', 'agent'));
});
afterAll(() => server.stop());

/** The fields that the search form of a page sends beside the search. */
async function hiddenFields(path: string): Promise<string[]> {
  const { text } = await agent.get(path);
  const [form = ''] = /<form class="filters".*?<\/form>/s.exec(text) ?? [];
  return [...form.matchAll(/<input type="hidden" name="(\w+)" value="(\w+)"/g)].map(([, name, value]) => `${name}=${value}`);
}

test('a search from the inbox finds a lead that waits no longer', async () => {
  const reference = await postHomeLead(server.url, { lastName: 'Answered' });
  await agent.post(`/desk/leads/${reference}`, { action: 'contact', method: 'phone' });
  expect(await hiddenFields('/desk')).toEqual([]);
  expect(await hiddenFields('/desk?view=mine')).toEqual(['view=mine']);
  expect((await agent.get('/desk?q=answered')).text).toContain(`data-lead="${reference}"`);
});

test('a search without a match offers the other views', async () => {
  const reference = await postSpamLead(server.url, { lastName: 'Heldback' });
  const { text } = await agent.get('/desk?view=mine&q=heldback');
  const links = [...text.matchAll(/href="(\/desk\?view=\w+&amp;q=heldback)"/g)].map(([, href = '']) => href.replace('&amp;', '&'));
  expect(links).toEqual(['/desk?view=all&q=heldback', '/desk?view=quarantined&q=heldback']);
  expect((await agent.get(links[1] ?? '')).text).toContain(`data-lead="${reference}"`);
});

test('a typed reference opens its lead in any view, also a quarantined lead', async () => {
  const reference = await postSpamLead(server.url, { lastName: 'Named' });
  const spelling = `${reference.slice(0, 4)} ${reference.slice(4)}`.toLowerCase();
  for (const path of ['/desk', '/desk?view=mine'])
    expect((await agent.get(`${path}${path.includes('?') ? '&' : '?'}q=${encodeURIComponent(spelling)}`)).location).toBe(`/desk/leads/${reference}`);
});

test('the forms of a lead and of the inbox post how many updates they showed', async () => {
  const reference = await postHomeLead(server.url, { lastName: 'Unseen' });
  const path = `/desk/leads/${reference}`;
  const { text } = await agent.get(path);
  expect(text).toContain('data-updates="0"');
  expect(text.match(/<input type="hidden" name="seen" value="0"/g)).toHaveLength(3);
  expect((await agent.get('/desk')).text).toMatch(new RegExp(`value="${reference} \\d+ 0"`));
});

test('the CSV of a lead begins with a byte order mark, by which spreadsheets recognize UTF-8', async () => {
  const owner = await signIn(server.url, invite(server.settings, 'olga@agency.example', 'owner'));
  const reference = await postHomeLead(server.url);
  const token = await owner.token();
  const response = await fetch(`${server.url}/desk/leads/${reference}/export`, {
    method: 'POST',
    headers: { origin: server.url, cookie: owner.cookie() },
    body: new URLSearchParams({ token, format: 'csv' }),
  });
  expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});
