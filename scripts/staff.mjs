// The operator's command for the desk's people: `npm run staff -- <verb>`.
import { runCommandScript } from './run-command-script.mjs';

await runCommandScript('staff.ts');
