import type { ReadAnswers } from '#components/filing/read-answers.ts';
import type { RestoredTool, ToolView } from '#components/tools/tool-view.ts';
import type { VideosOutcome } from '#components/videos/load-videos.ts';

export type AnswerState =
  | { tool: 'which-filing'; read: ReadAnswers /** Day from which the term runs, or empty. */; day: string }
  | { tool: 'tools'; id: ToolView['id']; restored: RestoredTool }
  | { tool: 'videos'; text: string; found: VideosOutcome | { status: 'empty' | 'long' } };

export function isRefused(state: AnswerState): boolean {
  if (state.tool === 'which-filing') return state.read.missing.length > 0;
  return state.tool === 'tools' ? state.restored.answer.invalid === true : state.found.status === 'empty' || state.found.status === 'long';
}
