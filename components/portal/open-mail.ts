import { controlOf, controlValue } from '#components/forms/form-controls.ts';
import type { ChosenFile, DocumentsView } from './documents-view.ts';

export function openMail(element: HTMLFormElement, files: readonly ChosenFile[], { form, words }: DocumentsView): void {
  const typed = (name: string) => controlValue(controlOf(element, name));
  const subject = words.ui.mailSubject.replace('{name}', typed('client_name'));
  const names = words.ui.mailFiles.replace('{files}', files.map(({ file }) => file.name).join(', '));
  const body = [typed('client_name'), typed('client_email'), '', typed('message'), '', names].join('\r\n');
  location.href = `mailto:${form.words.mailto}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
