export function Waves() {
  return (
    <>
      <path d="M1150 44V18l22-16 22 16v26z" className="fill-on-night" />
      <path d="m1142 20 30-20 30 20-4 6-26-17-26 17z" className="fill-coral" />
      <path d="M1166 24h12v12h-12z" className="fill-sun" />
      <path d="M0 40q40-18 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0v40H0z" className="fill-teal" />
      <path d="M-30 52q40-14 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0v20H-30z" fill="currentColor" />
    </>
  );
}
