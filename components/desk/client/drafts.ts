const prefix = 'desk-draft ';

function removeAll(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}

/** Keeps unposted text about a lead in session storage, so that another button of the page does not discard it. */
export function keepDrafts(): void {
  const reference = document.querySelector<HTMLElement>('[data-lead-page]')?.dataset.leadPage;
  for (const form of document.querySelectorAll('form[action="/desk/sign-out"]')) form.addEventListener('submit', removeAll);
  if (!reference) return;
  for (const field of document.querySelectorAll<HTMLTextAreaElement>('textarea[data-draft]')) {
    const key = `${prefix}${reference} ${field.dataset.draft}`;
    const kept = sessionStorage.getItem(key);
    if (kept && field.value === '') field.value = kept;
    field.addEventListener('input', () => {
      if (field.value) sessionStorage.setItem(key, field.value);
      else sessionStorage.removeItem(key);
    });
    field.form?.addEventListener('submit', () => sessionStorage.removeItem(key));
  }
}
