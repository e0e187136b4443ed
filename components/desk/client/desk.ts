import { followLeads } from './live.ts';
import { connectPasskeys } from './passkeys.ts';
import { connectSavedReplies } from './saved-replies.ts';
import { connectKeys } from './shortcuts.ts';

const prefix = 'desk-draft ';

function removeDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}

/** Holds the key of the draft that was posted last. The post may be refused, for example when the session has ended. */
const postedKey = `${prefix}posted`;
/** Names in the query of the page that follows a stored post. */
const storedOutcomes = ['sent', 'done', 'recorded', 'previous'];

/** Whether the timeline has a text: alone, or above a signature. */
function isInTimeline(text: string): boolean {
  const stored = [...document.querySelectorAll('.timeline .note')].map(({ textContent }) => textContent?.trim() ?? '');
  return stored.some((note) => note === text || note.startsWith(`${text}\n\n`));
}

/**
 * Removes the draft of the last post if that post was stored. Its outcome may never have been shown, because the person opened another page or the
 * connection was lost: then the timeline has the text.
 */
function forgetPosted(): void {
  const query = new URLSearchParams(location.search);
  const key = sessionStorage.getItem(postedKey);
  const isStored = storedOutcomes.some((name) => query.has(name));
  if (key !== null && (isStored || isInTimeline(sessionStorage.getItem(key)?.trim() ?? ''))) sessionStorage.removeItem(key);
  sessionStorage.removeItem(postedKey);
}

/**
 * Keeps text about a lead in session storage until it is stored, so that neither another button of the page nor the end of the session discards it.
 */
function connectDrafts(): void {
  const reference = document.querySelector<HTMLElement>('[data-lead-page]')?.dataset.leadPage;
  for (const form of document.querySelectorAll('form[action="/desk/sign-out"]')) form.addEventListener('submit', removeDrafts);
  forgetPosted();
  if (!reference) return;
  for (const field of document.querySelectorAll<HTMLTextAreaElement>('textarea[data-draft]')) {
    const key = `${prefix}${reference} ${field.dataset.draft}`;
    const kept = sessionStorage.getItem(key);
    if (kept && field.value === '') field.value = kept;
    field.addEventListener('input', () => {
      if (field.value) sessionStorage.setItem(key, field.value);
      else sessionStorage.removeItem(key);
    });
    field.form?.addEventListener('submit', () => sessionStorage.setItem(postedKey, key));
  }
}

/** Preselects the method of a tapped Call, SMS or WhatsApp link in the form that records the contact. */
function connectContacts(): void {
  const method = document.querySelector<HTMLSelectElement>('select#method');
  if (!method) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-contact]'))
    link.addEventListener('click', () => {
      method.value = link.dataset.contact ?? method.value;
    });
}

/** Scrolls the row of views to the current one. */
function scrollToCurrentView(): void {
  const current = document.querySelector<HTMLElement>('.views [aria-current]');
  const row = current?.closest('ul');
  if (current && row) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
}

connectPasskeys();
scrollToCurrentView();
connectKeys();
connectSavedReplies();
connectContacts();
connectDrafts();
followLeads();
