// `npm run observatory`: grades the finished build with Mozilla's HTTP Observatory, behind a TLS front of this machine. `--record` keeps the
// score in docs/reliability.md. Exits with code 1 when a page has less than A+ (130).
import tls from 'node:tls';
import { installTool } from '../../scripts/install-tool.mjs';
import { postHomeLead } from '../../tests/support/site/post-lead.ts';
import { startServer } from '../../tests/support/site/server.ts';
import { makeCertificate } from '../../tests/support/services/tls-certificate.ts';
import { record } from '../chaos/record.ts';
import { loadGrader } from './grader.ts';
import { startTlsFront } from './tls-front.ts';

const minScore = 130;
const pages = ['/', '/contact', '/es/contact', '/pt/contact', '/videos', '/nowhere', '/es/nowhere'];

if (!(await installTool('observatory'))) process.exit(1);
const certificate = makeCertificate('localhost');
tls.setDefaultCACertificates([certificate.cert]);
const site = await startServer({ SITE_URL: 'https://localhost', TRUST_PROXY: '1', RATE_LIMIT: 'off' });
const front = await startTlsFront(site, certificate);
try {
  const grade = await loadGrader(front);
  const reference = await postHomeLead(site.url);
  const scores: number[] = [];
  for (const path of [...pages, `/thank-you/${reference}`, `/es/thank-you/${reference}`]) {
    const graded = await grade(path);
    scores.push(graded.score);
    console.log(`${graded.grade.padEnd(3)}${graded.score}  ${graded.status}  ${path.replace(reference, '…')}`);
    for (const { test, result, pass } of graded.results) if (!pass) console.log(`     ${test}: ${result}`);
  }
  const lowestScore = Math.min(...scores);
  if (process.argv.includes('--record')) record({ observatory: { pages: scores.length, minScore: lowestScore } });
  process.exitCode = lowestScore >= minScore ? 0 : 1;
} finally {
  front.stop();
  await site.stop();
}
