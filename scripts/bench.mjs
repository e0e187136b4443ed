// The site's own benchmark: `npm run bench`. Bytes, times, Lighthouse, load and leads of the finished build, beside a bare page of the same framework and plain files.
import { runOnBuild } from './run-on-build.mjs';

await runOnBuild('bench/bench.ts');
