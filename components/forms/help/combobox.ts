import { isUntouched } from '../form-controls.ts';

type Choice = { label: string; choose: () => void };

export type Combobox = {
  show: (choices: readonly Choice[]) => void;
};

const boxStyle = 'relative z-10 -mt-1.5 h-0';
const listStyle = 'absolute inset-x-0 top-1.5 overflow-hidden rounded-card border border-field bg-surface shadow-lift';
const optionStyle = 'flex min-h-11 cursor-pointer items-center px-3.5 py-2 aria-selected:bg-primary-soft hover:bg-primary-soft';

/** Makes a text control a combobox (ARIA 1.2, list autocomplete). Leaving the control chooses nothing. */
export function makeCombobox(control: HTMLInputElement, label: string, signal: AbortSignal): Combobox {
  const list = document.createElement('ul');
  const box = document.createElement('div');
  list.id = `${control.id}-choices`;
  list.role = 'listbox';
  list.ariaLabel = label;
  list.className = listStyle;
  box.className = boxStyle;
  box.append(list);
  let active = -1;

  const options = () => [...list.children].filter((child): child is HTMLElement => child instanceof HTMLElement);
  const mark = (index: number) => {
    active = index;
    for (const [at, option] of options().entries()) option.ariaSelected = String(at === index);
    const id = options()[index]?.id;
    if (id) control.setAttribute('aria-activedescendant', id);
    else control.removeAttribute('aria-activedescendant');
  };
  const hide = () => {
    box.remove();
    control.ariaExpanded = 'false';
    control.removeAttribute('aria-controls');
    list.replaceChildren();
    mark(-1);
  };
  const show = (choices: readonly Choice[]) => {
    hide();
    if (choices.length === 0) return;
    list.append(
      ...choices.map((choice, index) => {
        const option = document.createElement('li');
        option.id = `${list.id}-${index}`;
        option.role = 'option';
        option.ariaSelected = 'false';
        option.className = optionStyle;
        option.textContent = choice.label;
        // Keeps the focus in the control: losing it would close the list.
        option.addEventListener('pointerdown', (event) => event.preventDefault());
        option.addEventListener('click', () => {
          hide();
          choice.choose();
        });
        return option;
      }),
    );
    control.after(box);
    control.ariaExpanded = 'true';
    control.setAttribute('aria-controls', list.id);
  };

  const move = (by: number) => {
    const count = options().length;
    if (count > 0) mark(active < 0 && by < 0 ? count - 1 : (active + by + count) % count);
    return count > 0;
  };
  const keys: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => {
      const option = options()[active];
      option?.click();
      return option !== undefined;
    },
    Escape: () => {
      const isOpen = box.isConnected;
      hide();
      return isOpen;
    },
  };

  control.role = 'combobox';
  control.setAttribute('aria-autocomplete', 'list');
  control.ariaExpanded = 'false';
  control.addEventListener('keydown', (event) => !event.isComposing && keys[event.key]?.() && event.preventDefault(), { signal });
  control.addEventListener('blur', hide, { signal });
  signal.addEventListener('abort', hide);
  return { show };
}

/** Listens to typed input, not to values set by script. */
export function onTyping(control: HTMLInputElement, run: (text: string) => void, signal: AbortSignal): void {
  const update = () => run(control.value.trim());
  control.addEventListener('input', (event) => event.isTrusted && update(), { signal });
  // For typing that began before this listener.
  if (control === document.activeElement && !isUntouched(control)) update();
}
