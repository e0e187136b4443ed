// `npm run chaos`: breaks what the finished build depends on while requests come in.
import { runOnBuild } from './run-on-build.mjs';

await runOnBuild('chaos/chaos.ts', { flags: ['--conditions=react-server', '--disable-warning=ExperimentalWarning'] });
