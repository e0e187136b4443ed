import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readKeyring } from '#lib/leads/seal.ts';
import { closeStore, createStore } from '#lib/leads/store/store.ts';
import { createDeskClient, type DeskClient, type DeskResponse, signIn } from '../support/desk/desk-client.ts';
import { leadPath, linkIn } from '../support/desk/desk-pages.ts';
import { invite } from '../support/desk/staff-command.ts';
import { cookieOf } from '../support/site/cookie-of.ts';
import { runLeads } from '../support/site/leads-command.ts';
import { postHomeLead } from '../support/site/post-lead.ts';
import { startServer, type TestServer } from '../support/site/server.ts';
import { until } from '../support/site/until.ts';

jest.setTimeout(240_000);

const rounds = 6;
const perRound = 6;

let dataDir: string;
let running: TestServer;

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'agency-desk-crash-'));
});
afterAll(async () => {
  await running.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async (): Promise<TestServer> => {
  running = await startServer({ DATA_DIR: dataDir, RATE_LIMIT: 'off' });
  return running;
};

type Change = { kind: 'status' | 'note' | 'link'; subject: string; text: string; response: DeskResponse | undefined };

const timelineOf = (page: string): string => page.slice(page.indexOf('id="timeline"'), page.indexOf('id="about"'));
const countOf = (page: string, part: string): number => page.split(part).length - 1;

/** Posts every change at once, and kills the server while the responses arrive. */
async function postAndKill(server: TestServer, owner: DeskClient, round: number): Promise<Change[]> {
  const numbers = Array.from({ length: perRound }, (_, n) => n);
  const leads = await Promise.all(numbers.map(() => postHomeLead(server.url)));
  const links = await Promise.all(
    numbers.map(async (n) => {
      const email = `crash-${round}-${n}@agency.example`;
      return { email, path: linkIn((await owner.post('/desk/people', { action: 'invite', email, role: 'agent', locale: 'en' })).text) };
    }),
  );
  await owner.token();
  const changes: Change[] = [];
  const post = async (kind: Change['kind'], subject: string, text: string, send: () => Promise<DeskResponse>): Promise<void> => {
    const record: Change = { kind, subject, text, response: undefined };
    changes.push(record);
    record.response = await send().catch(() => undefined);
  };
  const sent = numbers.flatMap((n) => {
    const [lead = '', { email, path } = { email: '', path: '' }, text] = [leads[n], links[n], `note ${round} of ${n}.`];
    return [
      post('link', email, path, () => createDeskClient(server.url).post(path)),
      post('status', lead, '', () => owner.post(leadPath(lead), { action: 'change', version: '0', status: 'quoted' })),
      post('note', lead, text, () => owner.post(leadPath(lead), { action: 'note', note: text })),
    ];
  });
  // A few more responses in each round.
  await until('responses', () => changes.filter(({ response }) => response !== undefined).length >= round * 2, 20_000, 1);
  await server.kill();
  await Promise.all(sent);
  return changes;
}

test('kill -9 between a post and its response leaves no change half stored, and keeps every confirmed change', async () => {
  let server = await start();
  const firstLink = invite(server.settings, 'owner@agency.example', 'owner');
  const owner = await signIn(server.url, firstLink);
  const cookie = owner.cookie();
  const changes: Change[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const client = createDeskClient(server.url);
    client.useCookie(cookie);
    changes.push(...(await postAndKill(server, client, round)));
    server = await start();
  }
  const completed = changes.filter(({ response }) => response !== undefined);
  expect(completed.map(({ response }) => response?.status).filter((status) => status !== 303)).toEqual([]);
  expect(completed.length).toBeGreaterThan(0);
  expect(completed.length).toBeLessThan(changes.length);

  const client = createDeskClient(server.url);
  client.useCookie(cookie);
  for (const { kind, subject, text, response } of changes.filter((change) => change.kind !== 'link')) {
    const page = (await client.get(leadPath(subject))).text;
    const timeline = timelineOf(page);
    // A status and its event are stored in one transaction: the version counts the changes of the timeline.
    const statusChanges = countOf(timeline, 'set the status: Quoted');
    const done = kind === 'note' ? countOf(timeline, text) : statusChanges;
    const version = Number(/data-version="(\d+)"/.exec(page)?.[1]);
    expect({ kind, subject, done, version }).toEqual({ kind, subject, done: response ? 1 : Math.min(done, 1), version: statusChanges });
  }
  expect(await runLeads(server.settings, 'verify')).toMatchObject({ code: 0, out: expect.stringContaining('intact') });

  const store = createStore({ dataDir, keys: () => readKeyring({ dataDir, fieldKeys: [] }) });
  for (const { subject, text, response } of changes.filter((change) => change.kind === 'link')) {
    const [row] = await store.db.all<{ links: number; sessions: number }>(
      `select (select count(*) from staff_link where staff_id = staff.id) as links,
         (select count(*) from staff_session where staff_id = staff.id) as sessions from staff where email = ?`,
      [subject],
    );
    // The link was used and there is a session, or neither.
    expect({ subject, ...row }).toEqual({ subject, ...(response || row?.links === 0 ? { links: 0, sessions: 1 } : { links: 1, sessions: 0 }) });
    const again = await createDeskClient(server.url).post(text);
    expect([subject, again.status]).toEqual([subject, row?.links === 1 ? 303 : 404]);
    if (!response) continue;
    const person = createDeskClient(server.url);
    person.useCookie(cookieOf(response));
    expect((await person.get('/desk')).status).toBe(200);
  }
  await closeStore(store);
});
