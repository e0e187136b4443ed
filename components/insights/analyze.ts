import { showToast } from '#components/ui/toast.ts';
import { type CarrierMatch, hasInput, matchCarriers } from './match-carriers.ts';
import { seededRandom, seedOfPage } from './random.ts';
import type { RiskFactor } from './carriers.ts';
import type { InsightsWords } from './insights-view.ts';

const analyzeMs = 2_000;

/** Matches carriers after the simulation's delay and shows a toast; undefined without input. */
export async function analyze(
  description: string,
  chosen: readonly RiskFactor[],
  toasts: InsightsWords['toasts'],
): Promise<readonly CarrierMatch[] | undefined> {
  const { close } = toasts;
  if (!hasInput(description, chosen)) {
    showToast({ title: toasts.inputTitle, text: toasts.input, tone: 'danger', close });
    return undefined;
  }
  await new Promise((resolve) => setTimeout(resolve, analyzeMs));
  const matches = matchCarriers(description, chosen, seededRandom(seedOfPage()));
  const text = matches.length === 1 ? toasts.foundOne : toasts.found.replace('{count}', String(matches.length));
  showToast({ title: toasts.done, text, tone: 'success', close });
  return matches;
}
