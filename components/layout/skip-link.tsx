export function SkipLink({ children }: { children: string }) {
  return (
    <a
      href="#main"
      className="sr-only rounded-control bg-sun px-5 py-3 font-semibold text-night focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
    >
      {children}
    </a>
  );
}
