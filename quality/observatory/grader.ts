import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

type Modifier = { result: string; pass: boolean; constructor: { name: string } };
type Graded = { status: number; grade: string; score: number; results: { test: string; result: string; pass: boolean }[] };

const home = resolve(import.meta.dirname, '../../tools/observatory/node_modules/@mdn/mdn-http-observatory');

/** Grades paths of `localhost` with the Observatory's own tests and table. Its `scan` refuses a 404, so its parts are joined here. */
export async function loadGrader({ httpPort, httpsPort }: { httpPort: number; httpsPort: number }): Promise<(path: string) => Promise<Graded>> {
  // Its install script would download the browsers' HSTS preload list, which cannot contain this machine.
  writeFileSync(join(home, 'conf/hsts-preload.json'), '{}');
  const load = (name: string) => import(join(home, 'src', name));
  const { ALL_TESTS } = await load('constants.js');
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load('grader/charts.js');
  const { getGradeForScore, getScoreModifier } = await load('grader/grader.js');
  const { retrieve } = await load('retriever/retriever.js');
  return async (path) => {
    const retrieved = await retrieve('localhost', { httpPort, httpsPort, path });
    const tested: Modifier[] = ALL_TESTS.map((test: (page: unknown) => Modifier) => test(retrieved));
    const points: number[] = tested.map(({ result }) => getScoreModifier(result));
    const withoutExtraCredit = points.reduce((sum, score) => sum + Math.min(0, score), 100);
    const withExtraCredit = points.reduce((sum, score) => sum + score, 100);
    const results = tested.map(({ constructor, result, pass }) => ({ test: constructor.name, result, pass }));
    return {
      status: retrieved.responses.auto?.status,
      ...getGradeForScore(withoutExtraCredit >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? withExtraCredit : withoutExtraCredit),
      results,
    };
  };
}
