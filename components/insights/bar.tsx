export function Bar({ value }: { value: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      className="mt-1.5 block h-2.5 w-full min-w-24 overflow-hidden rounded-full bg-sunken"
    >
      <rect width={value} height="6" className="fill-primary" />
    </svg>
  );
}
