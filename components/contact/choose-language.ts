import { controlOf, fillControl, isUntouched } from '#components/forms/form-controls.ts';
import { spokenLanguageKey } from '#lib/site/device-keys.ts';
import notes from '#messages/spoken-languages.json' with { type: 'json' };

export type Note = { title: string; text: string };

const noteOf: Readonly<Record<string, Note | undefined>> = notes;

function setContactForm(code: string, onlyUntouched: boolean): void {
  const form = document.querySelector('form[data-form="contact"]');
  const control = form instanceof HTMLFormElement ? controlOf(form, 'preferredLanguage') : undefined;
  if (!control || control.value === code || (onlyUntouched && !isUntouched(control))) return;
  fillControl(control, code);
}

/** Stores the language on this device and sets it in the contact form. Returns a note in that language; none for the site's own. */
export function chooseLanguage(code: string): Note | undefined {
  try {
    localStorage.setItem(spokenLanguageKey, code);
  } catch {}
  setContactForm(code, false);
  return noteOf[code];
}

/** Sets an earlier choice in the form, unless the visitor has changed the field. */
export function recallLanguage(code: string): Note | undefined {
  if (noteOf[code]) setContactForm(code, true);
  return noteOf[code];
}
