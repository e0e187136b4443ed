/** After a tap on Call, SMS or WhatsApp the same way is chosen where the contact is recorded. */
export function connectContacts(): void {
  const how = document.querySelector<HTMLSelectElement>('select#how');
  if (!how) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-contact]'))
    link.addEventListener('click', () => {
      how.value = link.dataset.contact ?? how.value;
    });
}
