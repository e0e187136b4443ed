/** Inserts a saved reply at the cursor, or at the end of the text. The browser's undo removes it. */
function insertInto(field: HTMLTextAreaElement, saved: string, greeting: string): void {
  const isEmpty = field.value.trim() === '';
  const isInside = field.selectionStart > 0 && field.selectionStart < field.value.trimEnd().length;
  field.focus();
  if (isEmpty) field.setSelectionRange(0, field.value.length);
  else if (!isInside) field.setSelectionRange(field.value.trimEnd().length, field.value.length);
  else field.setSelectionRange(field.selectionEnd, field.selectionEnd);
  const text = isEmpty ? `${greeting}\n\n${saved}` : `\n\n${saved}${isInside ? '\n\n' : ''}`;
  if (!document.execCommand('insertText', false, text)) field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The buttons of saved replies insert their text without a page load. */
export function connectSavedReplies(): void {
  const field = document.querySelector<HTMLTextAreaElement>('textarea[data-draft="reply"]');
  const inserted = document.querySelector<HTMLElement>('[data-inserted]');
  if (!field?.form || !inserted) return;
  const notice = inserted.querySelector('p');
  const before = inserted.querySelector<HTMLInputElement>('input[name="before"]');
  const papers = field.form.querySelector<HTMLInputElement>('input[name="link"]');
  let hadLink = papers?.checked ?? false;
  for (const button of field.form.querySelectorAll<HTMLButtonElement>('button[data-saved]'))
    button.addEventListener('click', (event) => {
      event.preventDefault();
      if (before) before.value = field.value;
      hadLink = papers?.checked ?? false;
      insertInto(field, button.dataset.saved ?? '', button.dataset.greeting ?? '');
      if (papers && button.value === 'papers') papers.checked = true;
      if (notice) notice.textContent = (inserted.dataset.inserted ?? '').replace('%', button.textContent ?? '');
      inserted.hidden = false;
    });
  inserted.querySelector('button')?.addEventListener('click', (event) => {
    event.preventDefault();
    field.value = before?.value ?? '';
    if (papers) papers.checked = hadLink;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    inserted.hidden = true;
    field.focus();
  });
}
