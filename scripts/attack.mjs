// `npm run attack`: what other visitors notice while one address, or one IPv6 /64, does its worst to the finished build.
import { runOnBuild } from './run-on-build.mjs';

await runOnBuild('attack/attack.ts', { flags: ['--conditions=react-server', '--disable-warning=ExperimentalWarning'] });
