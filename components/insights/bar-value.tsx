const tones = { high: 'fill-primary', medium: 'fill-primary opacity-80', low: 'fill-primary opacity-65' } as const;

/** A figure above its bar, at most 100. */
export function BarValue({ value, label, tone = 'high' }: { value: number; label: string; tone?: keyof typeof tones }) {
  return (
    <span className="block min-w-24">
      <span className="tabular-nums sm:whitespace-nowrap">{label}</span>
      <svg aria-hidden="true" className="mt-1.5 block h-2.5 w-full rounded-full bg-sunken">
        <rect width={`${value}%`} height="100%" rx="5" className={tones[tone]} />
      </svg>
    </span>
  );
}
