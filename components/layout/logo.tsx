import { Icon } from '#components/ui/icon.tsx';
import { agency } from '#lib/site/agency.ts';

/** `data-logo` exempts the picture from protection. */
export function Logo() {
  return (
    <span data-logo className="flex items-center gap-2.5">
      <Icon name="logo" className="size-9" />
      <span className="font-bold font-display text-xl leading-none tracking-tight">{agency.shortName}</span>
    </span>
  );
}
