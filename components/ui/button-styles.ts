const base =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-5 py-2.5 text-balance text-center font-semibold leading-tight no-underline transition-[background-color] disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:opacity-60 busy-mark';

const intents = {
  // Forced colors show the transparent border, and with it the shape of the button.
  primary: 'border-2 border-transparent bg-accent text-on-accent shadow-soft hover:bg-accent-strong',
  secondary: 'border-2 border-transparent bg-primary text-on-primary hover:bg-primary-strong',
  outline: 'border-2 border-current bg-transparent text-primary hover:bg-primary-soft',
  onNight: 'border-2 border-on-night-muted bg-transparent text-on-night hover:bg-night-soft',
  quiet: 'bg-transparent text-primary underline underline-offset-4 hover:bg-primary-soft',
  danger: 'border-2 border-transparent bg-danger text-on-danger hover:opacity-90',
} as const;

export type ButtonIntent = keyof typeof intents;

/** The styles of a button, also for links. A plain table, because `cva` is too large for the browser. */
export function buttonStyles(intent: ButtonIntent = 'primary', className = ''): string {
  return `${base} ${intents[intent]} ${className}`;
}
