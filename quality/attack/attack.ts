// Runs each attack against a site of its own while visitors read pages and send requests from other addresses.
// `npm run attack -- --only "chat messages, one /64" --seconds 60`. Ends with 1 where visitors, memory, disk or connections miss their limit.
import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openSockets } from '../../tests/support/open-sockets.ts';
import { startServer, type TestServer } from '../../tests/support/server.ts';
import { sizeOf } from '../chaos/process-size.ts';
import { createSender, postFlatOut } from '../load/post-leads.ts';
import { type Attack, attacks, type Target } from './attacks.ts';
import { createClient } from './client.ts';
import { addNetwork } from './one-network.ts';
import { visit } from './visitors.ts';

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, seconds: { type: 'string', default: '60' } },
});
const seconds = Number(values.seconds);

/** Of visitors in ms, of memory and disk in MB; a file and its request may lie twice on the disk until the journal is emptied. */
const limits = { pagesP99: 50, postsP99: 500, memory: 100, disk: 500 * 2 + 300 };
/** Headers and bodies that do not come are given up within 30 s, an upload that is too slow after 20. */
const timeoutMs = 30_000;
const afterTimeoutMs = 30_000;

const megabytesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .reduce((sum, file) => sum + (statSync(join(file.parentPath, file.name), { throwIfNoEntry: false })?.size ?? 0), 0) / 1_048_576;

/** Starts the attack in a process of its own; resolves with its outcomes once its time is over, and lets it go when told. */
function strike(attack: Attack, target: Target) {
  const program = join(import.meta.dirname, 'attacker.ts');
  const args = [
    '-n',
    '5',
    process.execPath,
    '--conditions=react-server',
    '--disable-warning=ExperimentalWarning',
    program,
    attack.name,
    JSON.stringify(target),
  ];
  const child = spawn('nice', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const outcomes = new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data) => resolve(String(data).trim()));
    child.once('exit', () => reject(new Error(`the attack "${attack.name}" ended by itself`)));
  });
  return { outcomes, release: () => child.kill('SIGKILL') };
}

/** A busy day: what the attack takes beyond it counts. */
async function warmUp(site: { host: string; port: number }): Promise<void> {
  const over = AbortSignal.timeout(8_000);
  const sender = createSender(`http://${site.host}:${site.port}`, 16);
  const reader = createClient(site, '127.0.0.2', 16);
  const read = async () => {
    while (!over.aborted) await reader.send({ path: '/', headers: { accept: 'text/html', 'accept-encoding': 'br' } });
  };
  await Promise.all([postFlatOut(sender, { lanes: 16, seconds: 8 }), ...Array.from({ length: 16 }, read)]);
  sender.close();
  reader.close();
}

/** The most memory of a process in MB, looked at ten times a second. */
async function peakOf(server: TestServer, stop: AbortSignal): Promise<number> {
  let peak = 0;
  while (!stop.aborted) {
    peak = Math.max(peak, sizeOf(server.pid ?? 0).megabytes);
    await wait(100);
  }
  return peak;
}

async function measure(attack: Attack, from: readonly string[]) {
  const host = from[0]?.includes(':') ? '::1' : '127.0.0.1';
  // The limit of connections spares this machine unless it is set.
  const server = await startServer({ HOST: '::', CONNECTIONS_PER_ADDRESS: '256', LOG_LEVEL: 'error' });
  try {
    await warmUp({ host: '127.0.0.1', port: server.port });
    const before = { memory: sizeOf(server.pid ?? 0).megabytes, disk: megabytesIn(server.dataDir), sockets: openSockets(server.pid) };
    const over = new AbortController();
    const visits = visit({ host: '127.0.0.1', port: server.port }, over.signal);
    const peak = peakOf(server, over.signal);
    const attacker = strike(attack, { host, port: server.port, from, seconds });
    const outcomes = await attacker.outcomes;
    over.abort();
    const met = await visits;
    const disk = Math.round(megabytesIn(server.dataDir) - before.disk);
    const memory = Math.round((await peak) - before.memory);
    // Visitors' own connections end after the time that an idle one may stay open.
    const giveUp = Date.now() + timeoutMs + afterTimeoutMs;
    while (openSockets(server.pid) > before.sockets && Date.now() < giveUp) await wait(500);
    const held = Math.max(0, openSockets(server.pid) - before.sockets);
    attacker.release();
    return { ...met, memory, disk, held, outcomes };
  } finally {
    await server.stop();
  }
}

const holds = ({ pagesP99, pagesFailed, postsP99, postsFailed, memory, disk, held }: Awaited<ReturnType<typeof measure>>) =>
  pagesP99 <= limits.pagesP99 &&
  postsP99 <= limits.postsP99 &&
  pagesFailed + postsFailed === 0 &&
  memory <= limits.memory &&
  disk <= limits.disk &&
  held === 0;

const network = addNetwork();
if (!network) console.log('No IPv6 addresses can be added to this machine: attacks come from one IPv4 address alone.');
let isGood = true;
for (const attack of attacks)
  for (const [origin, from] of [['one address', ['127.0.0.3']] as const, ...(network ? [['one /64', network] as const] : [])]) {
    if (!`${attack.name}, ${origin}`.includes(values.only)) continue;
    const measured = await measure(attack, from);
    const isKept = holds(measured);
    isGood &&= isKept;
    console.log(`${isKept ? 'holds ' : 'BROKEN'} ${attack.name}, ${origin} ${JSON.stringify(measured)}`);
  }
process.exitCode = isGood ? 0 : 1;
