import type { ComponentProps } from 'react';

/** Presets the form below with a resource (`preset-resource.ts`). Without JavaScript the visitor selects it there. */
export function ResourceLink({ resource, children, ...props }: ComponentProps<'a'> & { resource: string }) {
  return (
    <a href="#resource-form" data-replay data-resource={resource} {...props}>
      {children}
    </a>
  );
}
