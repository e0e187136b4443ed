import { watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';
import { run } from './run.mjs';

const dir = dirname(dirname(fileURLToPath(import.meta.url)));
const node = await install();
const env = { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' };
const settleMs = 100;

/** The rules that hide fields follow the forms while one works on them; the server loads the sheet again by itself. */
const writeConditions = () => run(node, [join(dir, 'scripts/conditions.ts')], { cwd: dir, env });

await writeConditions();
let timer;
const forms = watch(join(dir, 'lib'), { recursive: true }, () => {
  clearTimeout(timer);
  timer = setTimeout(writeConditions, settleMs);
});
process.exitCode = await run(node, [join(dir, 'server.ts'), '--dev'], { cwd: dir, env });
clearTimeout(timer);
forms.close();
