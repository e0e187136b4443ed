// Grades addresses as Mozilla's HTTP Observatory does, with its own tests and table. Its `scan` refuses a 404, so its parts are joined here.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [httpPort, httpsPort, ...paths] = process.argv.slice(2);
const home = join(dirname(fileURLToPath(import.meta.url)), '../../tools/observatory/node_modules/@mdn/mdn-http-observatory');

// Its install script would fetch the hosts that browsers know as TLS alone; this machine is none of them.
writeFileSync(join(home, 'conf/hsts-preload.json'), '{}');

const load = (name) => import(join(home, 'src', name));
const { ALL_TESTS } = await load('constants.js');
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load('grader/charts.js');
const { getGradeForScore, getScoreModifier } = await load('grader/grader.js');
const { retrieve } = await load('retriever/retriever.js');

async function grade(path) {
  const retrieved = await retrieve('localhost', { httpPort, httpsPort, path });
  const results = ALL_TESTS.map((test) => test(retrieved)).map(({ constructor, result, pass }) => {
    return { test: constructor.name, result, pass, points: getScoreModifier(result) };
  });
  const lost = results.reduce((sum, { points }) => sum + Math.min(0, points), 100);
  const all = results.reduce((sum, { points }) => sum + points, 100);
  return { path, status: retrieved.responses.auto?.status, ...getGradeForScore(lost >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? all : lost), results };
}

const graded = [];
for (const path of paths) graded.push(await grade(path));
process.stdout.write(JSON.stringify(graded));
