import { type AnswerState, pageOfTool } from '#components/answers/answer-state.ts';
import { makeFinderView } from '#components/filing/make-finder-view.ts';
import { readChoices } from '#components/filing/finder-view.ts';
import { runTool } from '#components/tools/run-tool.ts';
import { makeToolViews } from '#components/tools/make-tool-views.ts';
import type { Send } from '#components/ui/send.ts';
import { loadVideos } from '#components/videos/load-videos.ts';
import { videoWords } from '#components/videos/video-view.ts';
import { type Locale, regionalLocale } from '#lib/i18n/routing.ts';

/** The posted value of a field; empty when there is none. */
export type ReadField = (name: string) => string;

const maxSearchCharacters = 100;
const maxVideos = 12;

async function searchVideos(locale: Locale, text: string, send: Send): Promise<Extract<AnswerState, { tool: 'videos' }>['found']> {
  if (text === '') return { status: 'empty' };
  if (text.length > maxSearchCharacters) return { status: 'long' };
  const view = { locale, regional: regionalLocale(locale), words: videoWords(locale), categories: [], maxVideos };
  return loadVideos(view, { q: text }, send);
}

/** Runs a tool on a post without JavaScript; undefined for an unknown tool. */
export async function answerQuestion(tool: string, locale: Locale, readField: ReadField, send: Send): Promise<AnswerState | undefined> {
  if (!pageOfTool(tool)) return undefined;
  if (tool === 'which-filing') return { tool, choices: readChoices(makeFinderView(locale).questions, readField), day: readField('start') };
  if (tool === 'videos') {
    const text = readField('q').replace(/\s+/g, ' ').trim();
    return { tool, text, found: await searchVideos(locale, text, send) };
  }
  const view = makeToolViews(locale).find(({ id }) => id === tool);
  if (!view) return undefined;
  const [input, state] = [readField('typed'), readField('state')];
  const { answer } = await runTool(view, input, state, send);
  return { tool: 'lookup', id: view.id, restored: { input, state, answer } };
}
