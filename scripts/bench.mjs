// The site's own benchmark: `npm run bench`. Bytes, times, Lighthouse, load and leads of the finished build, beside a bare page of the same framework and plain files.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { run } from './run.mjs';

const dir = dirname(dirname(fileURLToPath(import.meta.url)));
const node = await build();
process.exitCode = await run(node, [join(dir, 'scripts', 'bench', 'bench.ts'), ...process.argv.slice(2)], { cwd: dir });
