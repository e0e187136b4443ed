// `npm run observatory`: grades the finished build with Mozilla's HTTP Observatory, behind a TLS front of this machine. `--record` keeps the score in docs/reliability.md.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installTool } from '../../scripts/install-tool.mjs';
import { postHomeLead } from '../../tests/support/post-lead.ts';
import { startServer } from '../../tests/support/server.ts';
import { makeCertificate } from '../../tests/support/tls-certificate.ts';
import { faults } from '../chaos/faults/faults.ts';
import { record } from '../chaos/record.ts';
import { startTlsFront } from './tls-front.ts';

type Graded = { path: string; status: number; grade: string; score: number; results: { test: string; result: string; pass: boolean }[] };

/** The least score that every page must have; A+ begins at 100. */
const least = 130;

function scan(args: string[], env: Record<string, string>): Promise<Graded[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'scan.mjs'), ...args], { env: { ...process.env, ...env } });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
  child.stderr.pipe(process.stderr);
  return new Promise((done, fail) =>
    child.on('close', (code) => (code === 0 ? done(JSON.parse(text)) : fail(new Error(`the scan ended with ${code}`)))),
  );
}

if (!(await installTool('observatory'))) process.exit(1);
const folder = mkdtempSync(join(tmpdir(), 'observatory-'));
const certificate = makeCertificate('localhost');
const trusted = join(folder, 'localhost.pem');
writeFileSync(trusted, certificate.cert);
const site = await startServer({ SITE_URL: 'https://localhost', TRUST_PROXY: '1', RATE_LIMIT: 'off' });
const front = await startTlsFront(site, certificate);
try {
  const reference = await postHomeLead(site.url);
  const paths = [
    '/',
    '/contact',
    '/es/contact',
    '/pt/contact',
    '/videos',
    '/nowhere',
    '/es/nowhere',
    `/thank-you/${reference}`,
    `/es/thank-you/${reference}`,
  ];
  const graded = await scan([String(front.httpPort), String(front.httpsPort), ...paths], { NODE_EXTRA_CA_CERTS: trusted });
  for (const { path, status, grade, score, results } of graded) {
    console.log(`${grade.padEnd(3)}${score}  ${status}  ${path.replace(reference, '…')}`);
    for (const { test, result, pass } of results) if (!pass) console.log(`     ${test}: ${result}`);
  }
  const scores = graded.map(({ score }) => score);
  if (process.argv.includes('--record'))
    record(
      { graded: { pages: scores.length, least: Math.min(...scores) } },
      faults.map(({ name }) => name),
    );
  process.exitCode = graded.every(({ score }) => score >= least) ? 0 : 1;
} finally {
  front.stop();
  await site.stop();
  rmSync(folder, { recursive: true });
}
