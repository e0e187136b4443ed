export function Waves() {
  return (
    <>
      <g transform="translate(980 -17) scale(1.4)">
        <path d="M8 52V18L30 2l22 16v34z" className="fill-on-night" />
        <path d="m0 20 30-20 30 20-4 6L30 9 4 26z" className="fill-coral" />
        <path d="M24 24h12v12H24z" className="fill-sun" />
      </g>
      <path d="M0 40q40-18 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0v40H0z" className="fill-teal" />
      <path d="M-30 52q40-14 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0v20H-30z" fill="currentColor" />
    </>
  );
}
