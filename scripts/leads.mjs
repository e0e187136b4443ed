// The operator's command for leads: `npm run leads -- <verb>`.
import { runCommandScript } from './run-command-script.mjs';

await runCommandScript('leads.ts');
