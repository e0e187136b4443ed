export function Loading({ label, className = '' }: { label: string; className?: string }) {
  return (
    <p data-slot="loading" role="status" className={`flex items-center gap-3 text-muted ${className}`}>
      <span aria-hidden="true" className="spinner text-primary" />
      {label}
    </p>
  );
}
