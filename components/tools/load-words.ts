import type { Locale } from '#lib/i18n/routing.ts';
import { toolWords } from '#lib/i18n/words/tools.ts';
import type { ToolWords } from './tool-view.ts';

const words: Readonly<Record<Locale, () => Promise<{ default: ToolWords }>>> = toolWords;

export async function loadWords(locale: Locale): Promise<ToolWords> {
  return (await words[locale]()).default;
}
