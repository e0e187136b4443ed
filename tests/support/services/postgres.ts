import { execFileSync, type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '../site/server.ts';

/** A private PostgreSQL with fsync on. `stop` and `start` act on the server alone, `remove` also deletes its files. */
export type Postgres = { url: string; stop(): void; start(): void; remove(): void };

const debianRoot = '/usr/lib/postgresql';
const cache = join(import.meta.dirname, '../../../node_modules/.cache');
const isRoot = process.getuid?.() === 0;

function findTools(): string | undefined {
  const versions = existsSync(debianRoot) ? readdirSync(debianRoot).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versions.map((version) => join(debianRoot, version, 'bin'))];
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

function accountOf(name: string): { uid: number; gid: number } | undefined {
  const id = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8' });
  const [uid, gid] = [id('-u'), id('-g')];
  return uid.status === 0 && gid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : undefined;
}

/** Why no PostgreSQL can be started on this machine; undefined when one can. */
export function postgresMissing(): string | undefined {
  if (!findTools()) return 'initdb and pg_ctl are neither on the PATH nor in /usr/lib/postgresql/*/bin';
  if (isRoot && !accountOf('postgres')) return 'this is root, and there is no account "postgres" to run the server as';
  return undefined;
}

/** Copies a folder with its owner and modes. */
const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to]);

/** Creates an empty cluster: `init` once for each release of PostgreSQL, after that a copy, which takes less than half of the time. */
function createCluster(tools: string, data: string, init: () => void): void {
  const template = join(cache, `postgres-${process.getuid?.()}-${statSync(join(tools, 'initdb')).mtimeMs}`);
  if (existsSync(template)) return void copy(template, data);
  init();
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, 'postgres-new-'));
  copy(data, join(unfinished, 'data'));
  try {
    renameSync(join(unfinished, 'data'), template);
  } catch {
    // Another process was faster.
  }
  rmSync(unfinished, { recursive: true });
}

/** Starts a private cluster in a temporary folder on a free port of 127.0.0.1. Throws with the tool's own words when it cannot. */
export async function startPostgres(): Promise<Postgres> {
  const tools = findTools();
  if (!tools) throw new Error(postgresMissing());
  const account = isRoot ? accountOf('postgres') : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'pg-test-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const spawnTool = (tool: string, args: string[]): SpawnSyncReturns<string> => {
    // The server inherits the output of pg_ctl: with pipes the call would wait for the server's end.
    const stdio = tool === 'pg_ctl' ? 'ignore' : 'pipe';
    return spawnSync(join(tools, tool), args, { cwd: folder, encoding: 'utf8', stdio, ...account });
  };
  const run = (tool: string, args: string[]) => {
    const { status, stderr } = spawnTool(tool, args);
    if (status !== 0) throw new Error(`${tool} failed: ${stderr || readLog(folder)}`);
  };
  createCluster(tools, data, () => run('initdb', ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']));
  let port = await freePort();
  const start = () => {
    const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder} -c fsync=on -c max_connections=60`;
    run('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-w', '-t', '30', '-o', options, 'start']);
  };
  const stopArgs = ['-D', data, '-m', 'immediate', '-w', 'stop'];
  // Another test may take the port before the server listens.
  for (let attempt = 1; ; attempt += 1)
    try {
      start();
      break;
    } catch (error) {
      if (attempt === 5 || !String(error).includes('Address already in use')) throw error;
      port = await freePort();
    }
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    start,
    stop: () => run('pg_ctl', stopArgs),
    remove: () => {
      // It fails for a server that is stopped.
      spawnTool('pg_ctl', stopArgs);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function readLog(folder: string): string {
  return execFileSync('tail', ['-n', '5', join(folder, 'log')], { encoding: 'utf8' });
}
