import { Icon } from '#components/ui/icon.tsx';
import { agency } from '#lib/site/agency.ts';

/** `data-logo` marks the picture that may be saved where others are protected. */
export function Logo() {
  return (
    <span data-logo className="flex items-center gap-2.5">
      <Icon name="logo" className="size-9" />
      <span className="font-bold font-display text-xl leading-none tracking-tight">{agency.shortName}</span>
    </span>
  );
}
