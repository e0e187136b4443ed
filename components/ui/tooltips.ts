import { hoverDelays } from './hover-delays.ts';

/** Required by the specification; the pointer has time to reach the tooltip. */
const delays = { openMs: 700, skipMs: 300, closeMs: 150 };
const gapPx = 6;

/** The icon button or link under a target: one with a label and no text. */
function labelledTarget(target: EventTarget | null): HTMLElement | undefined {
  const found = target instanceof Element ? target.closest<HTMLElement>('button[aria-label], a[aria-label]') : null;
  return found && (found.textContent ?? '').trim().length < 2 ? found : undefined;
}

function place(tip: HTMLElement, trigger: HTMLElement): void {
  const { left, width, top, bottom } = trigger.getBoundingClientRect();
  const maxLeft = document.documentElement.clientWidth - tip.offsetWidth;
  const hasRoom = bottom + gapPx + tip.offsetHeight < innerHeight;
  tip.style.left = `${Math.max(0, Math.min(left + width / 2 - tip.offsetWidth / 2, maxLeft))}px`;
  tip.style.top = `${hasRoom ? bottom + gapPx : top - gapPx - tip.offsetHeight}px`;
}

/** Shows the label of an icon button on hover or keyboard focus; Esc hides it. */
export function showTooltips(signal: AbortSignal): void {
  const tip = document.createElement('div');
  tip.className = 'tooltip';
  tip.dataset.slot = 'tooltip';
  tip.popover = 'manual';
  tip.ariaHidden = 'true';
  const show = (trigger: HTMLElement) => {
    if (!trigger.isConnected) return;
    tip.textContent = trigger.ariaLabel;
    document.body.append(tip);
    tip.showPopover();
    place(tip, trigger);
  };
  const { enter, leave, close } = hoverDelays(delays, show, () => tip.remove());

  const options = { capture: true, passive: true, signal };
  let over: HTMLElement | undefined;
  const move = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    if (target instanceof Node && tip.contains(target)) return over && enter(over);
    const trigger = labelledTarget(target);
    if (trigger) enter(trigger);
    else leave();
    over = trigger ?? over;
  };
  addEventListener('pointerover', move, options);
  const focus = ({ target }: FocusEvent) => {
    const trigger = labelledTarget(target);
    if (trigger?.matches(':focus-visible')) enter(trigger);
  };
  addEventListener('focusin', focus, options);
  addEventListener('focusout', leave, options);
  for (const type of ['pointerdown', 'scroll']) addEventListener(type, close, options);
  addEventListener('keydown', ({ key }) => key === 'Escape' && close(), options);
  signal.addEventListener('abort', close);
}
