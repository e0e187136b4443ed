const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;

function rows(): HTMLTableRowElement[] {
  return [...document.querySelectorAll<HTMLTableRowElement>('tr[data-lead]')];
}

function moveRow(step: 1 | -1): void {
  const all = rows();
  const at = all.findIndex((row) => row.classList.contains('current'));
  const next = all[Math.min(all.length - 1, Math.max(0, at + step))];
  if (!next) return;
  all[at]?.classList.remove('current');
  next.classList.add('current');
  next.querySelector('a')?.focus();
}

function press(name: string): void {
  const found = document.querySelector<HTMLElement>(`[data-key="${name}"]`);
  if (found instanceof HTMLButtonElement || found instanceof HTMLAnchorElement) found.click();
  else found?.focus();
}

function toggleHelp(): void {
  const help = document.querySelector<HTMLDialogElement>('dialog#keys');
  if (help?.open) help.close();
  else help?.showModal();
}

const keys: Readonly<Record<string, () => void>> = {
  j: () => moveRow(1),
  k: () => moveRow(-1),
  o: () => document.querySelector<HTMLAnchorElement>('tr.current a')?.click(),
  u: () => press('inbox'),
  a: () => press('assignee'),
  s: () => press('status'),
  r: () => press('reply'),
  n: () => press('note'),
  x: () => press('next'),
  '/': () => press('search'),
  '?': toggleHelp,
};

/** Shortcuts of one key; inactive while a field has the focus. */
export function connectKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
}
