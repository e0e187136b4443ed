import type { FinderChoices } from '#components/filing/finder-view.ts';
import type { RestoredTool, ToolView } from '#components/tools/tool-view.ts';
import type { VideosOutcome } from '#components/videos/load-videos.ts';
import { hasPage, pageOf } from '#lib/site/pages.ts';
import type { Page } from '#lib/site/page.ts';

const pageIds: Readonly<Record<string, string>> = {
  'which-filing': 'which-filing',
  usdot: 'transportation-hub',
  vin: 'transportation-hub',
  address: 'transportation-hub',
  license: 'transportation-hub',
  videos: 'videos',
};

export function pageOfTool(tool: string): Page | undefined {
  const id = Object.hasOwn(pageIds, tool) ? pageIds[tool] : undefined;
  return id !== undefined && hasPage(id) ? pageOf(id) : undefined;
}

export type AnswerState =
  | {
      tool: 'which-filing';
      choices: FinderChoices;
      /** Day from which the term runs, or empty. */
      day: string;
    }
  | { tool: 'lookup'; id: ToolView['id']; restored: RestoredTool }
  | { tool: 'videos'; text: string; found: VideosOutcome | { status: 'empty' | 'long' } };

export function isRefused(state: AnswerState): boolean {
  if (state.tool === 'which-filing') return state.choices.missing.length > 0;
  return state.tool === 'lookup' ? state.restored.answer.invalid === true : state.found.status === 'empty' || state.found.status === 'long';
}
