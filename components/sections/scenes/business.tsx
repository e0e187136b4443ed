import { Board, Cone, Seal } from './boards.tsx';
import { Car, Truck, Van } from './cars.tsx';
import { Dusk, Lighthouse, Road, Wheels } from './coast.tsx';
import { Night, Pine, Ridges, Skyline } from './land.tsx';

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A truck on a mountain highway. */
export function Highway() {
  return (
    <>
      <Dusk />
      <Ridges high />
      <Pine x={424} y={266} scale={0.9} />
      <Pine x={112} y={262} scale={0.8} />
      <Road />
      <Truck x={62} y={54} scale={0.8} body="fill-coral" mark="fill-teal" />
    </>
  );
}

/** A warehouse with its docks. */
export function Docks() {
  return (
    <>
      <Night />
      <Skyline />
      <Road />
      <path d="M110 128h300v148H110z" className="fill-night-line" />
      <path d="M104 120h312v14H104z" className="fill-coral" />
      {[132, 226, 320].map((x) => (
        <path key={x} d={`M${x} 172h70v100h-70z`} className="fill-night" />
      ))}
      <path d="M150 144h34v18h-34zM244 144h34v18h-34zM338 144h34v18h-34z" className="fill-on-night" />
      <path d="M167 149v8M256 149q5-3 5 1t-5 7h7M350 149h6l-3 3q5 0 3 4t-6 0" fill="none" strokeWidth="3" className="stroke-night" />
      <path d="M138 186h58v82h-58zM326 186h58v82h-58z" className="fill-on-night" />
      <path d="M167 186v82M355 186v82" strokeWidth="3" className="stroke-on-night-muted" />
      <path d="M138 254h58v14h-58zM326 254h58v14h-58z" className="fill-brick" />
      <Wheels at={[150, 184, 338, 372]} y={276} r={11} />
      <path d="M232 232h30v36h-30zM232 196h30v32h-30z" className="fill-sun" />
      <path d="M247 232v12M247 196v12" strokeWidth="6" className="stroke-brick" />
      <path d="M268 190v86M268 270h-30" strokeWidth="5" className="stroke-on-night-muted" />
      <path d="M270 236h18l8 18h14v18h-40z" className="fill-coral" />
      <path d="M272 204h28v34" fill="none" strokeWidth="4" className="stroke-coral" />
      <Wheels at={[280, 304]} y={276} r={9} />
    </>
  );
}

/** A driver who loads a van. */
export function Crew() {
  return (
    <>
      <Dusk />
      <Ridges />
      <Road />
      <Van x={96} y={36} scale={0.86} body="fill-on-night" />
      <path d="M226 208h42v44h-42z" className="fill-coral" />
      <path d="M150 220h30v52h-12v-30h-6v30h-12z" className="fill-night" />
      <path d="M146 176q0-8 9-8h20q9 0 9 8v46h-38z" className="fill-coral" />
      <path d="M146 192h38v7h-38zM158 168h5v54h-5zM170 168h5v54h-5z" className="fill-sun" />
      <circle cx="165" cy="150" r="14" className="fill-dusk" />
      <path d="M147 148q0-20 18-20t18 20h5v5h-41z" className="fill-sun" />
      <path d="M178 182l30 14M180 206h26" {...line} strokeWidth="9" className="stroke-dusk" />
      <path d="M198 182h42v38h-42z" className="fill-sun" />
      <path d="M216 182h7v38h-7z" className="fill-brick" />
      <Cone x={126} y={288} />
    </>
  );
}

