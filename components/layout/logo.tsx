import { Icon } from '#components/ui/icon.tsx';
import { agency } from '#lib/site/agency.ts';

export function LogoDrawing() {
  return (
    <>
      <rect width="40" height="40" rx="10" className="fill-teal" />
      <path d="M20 11 4 6.5v9L20 13zM20 11l16-4.5v9L20 13z" className="fill-sun opacity-45" />
      <path d="M17 9.5 20 6l3 3.5v1.5h-6zM17.5 12h5l1.5 16h-8z" className="fill-on-night" />
      <path d="M18 11h4v2h-4z" className="fill-sun" />
      <path d="M17 18h6l.4 4h-6.8z" className="fill-coral" />
      <path
        d="M5 31c3-2.5 5-2.5 7.5 0s5 2.5 7.5 0 5-2.5 7.5 0 5 2.5 7.5 0"
        fill="none"
        strokeWidth="2.2"
        strokeLinecap="round"
        className="stroke-on-night"
      />
    </>
  );
}

/** `data-logo` exempts the picture from protection. */
export function Logo() {
  return (
    <span data-logo className="flex items-center gap-2.5 max-[22.5rem]:gap-1.5">
      <Icon name="logo" className="size-9" />
      <span className="font-bold font-display text-xl leading-none tracking-tight max-[22.5rem]:text-base">{agency.shortName}</span>
    </span>
  );
}
