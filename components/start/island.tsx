import type { ReactElement } from 'react';
import type { IslandName } from './island-parts.ts';

/** Marks a component that the browser hydrates by itself: nothing else of a page needs React. `children` is the component of that name. */
export function Island({ name, children }: { name: IslandName; children: ReactElement }) {
  return <div data-island={name}>{children}</div>;
}
