import type { IconName } from './icon-shapes.ts';

export type { IconName } from './icon-shapes.ts';

/** The address of the icon file, which the build names after its content (`scripts/build/picture-addresses.ts`). */
declare const ICONS_ADDRESS: string | undefined;
const icons = typeof ICONS_ADDRESS === 'string' ? ICONS_ADDRESS : '/icons.svg';

/** Decorative, hidden from screen readers. All icons are symbols of one file. */
export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={`shrink-0 ${className}`}>
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
