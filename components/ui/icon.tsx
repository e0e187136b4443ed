import type { IconName } from './icon-shapes.ts';

export type { IconName } from './icon-shapes.ts';

/** Decorative, hidden from screen readers. All icons are symbols of `/icons.svg`. */
export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={`shrink-0 ${className}`}>
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
