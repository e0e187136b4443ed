import { showTooltips } from '#components/ui/tooltips.ts';
import { keepTextSelection } from './keep-text-selection.ts';
import { openMenusOnHover } from './open-menus.ts';

/** Starts everything that reacts to a mouse pointer, until the signal is aborted. */
export function startHover(signal: AbortSignal): void {
  openMenusOnHover(signal);
  showTooltips(signal);
  keepTextSelection(signal);
}
