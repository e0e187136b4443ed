import { afterPress } from './press.ts';

type Tone = 'info' | 'success' | 'danger';
type Toast = { title: string; text?: string; tone?: Tone; close: string };

const shownMs = 5000;

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = ''): HTMLElementTagNameMap[Name] {
  const node = document.createElement(name);
  node.className = className;
  node.textContent = text;
  return node;
}

/** One live region for all toasts; showing the popover again puts it above newer dialogs. */
function region(): HTMLElement {
  const node = document.getElementById('toasts') ?? element('output', 'toasts');
  node.id = 'toasts';
  node.popover = 'manual';
  if (!node.isConnected) document.body.append(node);
  if (node.matches(':popover-open')) node.hidePopover();
  node.showPopover();
  return node;
}

/** Counts down while the toast has neither pointer nor focus. */
function countDown(toast: HTMLElement, end: () => void): void {
  let left = shownMs;
  let started = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pause = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left -= performance.now() - started;
  };
  const run = () => {
    if (timer !== undefined || toast.matches(':hover, :focus-within')) return;
    started = performance.now();
    timer = setTimeout(afterPress, left, end);
  };
  for (const name of ['pointerenter', 'focusin']) toast.addEventListener(name, pause);
  for (const name of ['pointerleave', 'focusout']) toast.addEventListener(name, () => queueMicrotask(run));
  run();
}

/** Shows a message for five seconds, announced politely; hover or focus stops the clock. Browser only. */
export function showToast({ title, text, tone = 'info', close }: Toast): void {
  const all = region();
  const toast = element('div', 'toast');
  toast.dataset.slot = 'toast';
  toast.dataset.tone = tone;
  const words = element('div', 'toast-words');
  words.append(element('strong', '', title));
  if (text) words.append(element('p', '', text));
  const button = element('button', 'toast-close', '×');
  button.type = 'button';
  button.ariaLabel = close;
  const end = () => {
    toast.remove();
    if (all.childElementCount === 0) all.hidePopover();
  };
  button.addEventListener('click', end);
  toast.append(words, button);
  // A live region must exist before its text, or screen readers miss the first message.
  requestAnimationFrame(() => {
    afterPress(() => {
      // A success or a new error replaces an old error.
      if (tone !== 'info') for (const old of all.querySelectorAll('[data-tone=danger]')) old.remove();
      all.append(toast);
      countDown(toast, end);
    });
  });
}
