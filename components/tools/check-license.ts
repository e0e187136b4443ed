import { licenseHint } from '#lib/forms/hints/license-hint.ts';
import type { LicenseState, ToolAnswer, ToolWords } from './tool-view.ts';

/** Checks a license number against its state's format, in the browser: the number is not sent. */
export function checkLicense(words: ToolWords, states: readonly LicenseState[], state: string, typed: string): ToolAnswer {
  const chosen = states.find(({ value }) => value === state);
  if (!chosen || typed.trim() === '') return { tone: 'warning', text: words.license.invalid, invalid: true };
  const fill = (text: string) => text.replace('{state}', chosen.label).replace('{shape}', chosen.shape);
  return licenseHint(state, typed) ? { tone: 'warning', text: fill(words.license.differs) } : { tone: 'success', text: fill(words.license.fits) };
}
