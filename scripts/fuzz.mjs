// `npm run fuzz`: throws whatever a visitor could at the finished build.
import { runOnBuild } from './run-on-build.mjs';

await runOnBuild('fuzz/fuzz.ts', { flags: ['--conditions=react-server'] });
