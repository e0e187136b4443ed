import type { ReactElement } from 'react';
import type { IslandName } from './island-loaders.ts';

/** Marks a component that is hydrated on its own: the rest of a page needs no React. `children` is the component of that name. */
export function Island({ name, children }: { name: IslandName; children: ReactElement }) {
  return <div data-island={name}>{children}</div>;
}
