import type { ReactNode } from 'react';
import type { Line } from '#lib/site/page.ts';

const car = (
  <g>
    <path d="M150 318h26l22-34q4-6 12-6h66q8 0 14 6l28 34 34 6q12 2 12 14v20H140v-26q0-14 10-14z" className="fill-coral" />
    <path d="M194 316l16-25q3-4 8-4h24v29zM250 287h22q6 0 10 4l20 25h-52z" className="fill-night" />
    <path d="M346 330h18v10h-18z" className="fill-sun" />
  </g>
);

const truck = (
  <g>
    <path d="M92 262h180v90H92z" className="fill-on-night" />
    <path d="M104 276h156v8H104zM104 292h100v8H104z" className="fill-night-line" />
    <path d="M280 286h52q8 0 12 8l20 34v24h-84z" className="fill-coral" />
    <path d="M296 298h30l16 28h-46z" className="fill-night" />
    <path d="M356 334h12v9h-12z" className="fill-sun" />
  </g>
);

const wheels = (places: readonly number[]) =>
  places.map((x) => (
    <g key={x}>
      <circle cx={x} cy="358" r="20" className="fill-night" />
      <circle cx={x} cy="358" r="9" className="fill-on-night-muted" />
    </g>
  ));

const building = (
  <g>
    <path d="M120 206h110v160H120z" className="fill-on-night" />
    <path d="M230 250h110v116H230z" className="fill-coral" />
    <path d="M138 226h20v22h-20zm36 0h20v22h-20zm-36 40h20v22h-20zm36 0h20v22h-20zm-36 40h20v22h-20zm36 0h20v22h-20z" className="fill-night-soft" />
    <path d="M250 270h26v24h-26zm44 0h26v24h-26zm-44 42h26v24h-26z" className="fill-sun" />
    <path d="M294 322h26v44h-26z" className="fill-night" />
  </g>
);

const house = (
  <g>
    <path d="M150 282h180v86H150z" className="fill-on-night" />
    <path d="m132 288 108-76 108 76-12 12-96-66-96 66z" className="fill-coral" />
    <path d="M172 304h36v32h-36zm100 0h36v32h-36z" className="fill-sun" />
    <path d="M224 312h32v56h-32z" className="fill-night" />
  </g>
);

const subjects: Record<Line, ReactNode> = {
  personal: [<g key="car">{car}</g>, <g key="wheels">{wheels([186, 328])}</g>],
  commercial: [<g key="truck">{truck}</g>, <g key="wheels">{wheels([128, 172, 326])}</g>],
  property: building,
  homeowners: house,
  company: [<g key="car">{car}</g>, <g key="wheels">{wheels([186, 328])}</g>],
};

/** A harbour road at dusk under the lighthouse; what stands on the road is what the page insures. */
export function Scene({ line, className }: { line: Line; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 80 520 320" className={`w-full max-w-xl justify-self-center rounded-panel ${className}`}>
      <linearGradient id="dusk" x2="0" y2="1">
        <stop offset="0.1" stopColor="currentColor" className="text-night-soft" />
        <stop offset="0.75" stopColor="currentColor" className="text-dusk" />
        <stop offset="1" stopColor="currentColor" className="text-coral" />
      </linearGradient>
      <path d="M0 80h520v160H0z" fill="url(#dusk)" />
      <path d="M440 131 0 84v96zM440 131l80-12v26z" className="fill-sun opacity-25" />
      <circle cx="96" cy="228" r="32" className="fill-sun" />
      <path d="M0 236h520v80H0z" className="fill-night-line" />
      <path
        d="M64 246h64M48 258h40M200 250h60M330 262h40M250 276h40M80 276h30"
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-on-night-muted opacity-40"
      />
      <path d="M360 312q20-60 80-66 60-2 80 20v60H350z" className="fill-night-soft" />
      <path d="M428 146h24l8 104h-40z" className="fill-on-night" />
      <path d="M426 172h28l1.5 18h-31zM423 212h34l1.5 18h-37z" className="fill-coral" />
      <path d="M424 138h32v8h-32zM428 124h24v14h-24zM426 124l14-14 14 14z" className="fill-sun" />
      <path d="M0 312q120-20 260-8t260 4v92H0z" className="fill-night-soft" />
      <path d="M0 356q260-14 520 0v44H0z" className="fill-road" />
      <path d="M10 384h60m40-2h60m40-1h60m40 0h60m40 1h60m40 2h40" strokeWidth="4" className="stroke-sun opacity-70" />
      {subjects[line]}
    </svg>
  );
}
