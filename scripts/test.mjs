// The whole check of the product, on a fresh clone too: `npm test`. `npm test -- unit http` runs those parts alone; `--changed` runs only the
// unit tests of what differs from main (`npm run check`).
import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { changedFiles, chooseTests } from './changed-tests.mjs';
import { install } from './install.mjs';
import { ensurePostgres, ensureProgram, ensureTestBrowser } from './system-packages.mjs';

const root = resolve(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'agency-tests-'));
const { values, positionals: only } = parseArgs({ options: { changed: { type: 'boolean' } }, allowPositionals: true });
const isAsked = (name) => only.length === 0 || only.includes(name);

process.chdir(root);
await install();
process.env.PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
process.env.NEXT_TELEMETRY_DISABLED = '1';

/** Where parts run beside each other, the output of each is kept together. */
const outputs = new AsyncLocalStorage();

function run(command, args, env = {}) {
  const output = outputs.getStore();
  const out = output ? 'pipe' : 'inherit';
  return new Promise((end) => {
    const child = spawn(command, args, { stdio: ['ignore', out, out], env: { ...process.env, ...env } });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => output.push(data));
    child.on('error', () => end(1));
    child.on('close', (code) => end(code ?? 1));
  });
}

const check = (name, ...steps) => ({
  name,
  async runPart() {
    for (const [command, ...args] of steps) if ((await run(command, args)) !== 0) return { passed: 0, failed: 1, skipped: 0 };
    return { passed: 1, failed: 0, skipped: 0 };
  },
});

/** The cached check may report a false error: after a failure it is run again without the cache. */
const types = {
  name: 'types',
  async runPart() {
    const cached = ['tsc', ['--noEmit', '--tsBuildInfoFile', 'node_modules/.cache/check.tsbuildinfo']];
    const generated = (await run('next', ['typegen'])) === 0;
    const passed =
      generated && ((values.changed && (await run(...cached)) === 0) || (await run('tsc', ['--noEmit', '--incremental', 'false'])) === 0);
    return { passed: Number(passed), failed: Number(!passed), skipped: 0 };
  },
};

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const jest = (name, workers) => ({
  name,
  async runPart() {
    const file = join(reports, `${name}.json`);
    const chosen = values.changed ? await chooseTests(name) : [];
    if (values.changed && chosen.length === 0) return { passed: 0, failed: 0, skipped: 0 };
    const args = ['--selectProjects', name, '--json', `--outputFile=${file}`, `--maxWorkers=${workers}`];
    const code = await run('jest', [...args, ...(values.changed ? ['--silent', '--runTestsByPath', ...chosen] : [])]);
    const report = readReport(file);
    const { numPassedTests: passed = 0, numFailedTests = 0, numPendingTests: skipped = 0, numRuntimeErrorTestSuites: broken = 0 } = report ?? {};
    const failed = numFailedTests + broken;
    return { passed, failed: code === 0 ? failed : Math.max(1, failed), skipped };
  },
});

const browser = {
  name: 'e2e',
  async runPart() {
    const chromium = await ensureTestBrowser();
    if (!chromium) {
      console.error('No Chromium: neither Playwright nor the system has one, and none could be installed.');
      return { passed: 0, failed: 1, skipped: 0 };
    }
    const file = join(reports, 'e2e.json');
    const code = await run('playwright', ['test'], { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file });
    const { expected = 0, unexpected: failed = 0, flaky = 0, skipped = 0 } = readReport(file)?.stats ?? {};
    if (flaky > 0) console.log(`\n${flaky} passed at the second attempt only: named above as flaky`);
    return { passed: expected + flaky, failed: code === 0 ? failed : Math.max(1, failed), skipped };
  },
};

const lockfile = check('lockfile', ['npm', 'ci', '--dry-run', '--ignore-scripts']);
const isLockfileAsked = !values.changed || changedFiles().some((file) => /package(?:-lock)?\.json$/.test(file));
const unit = jest('unit', 2);

/** Rounds run one after the other, the parts of a round at the same time, as one part alone leaves a processor idle. */
const rounds = [
  [
    check('format', ['biome', 'format', '.']),
    check('lint', ['oxlint']),
    check('unused', ['knip', '--no-progress', '--no-config-hints']),
    ...(isLockfileAsked ? [lockfile] : []),
    types,
    ...(values.changed ? [unit] : []),
  ],
  [check('build', ['node', 'scripts/build.mjs']), ...(values.changed ? [] : [unit])],
  // These mostly wait: for servers to start, for deliveries, for limits to end.
  [jest('http', 6), check('observatory', ['node', 'scripts/measure.mjs', 'observatory'])],
  [jest('load', 1)],
  // Each builds the site in a copy, so they run only where they are named.
  ...['another-agency', 'fourth-language', 'preview-follows']
    .filter((name) => only.includes(name))
    .map((name) => [check(name, ['node', `scripts/${name}.ts`])]),
  [browser],
];

if ((isAsked('unit') || isAsked('http')) && !ensurePostgres())
  console.error('PostgreSQL not available: none is installed and none could be installed; its tests are skipped.');

// Installed here and not within a test, whose time is short.
for (const proxy of isAsked('http') ? ['nginx', 'caddy'] : [])
  if (!ensureProgram(proxy)) console.error(`${proxy} is not installed and could not be installed; its test fails.`);

const total = { passed: 0, failed: 0, skipped: 0 };
const lines = [];

async function runAndAdd(part) {
  const began = Date.now();
  const { passed, failed, skipped } = await part.runPart();
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  lines.push(`${part.name}: ${passed} passed, ${failed} failed, ${skipped} skipped, ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

async function runBesideOthers(part) {
  const output = [];
  await outputs.run(output, () => runAndAdd(part));
  process.stdout.write(`\n— ${part.name}\n${Buffer.concat(output)}`);
}

for (const round of rounds) {
  const parts = round.filter(({ name }) => isAsked(name));
  const [alone, ...others] = parts;
  if (others.length > 0) await Promise.all(parts.map(runBesideOthers));
  else if (alone) {
    console.log(`\n— ${alone.name}`);
    await runAndAdd(alone);
  }
}

console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
