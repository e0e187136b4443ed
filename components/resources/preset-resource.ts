function preset(resource: string): void {
  const select = document.querySelector('form[data-form="resource"] select[name="resource"]');
  if (!(select instanceof HTMLSelectElement)) return;
  select.value = resource;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
  select.form?.querySelector<HTMLElement>('input[name="name"]')?.focus({ preventScroll: true });
}

/** Handles a click on a link to the form of resources. */
export function presetResource({ target }: MouseEvent): void {
  const resource = target instanceof Element && target.closest<HTMLElement>('a[data-resource]')?.dataset.resource;
  if (resource) setTimeout(preset, 0, resource);
}
