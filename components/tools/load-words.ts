import type { Locale } from '#lib/i18n/routing.ts';
import type { ToolWords } from './tool-view.ts';

const words: Record<Locale, () => Promise<{ default: ToolWords }>> = {
  en: () => import('#messages/en/tools.json', { with: { type: 'json' } }),
  es: () => import('#messages/es/tools.json', { with: { type: 'json' } }),
  pt: () => import('#messages/pt/tools.json', { with: { type: 'json' } }),
};

/** The tools' words in one language, in a chunk of their own. */
export async function loadWords(locale: Locale): Promise<ToolWords> {
  return (await words[locale]()).default;
}
