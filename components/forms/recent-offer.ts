import { controlOf, fillControl } from './form-controls.ts';
import type { FormView } from './form-view.ts';
import { forgetRecents, readRecents } from './recent-store.ts';

const frameStyle = 'mb-4 flex flex-wrap items-center gap-2 rounded-card bg-primary-soft p-3';
const choiceStyle = 'min-h-11 cursor-pointer rounded-control border border-primary bg-surface px-3 font-semibold text-primary';
const forgetStyle = 'min-h-11 cursor-pointer px-2 text-sm underline underline-offset-4';

function button(text: string, look: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = look;
  element.textContent = text;
  element.addEventListener('click', press);
  return element;
}

/** Offers recently sent values of the recalled group, each named by its first value; a button removes them all. */
export function offerRecent(element: HTMLFormElement, view: FormView): void {
  const { remembered } = view;
  const fields = view.groups.find(({ name }) => name === remembered?.group)?.fields ?? [];
  const legend = controlOf(element, fields[0]?.name ?? '')
    ?.closest('fieldset')
    ?.querySelector('legend');
  const recents = readRecents(view);
  if (!remembered || !legend || recents.length === 0) return;
  const frame = document.createElement('div');
  frame.className = frameStyle;
  frame.setAttribute('role', 'group');
  frame.setAttribute('aria-label', remembered.offer);
  frame.dataset.recent = '';
  const label = document.createElement('p');
  label.className = 'w-full';
  label.textContent = remembered.offer;
  const choices = recents.map((recent) =>
    button(Object.values(recent)[0] ?? '', choiceStyle, () => {
      for (const { name } of fields) {
        const control = controlOf(element, name);
        if (control) fillControl(control, recent[name] ?? '');
      }
    }),
  );
  const forget = button(remembered.forget, forgetStyle, () => {
    forgetRecents(view);
    frame.remove();
    controlOf(element, fields[0]?.name ?? '')?.focus();
  });
  frame.append(label, ...choices, forget);
  legend.after(frame);
}
