import { Headlight, Wheels } from './coast.tsx';

type Place = { x?: number; y?: number; scale?: number; body?: string };

/** A sedan from 162 to 383 by 198 to 297, toward the right. */
export function Car({ x = 0, y = 0, scale = 1, body = 'fill-coral', parked = false }: Place & { parked?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {!parked && <Headlight x={383} y={252} />}
      <path d="M172 238h24l22-33q5-7 14-7h64q9 0 15 7l27 33 33 6q12 2 12 14v20H162v-26q0-14 10-14z" className={body} />
      <path d="M214 237l15-24q3-4 8-4h24v28zM270 209h22q6 0 10 4l19 24h-51z" className="fill-night" />
      <path d="M237 209h12l-18 28h-12zM276 209h8l12 28h-10z" className="fill-night-line" />
      <path d="M366 250h17v10h-17z" className="fill-sun" />
      <path d="M162 250h12v12h-12z" className="fill-brick" />
      <path d="M256 246h14" strokeWidth="4" strokeLinecap="round" className="stroke-night" />
      <Wheels at={[206, 346]} />
    </g>
  );
}

/** A van or taller car, from 150 to 380 by 176 to 297. */
export function Van({ x = 0, y = 0, scale = 1, body = 'fill-teal' }: Place) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M150 190q0-14 14-14h130q12 0 19 10l27 42 28 8q12 3 12 16v26H150z" className={body} />
      <path d="M168 190h52v36h-52zM228 190h48v36h-48zM284 190h10q6 0 9 5l20 31h-39z" className="fill-night" />
      <path d="M182 190h12l-14 36h-12zM240 190h10l-12 36h-10z" className="fill-night-line" />
      <path d="M364 246h16v12h-16z" className="fill-sun" />
      <path d="M150 236h10v16h-10z" className="fill-brick" />
      <path d="M150 262h230v8H150z" className="fill-night" />
      <Wheels at={[200, 336]} />
    </g>
  );
}

/** A tractor with its trailer, from 88 to 390 by 172 to 296. */
export function Truck({ x = 0, y = 0, scale = 1, body = 'fill-teal', mark = 'fill-sun' }: Place & { mark?: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Headlight x={390} y={244} />
      <path d="M88 160h186v96H88z" className="fill-on-night" />
      <path d="M88 236h186v20H88z" className="fill-on-night-muted" />
      <path d="M88 196h186v14H88z" className={mark} />
      <path d="M88 256h300v10H88z" className="fill-night" />
      <path d="M284 176h46v44l32 8 22 6q6 2 6 10v20H284z" className={body} />
      <path d="M298 186h24q4 0 4 4v28h-28z" className="fill-night" />
      <path d="M278 158h7v90h-7z" className="fill-on-night-muted" />
      <path d="M340 226h32v28h-32z" className="fill-night opacity-20" />
      <path d="M376 242h14v10h-14z" className="fill-sun" />
      <Wheels at={[112, 152, 304, 364]} r={18} />
    </g>
  );
}
