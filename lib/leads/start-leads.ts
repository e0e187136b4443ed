import 'server-only';
import { errorCause } from '#lib/error-code.ts';
import { registerPageJudge } from '#lib/http/judge-page.ts';
import { registerShutdown, startLoops } from './deliver/drain.ts';
import { prepareStore } from './prepare-store.ts';
import { judgePage } from './visitor-pages.ts';

export async function startLeads(): Promise<void> {
  try {
    await prepareStore();
  } catch (error) {
    process.stderr.write(`${errorCause(error)}\n`);
    process.exit(1);
  }
  registerShutdown();
  startLoops();
  registerPageJudge(judgePage);
}
