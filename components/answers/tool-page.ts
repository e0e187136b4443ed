import { hasPage, pageOf } from '#lib/site/find-page.ts';
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