/** A tow truck that lifts a car. */
export function TowTruck() {
  return (
    <>
      <Dusk storm />
      <Lighthouse />
      <Road />
      <g transform="rotate(-9 190 280)">
        <Car x={24} y={84} scale={0.66} parked body="fill-on-night-muted" />
      </g>
      <path d="M282 244l-28-40M254 204v26M250 230h8" {...line} strokeWidth="6" className="stroke-sun" />
      <path d="M266 244h128v22H266z" className="fill-night" />
      <path d="M318 202h40q7 0 11 6l15 26 14 4q6 2 6 9v19h-86z" className="fill-sun" />
      <path d="M330 210h25q4 0 6 4l11 20h-42z" className="fill-night" />
      <path d="M268 236h50v20h-50z" className="fill-coral" />
      <path d="M328 194h22v8h-22z" className="fill-coral" />
      <path d="M394 246h10v8h-10z" className="fill-on-night" />
      <Wheels at={[292, 372]} y={276} r={17} />
      <Cone x={136} y={292} />
    </>
  );
}

/** The office at the harbor. */
export function Office() {
  return (
    <>
      <Dusk />
      <Lighthouse />
      <path d="M0 270h520v50H0z" className="fill-road" />
      <path d="M0 268h520v10H0z" className="fill-on-night-muted" />
      <path d="M140 116h196v154H140z" className="fill-on-night" />
      <path d="M132 108h212v12H132z" className="fill-brick" />
      <path d="M158 128h160v26H158z" className="fill-teal" />
      <path d="M176 141h84M270 141h28" {...line} strokeWidth="6" className="stroke-on-night" />
      <path d="M150 162h104l8 22H142z" className="fill-coral" />
      <path d="M176 162h26l-2 22h-30zM228 162h26l8 22h-30z" className="fill-on-night-muted" />
      <path d="M156 192h92v54h-92z" className="fill-sun" />
      <path d="M202 192v54M156 216h92" strokeWidth="4" className="stroke-night" />
      <path d="M268 176h48v94h-48z" className="fill-night" />
      <path d="M276 186h32v40h-32z" className="fill-sun" />
      <circle cx="308" cy="240" r="3" className="fill-sun" />
      <path d="M352 240h28v30h-28z" className="fill-brick" />
      <path d="M366 240q-22-10-20-32 14 4 20 20 6-22 22-24 2 26-22 36z" className="fill-teal" />
      <path d="M112 252h24v18h-24z" className="fill-brick" />
      <path d="M124 252q-16-12-12-28 12 6 12 18 4-16 14-18 2 18-14 28z" className="fill-teal" />
    </>
  );
}

/** A map of the coast with a pin for each office. */
export function StateMap() {
  return (
    <>
      <Dusk />
      <Ridges />
      <Road />
      <Board x={138} y={112} width={246} height={132} fill="fill-night-line">
        <path d="M14 14h150l30 30-14 24 34 52H120L94 92 52 86 14 70z" className="fill-on-night" />
        <path d="M14 40h96M66 14v70M110 14v72M110 52h76" strokeWidth="2.5" className="stroke-on-night-muted" />
        <path
          d="M44 60q-12-13-12-20a12 12 0 0 1 24 0q0 7-12 20zM88 76q-12-13-12-20a12 12 0 0 1 24 0q0 7-12 20zM136 44q-12-13-12-20a12 12 0 0 1 24 0q0 7-12 20z"
          className="fill-coral"
        />
        <path d="M166 116q-16-17-16-27a16 16 0 0 1 32 0q0 10-16 27z" className="fill-sun" />
      </Board>
      <Car x={196} y={112} scale={0.58} />
    </>
  );
}

/** A request with its seal at the harbor. */
export function SealedCrate() {
  return (
    <>
      <Dusk />
      <Lighthouse />
      <Road />
      <path d="M150 150h170v122H150z" className="fill-coral" />
      <path d="M166 150v122M190 150v122M214 150v122M238 150v122M262 150v122M286 150v122" strokeWidth="4" className="stroke-brick" />
      <path d="M144 142h182v12H144zM144 266h182v12H144z" className="fill-brick" />
      <path d="M186 168h98v76h-98z" className="fill-on-night" />
      <path d="M200 182h52v7h-52zM200 198h70v5h-70zM200 210h70v5h-70zM200 222h40v5h-40z" className="fill-night-line" />
      <Seal x={270} y={232} />
    </>
  );
}
