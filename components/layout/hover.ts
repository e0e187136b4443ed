import { showTooltips } from '#components/ui/tooltips.ts';
import { keepTextSelection } from './keep-text-selection.ts';
import { openMenusOnHover } from './open-menus.ts';

export function startHover(signal: AbortSignal): void {
  openMenusOnHover(signal);
  showTooltips(signal);
  keepTextSelection(signal);
}
