import type { IconName } from './icon-shapes.ts';

export type { IconName } from './icon-shapes.ts';

/** A drawing beside words that say the same; it is silent to screen readers. All icons come in one file (see app/icons.svg). */
export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={`shrink-0 ${className}`}>
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
