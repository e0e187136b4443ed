'use client';

import type { ComponentProps } from 'react';

/** Presets the form below with a resource. Without JavaScript the visitor selects it there. */
export function ResourceLink({ resource, children, ...props }: ComponentProps<'a'> & { resource: string }) {
  const choose = () => {
    const select = document.querySelector('form[data-form="resource"] select[name="resource"]');
    if (!(select instanceof HTMLSelectElement)) return;
    select.value = resource;
    for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
    select.form?.querySelector<HTMLElement>('input[name="name"]')?.focus({ preventScroll: true });
  };
  return (
    <a href="#resource-form" data-replay onClick={() => setTimeout(choose)} {...props}>
      {children}
    </a>
  );
}
