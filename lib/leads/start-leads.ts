import 'server-only';
import { errorCause } from '#lib/error-code.ts';
import { registerPageDecision } from '#lib/http/page-decision.ts';
import { registerShutdown, startLoops } from './deliver/delivery-loops.ts';
import { prepareStore } from './prepare-store.ts';
import { decidePage } from './visitor-pages.ts';

export async function startLeads(): Promise<void> {
  try {
    await prepareStore();
  } catch (error) {
    process.stderr.write(`${errorCause(error)}\n`);
    process.exit(1);
  }
  registerShutdown();
  startLoops();
  registerPageDecision(decidePage);
}
