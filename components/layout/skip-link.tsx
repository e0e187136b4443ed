export function SkipLink({ children }: { children: string }) {
  return (
    <a href="#main" className="skip-link">
      {children}
    </a>
  );
}
