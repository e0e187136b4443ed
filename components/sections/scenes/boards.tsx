import type { ReactNode } from 'react';

type Place = { x: number; y: number };
type BoardProps = Place & { width: number; height: number; fill?: string; foot?: number; children?: ReactNode };

/** A road sign on two posts; `children` are drawn from its upper left corner. */
export function Board({ x, y, width, height, fill = 'fill-teal', foot = 272, children }: BoardProps) {
  const post = `v${foot - y}h-6z`;
  return (
    <>
      <path d={`M${x + 20} ${y}h6${post}M${x + width - 26} ${y}h6${post}`} className="fill-on-night-muted" />
      <g transform={`translate(${x} ${y})`}>
        <rect width={width} height={height} rx="7" className="fill-on-night" />
        <rect x="4" y="4" width={width - 8} height={height - 8} rx="4" className={fill} />
        {children}
      </g>
    </>
  );
}

/** A yellow diamond on a post, 100 wide around its middle. */
export function Diamond({ x, y, foot = 272, children }: Place & { foot?: number; children: ReactNode }) {
  return (
    <>
      <path d={`M${x - 4} ${y}h8v${foot - y}h-8z`} className="fill-on-night-muted" />
      <g transform={`translate(${x} ${y})`}>
        <rect x="-36" y="-36" width="72" height="72" rx="7" transform="rotate(45)" className="fill-night" />
        <rect x="-32" y="-32" width="64" height="64" rx="5" transform="rotate(45)" className="fill-sun" />
        {children}
      </g>
    </>
  );
}

const digits = { 2: 'M0 8q0-9 9-9t9 9q0 6-6 11L0 30h19', 4: 'M14 31V0L0 21h20' } as const;

/** A route shield with the number of a filing: the same digit twice. */
export function RouteShield({
  x,
  y,
  digit,
  fill,
  scale = 1,
  foot,
}: Place & { digit: keyof typeof digits; fill: string; scale?: number; foot: number }) {
  return (
    <>
      <path d={`M${x - 4} ${y}h8v${foot - y}h-8z`} className="fill-on-night-muted" />
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <path
          d="M-38-44q12 9 22 0 8 6 16 6t16-6q10 9 22 0 12 14 8 30-6 14-4 28 3 24-42 38-45-14-42-38 2-14-4-28-4-16 8-30z"
          className="fill-on-night"
        />
        <path d="M-35-36q10 5 20-1 8 6 15 6t15-6q10 6 20 1 7 10 4 21-6 14-4 28 2 18-35 31-37-13-35-31 2-14-4-28-3-11 4-21z" className={fill} />
        {[-24, 4].map((left) => (
          <path
            key={left}
            d={digits[digit]}
            transform={`translate(${left} -16)`}
            fill="none"
            strokeWidth="6"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-on-night"
          />
        ))}
      </g>
    </>
  );
}

export function Cone({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-4-32h8l9 30h-26z" className="fill-coral" />
      <path d="M-7-22H7l3 9h-20z" className="fill-on-night" />
      <path d="M-18-3h36v6h-36z" className="fill-brick" />
    </g>
  );
}

/** A sheet of paper with lines, 92 by 116. */
export function Sheet({ x, y, turn = 0, children }: Place & { turn?: number; children?: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d="M0 0h92v116H0z" className="fill-on-night" />
      <path d="M14 14h42v8H14zM14 34h64v5H14zM14 46h64v5H14zM14 58h50v5H14z" className="fill-night-line" />
      {children}
    </g>
  );
}

export function Seal({ x, y, r = 15 }: Place & { r?: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="m-9 6-5 24 12-7 4-18zM9 6l5 24-12-7-4-18z" className="fill-coral" />
      <circle r={r} className="fill-sun" />
      <path d="m-7 0 5 6L8-5" fill="none" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" className="stroke-night" />
    </g>
  );
}
