import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../../scripts/lock.mjs';
import { nodeBinary } from '../../scripts/node-binary.mjs';
import { quietStep } from '../../scripts/run.mjs';

const files = (root: string): Record<string, string> => ({
  'app/layout.js': 'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }\n',
  'app/page.js': "export const metadata = { title: 'Bare' };\nexport default function Page() { return <main><h1>Bare</h1></main>; }\n",
  // The least that an endpoint of the framework costs: the body is parsed, nothing is stored.
  'app/api/nothing/route.js':
    'export async function POST(request) {\n  await request.json();\n  return Response.json({ success: true }, { status: 201 });\n}\n',
  // Without this file, Next would use the site's instrumentation.ts.
  'instrumentation.js': 'export function register() {}\n',
  'next.config.mjs': `export default { poweredByHeader: false, turbopack: { root: ${JSON.stringify(root)} } };\n`,
});

/**
 * Builds a bare page and endpoint with the same release of the framework: no page of the site can be smaller. Resolves to its folder below
 * `.bench/`, named after the lockfile; built once for each lockfile.
 */
export async function buildBarePage(root: string): Promise<string> {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(JSON.stringify(files('')));
  const dir = join(root, '.bench', `bare-${lock.digest('hex').slice(0, 16)}`);
  await withLock(join(root, '.bench'), async () => {
    if (existsSync(dir)) return;
    const temporaryFolder = join(root, '.bench', 'bare-draft');
    rmSync(temporaryFolder, { recursive: true, force: true });
    for (const [name, text] of Object.entries(files(root))) {
      mkdirSync(join(temporaryFolder, name, '..'), { recursive: true });
      writeFileSync(join(temporaryFolder, name), text);
    }
    const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
    await quietStep({
      program: nodeBinary(root),
      args: [join(root, 'node_modules/next/dist/bin/next'), 'build'],
      options: { cwd: temporaryFolder, env },
    });
    renameSync(temporaryFolder, dir);
  });
  return dir;
}
