/** A spinner with a label. */
export function Loading({ label, className = '' }: { label: string; className?: string }) {
  return (
    <p data-slot="loading" role="status" className={`flex items-center gap-3 text-muted ${className}`}>
      <span aria-hidden="true" className="spinner text-primary" />
      {label}
    </p>
  );
}

/** Placeholder of text that is loading, as tall as the text. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div data-slot="skeleton" aria-hidden="true" className="flex flex-col gap-3">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="skeleton last:w-2/3" />
      ))}
    </div>
  );
}
