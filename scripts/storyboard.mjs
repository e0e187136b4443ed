// Draws the journeys of three visitors in every language as strips of phone screens, into the folder `storyboards`.
import { join, resolve } from 'node:path';
import { build } from './build.mjs';
import { run } from './run.mjs';
import { ensureTestBrowser } from './system-packages.mjs';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'storyboards');
const node = await build();
const env = { ...process.env, CHROMIUM: await ensureTestBrowser(), STORYBOARD: folder };
const playwright = join(root, 'node_modules/@playwright/test/cli.js');
process.exitCode = await run(node, [playwright, 'test', 'e2e/journeys.spec', '--project=phone', '--reporter=line'], { cwd: root, env });
if (process.exitCode === 0) console.log(`The strips are in ${folder}.`);
