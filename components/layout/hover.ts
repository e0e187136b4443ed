import { showTooltips } from '#components/ui/tooltips.ts';
import { keepTextSelection } from './keep-text-selection.ts';
import { openMenusOnHover } from './open-menus.ts';

/** What a mouse that rests brings about, on every page, until the signal is aborted. */
export function startHover(signal: AbortSignal): void {
  openMenusOnHover(signal);
  showTooltips(signal);
  keepTextSelection(signal);
}
