/** Preselects the method of a tapped Call, SMS or WhatsApp link in the form that records the contact. */
export function connectContacts(): void {
  const how = document.querySelector<HTMLSelectElement>('select#how');
  if (!how) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-contact]'))
    link.addEventListener('click', () => {
      how.value = link.dataset.contact ?? how.value;
    });
}
