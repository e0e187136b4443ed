import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';
import { withLock } from './lock.mjs';
import { step } from './run.mjs';

const dir = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(dir, '.next', 'front-door.json');
const folders = ['app', 'components', 'lib', 'messages', 'public', 'front-door', 'data', 'scripts/build'];
const files = [
  'package.json',
  'package-lock.json',
  'next.config.ts',
  'tsconfig.json',
  'postcss.config.mjs',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'scripts/post-build.ts',
  'scripts/pre-build.ts',
];

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** sha-256 over everything that a build is made of: sources by path and content, and settings that are built in. */
function fingerprint() {
  const hash = createHash('sha256');
  const sources = [...folders.flatMap((name) => filesIn(join(dir, name))), ...files.map((name) => join(dir, name)).filter(existsSync)];
  for (const file of sources.sort())
    hash
      .update(`${relative(dir, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  for (const name of Object.keys(process.env).sort()) if (name.startsWith('NEXT_PUBLIC_')) hash.update(`${name}=${process.env[name]}\0`);
  return hash.digest('hex');
}

const isFresh = (print) => existsSync(stamp) && JSON.parse(readFileSync(stamp, 'utf8')).fingerprint === print;

/** Builds the site where its sources have changed since the last build. Returns the Node to run it with. */
export async function build() {
  const node = await install();
  if (isFresh(fingerprint())) return node;
  await withLock(dir, async () => {
    const print = fingerprint();
    if (isFresh(print)) return;
    process.stderr.write('Building the site…\n');
    rmSync(stamp, { force: true });
    const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
    await step(node, [join(dir, 'server.ts'), '--check'], { cwd: dir, env });
    env.CLASS_NAMES = execFileSync(node, [join(dir, 'scripts', 'pre-build.ts')], { cwd: dir, env, encoding: 'utf8' });
    await step(node, [join(dir, 'node_modules', 'next', 'dist', 'bin', 'next'), 'build'], { cwd: dir, env });
    await step(node, [join(dir, 'scripts', 'post-build.ts')], { cwd: dir, env });
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, JSON.stringify({ fingerprint: print }));
  });
  return node;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
