import { showTooltips } from '#components/ui/tooltips.ts';
import { hoverDelays } from '#components/ui/hover-delays.ts';

/** Required by the specification. */
const delays = { openMs: 200, skipMs: 300, closeMs: 150 };

/** Opens the header's menu groups on hover; a click on a group opened by hover keeps it open. */
function openMenusOnHover(signal: AbortSignal): void {
  const hovered = new WeakSet<HTMLElement>();
  const show = (menu: HTMLElement) => {
    if (menu.matches(':popover-open')) return;
    hovered.add(menu);
    menu.showPopover();
  };
  const hide = (menu: HTMLElement) => {
    if (hovered.delete(menu) && menu.matches(':popover-open')) menu.hidePopover();
  };
  const { enter, leave } = hoverDelays(delays, show, hide);

  for (const button of document.querySelectorAll<HTMLButtonElement>('button[popovertarget^="menu-"]:not([popovertargetaction])')) {
    const menu = button.popoverTargetElement;
    if (!(menu instanceof HTMLElement)) continue;
    const onEnter = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && enter(menu);
    const onLeave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && leave();
    for (const part of [button, menu]) {
      part.addEventListener('pointerenter', onEnter, { signal });
      part.addEventListener('pointerleave', onLeave, { signal });
    }
    const keepOpen = (event: MouseEvent) => {
      if (hovered.delete(menu) && menu.matches(':popover-open')) event.preventDefault();
    };
    button.addEventListener('click', keepOpen, { signal });
  }
}

/** Selecting the text of a link that cannot be dragged, such as a phone number, must not follow the link. Active until the signal is aborted. */
function keepTextSelection(signal: AbortSignal): void {
  const options = { capture: true, signal };
  const selected = () => String(getSelection());
  let before = '';
  addEventListener('pointerdown', () => (before = selected()), options);
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[draggable="false"]') : null;
      const isNew = selected() !== '' && selected() !== before;
      // A keyboard click has `detail` 0.
      if (link && event.detail > 0 && isNew && getSelection()?.containsNode(link, true)) event.preventDefault();
    },
    options,
  );
}

export function startPointerHelp(signal: AbortSignal): void {
  openMenusOnHover(signal);
  showTooltips(signal);
  keepTextSelection(signal);
}
