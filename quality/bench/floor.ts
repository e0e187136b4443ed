import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../../scripts/lock.mjs';
import { nodeBinary } from '../../scripts/node-binary.mjs';
import { run } from '../../scripts/run.mjs';

const files = (root: string): Record<string, string> => ({
  'app/layout.js': 'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }\n',
  'app/page.js': "export const metadata = { title: 'Bare' };\nexport default function Page() { return <main><h1>Bare</h1></main>; }\n",
  // What every endpoint of the framework costs at least: the request is read, nothing is kept.
  'app/api/nothing/route.js':
    'export async function POST(request) {\n  await request.json();\n  return Response.json({ success: true }, { status: 201 });\n}\n',
  // Without one of its own, the build would go up to the site's.
  'instrumentation.js': 'export function register() {}\n',
  'next.config.mjs': `export default { poweredByHeader: false, turbopack: { root: ${JSON.stringify(root)} } };\n`,
});

/**
 * A page and an endpoint without anything of ours, built by the same release of the framework: what no page of the site can be smaller
 * than. Resolves to its folder below `.bench/`, named after the lockfile; built once for each lockfile. Throws where the build fails.
 */
export async function buildFloor(root: string): Promise<string> {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(JSON.stringify(files('')));
  const dir = join(root, '.bench', `floor-${lock.digest('hex').slice(0, 16)}`);
  const done = join(dir, 'built');
  if (existsSync(done)) return dir;
  await withLock(join(root, '.bench'), async () => {
    if (existsSync(done)) return;
    const draft = join(root, '.bench', 'floor-draft');
    rmSync(draft, { recursive: true, force: true });
    for (const [name, text] of Object.entries(files(root))) {
      mkdirSync(join(draft, name, '..'), { recursive: true });
      writeFileSync(join(draft, name), text);
    }
    const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;
    const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
    const code = await run(nodeBinary(root), [next, 'build'], { cwd: draft, env, stdio: ['ignore', 'ignore', 'inherit'] });
    if (code !== 0) throw new Error('The bare page could not be built');
    rmSync(dir, { recursive: true, force: true });
    renameSync(draft, dir);
    writeFileSync(done, '');
  });
  return dir;
}
