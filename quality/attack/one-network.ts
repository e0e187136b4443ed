import { spawnSync } from 'node:child_process';

const addresses = Array.from({ length: 16 }, (_, n) => `2001:db8:1:2::${(n + 1).toString(16)}`);
const change = (verb: 'add' | 'del') =>
  addresses.map((address) => spawnSync('ip', ['-6', 'addr', verb, `${address}/128`, 'dev', 'lo'], { stdio: 'ignore' }).status === 0);

/** Gives this machine sixteen addresses of one IPv6 /64 for as long as the process runs. Undefined where that is not allowed. */
export function addNetwork(): readonly string[] | undefined {
  change('del');
  if (!change('add').every(Boolean)) return undefined;
  process.once('exit', () => change('del'));
  return addresses;
}
