const tones = { high: 'fill-primary', medium: 'fill-sun', low: 'fill-field' } as const;

/** A figure above its bar, at most 100. */
export function BarValue({ value, label, tone = 'high' }: { value: number; label: string; tone?: keyof typeof tones }) {
  return (
    <span className="block min-w-24">
      <span className="whitespace-nowrap tabular-nums">{label}</span>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        className="mt-1.5 block h-2.5 w-full overflow-hidden rounded-full bg-sunken"
      >
        <rect width={value} height="6" className={tones[tone]} />
      </svg>
    </span>
  );
}
