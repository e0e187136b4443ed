// Runs each attack against a site of its own while visitors read pages and post leads from other addresses.
// `npm run attack -- --only "chat messages, one /64" --seconds 60`. Exits with code 1 when visitors, memory, disk or connections miss their limit.
import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openSockets } from '../../tests/support/site/open-sockets.ts';
import { startServer } from '../../tests/support/site/server.ts';
import { until } from '../../tests/support/site/until.ts';
import { createClient } from '../load/client.ts';
import { createLeadSender } from '../load/lead-sender.ts';
import { sendConcurrently } from '../load/pace.ts';
import { sizeOf, watchMemory } from '../load/process-size.ts';
import { type Attack, attacks, type Target } from './attacks.ts';
import { addNetwork } from './one-network.ts';
import { visit } from './visitors.ts';

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, seconds: { type: 'string', default: '60' } },
});

/** Times in ms, sizes in MB. A file is in the WAL and in the database until the next checkpoint, hence twice. */
const limits = [
  ...([
    ['pagesP99', 50],
    ['postsP99', 500],
    ['pagesFailed', 0],
    ['postsFailed', 0],
  ] as const),
  ...([
    ['memory', 100],
    ['disk', 500 * 2 + 300],
    ['held', 0],
  ] as const),
];
/** Unfinished requests and idle connections are closed within 30 s. */
const connectionsEndMs = 60_000;

const megabytesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .reduce((sum, file) => sum + (statSync(join(file.parentPath, file.name), { throwIfNoEntry: false })?.size ?? 0), 0) / 1_048_576;

/** Starts the attack in a process of its own. Resolves with its outcomes once its time is over; `release` ends its connections. */
function startAttack(attack: Attack, target: Target) {
  const program = join(import.meta.dirname, 'attacker.ts');
  const args = ['-n', '5', process.execPath, ...process.execArgv, program, attack.name, JSON.stringify(target)];
  const child = spawn('nice', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const outcomes = new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data) => resolve(String(data).trim()));
    child.once('exit', () => reject(new Error(`the attack "${attack.name}" ended by itself`)));
  });
  return { outcomes, release: () => child.kill('SIGKILL') };
}

/** Warms the site up, so that only the memory that the attack adds counts. */
async function warmUp(origin: string): Promise<void> {
  const sender = createLeadSender(origin, 16);
  const reader = createClient(origin, 16, '127.0.0.2');
  const read = () => reader.send({ path: '/', headers: { accept: 'text/html', 'accept-encoding': 'br' } });
  await Promise.all([sender, { send: read }].map(({ send }) => sendConcurrently<unknown>({ send }, { concurrency: 16, seconds: 8 })));
  sender.close();
  reader.close();
}

async function measure(attack: Attack, from: readonly string[]) {
  // The limit of connections exempts this machine unless it is set.
  const server = await startServer({ HOST: '::', CONNECTIONS_PER_ADDRESS: '256', LOG_LEVEL: 'error' });
  const origin = from[0]?.includes(':') ? `http://[::1]:${server.port}` : server.url;
  try {
    await warmUp(server.url);
    const before = { memory: sizeOf(server.pid).megabytes, disk: megabytesIn(server.dataDir), sockets: openSockets(server.pid) };
    const end = new AbortController();
    const visits = visit(server.url, end.signal);
    const watched = watchMemory(server.pid);
    const attacker = startAttack(attack, { origin, from, seconds: Number(values.seconds) });
    const outcomes = await attacker.outcomes;
    end.abort();
    const visitorFigures = await visits;
    const disk = Math.round(megabytesIn(server.dataDir) - before.disk);
    const memory = Math.round((watched.stop() ?? 0) - before.memory);
    const countHeld = () => Math.max(0, openSockets(server.pid) - before.sockets);
    await until('an end of the connections', () => countHeld() === 0, connectionsEndMs, 500).catch(() => undefined);
    const held = countHeld();
    attacker.release();
    return { ...visitorFigures, memory, disk, held, outcomes };
  } finally {
    await server.stop();
  }
}

const network = addNetwork();
if (!network) console.log('No IPv6 addresses can be added to this machine: attacks come from one IPv4 address alone.');
const sources = [['one address', ['127.0.0.3']] as const, ...(network ? [['one /64', network] as const] : [])];
const chosen = attacks
  .flatMap((attack) => sources.map(([source, from]) => ({ title: `${attack.name}, ${source}`, attack, from })))
  .filter(({ title }) => title.includes(values.only));
if (chosen.length === 0) throw new Error(`no attack is called ${values.only}`);
for (const { title, attack, from } of chosen) {
  const measured = await measure(attack, from);
  const isKept = limits.every(([name, max]) => measured[name] <= max);
  if (!isKept) process.exitCode = 1;
  console.log(`${isKept ? 'holds ' : 'BROKEN'} ${title} ${JSON.stringify(measured)}`);
}
