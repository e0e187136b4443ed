import { Board, Cone, Diamond, RouteShield } from './boards.tsx';
import { Car, Van } from './cars.tsx';
import { Dusk, Lighthouse, Palm, Road, Wheels } from './coast.tsx';
import { Lamp, Night, Pine, Ridges, Skyline, Tree } from './land.tsx';

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Three cars of one household. */
export function TwoCars() {
  return (
    <>
      <Dusk />
      <Lighthouse />
      <Road />
      <Palm x={126} y={272} bend={10} />
      <Van x={145} y={70} scale={0.7} body="fill-sun" />
      <Car x={10} y={68} scale={0.75} />
    </>
  );
}

/** A sharp curve ahead. */
export function Curve() {
  return (
    <>
      <Dusk />
      <Ridges high />
      <Pine x={396} y={262} />
      <Pine x={430} y={268} scale={0.8} />
      <Road />
      <Diamond x={160} y={170}>
        <path d="M-12 26V4q0-8 8-8h6q8 0 8-8v-12M0-14l10-12 10 12" {...line} strokeWidth="7" className="stroke-night" />
      </Diamond>
      <Car x={50} y={50} scale={0.82} />
    </>
  );
}

/** A fork with a paper for each way. */
export function Fork() {
  return (
    <>
      <Dusk />
      <Lighthouse />
      <Road />
      <Board x={134} y={116} width={196} height={104}>
        <path d="M98 90V66q0-10-10-16L58 34M98 66q0-10 10-16l30-16M56 50V32h18M140 50V32h-18" {...line} strokeWidth="8" className="stroke-on-night" />
        <path d="M18 20h24v32H18zM154 20h24v32h-24z" className="fill-on-night" />
        <path d="M23 27h14M23 34h14M23 41h8M159 27h14M159 34h14M159 41h8" strokeWidth="3" className="stroke-teal" />
      </Board>
      <Car x={152} y={84} scale={0.68} body="fill-sun" />
    </>
  );
}

export function FilingRoad() {
  return (
    <>
      <Dusk />
      <Ridges />
      <Tree x={410} y={262} scale={0.8} />
      <Road />
      <RouteShield x={186} y={166} digit={2} fill="fill-teal" scale={1.1} foot={272} />
      <Car x={94} y={58} scale={0.8} />
    </>
  );
}

export function HighLimitsRoad() {
  return (
    <>
      <Dusk />
      <Palm x={400} y={262} bend={12} />
      <Palm x={444} y={268} bend={-10} />
      <Road />
      <path d="M124 268v-34h22v34zM152 268v-62h22v62z" className="fill-on-night-muted" />
      <RouteShield x={222} y={160} digit={4} fill="fill-brick" scale={1.2} foot={272} />
      <Car x={110} y={64} scale={0.76} body="fill-on-night" />
    </>
  );
}

/** A courthouse at night. */
export function Courthouse() {
  return (
    <>
      <Night />
      <Road />
      <path d="M128 166 246 112l118 54z" className="fill-on-night" />
      <circle cx="246" cy="146" r="10" className="fill-teal" />
      <path d="M128 166h236v12H128zM124 262h244v12H124zM134 250h224v12H134z" className="fill-on-night-muted" />
      <path d="M150 178h192v72H150z" className="fill-night-line" />
      <path d="M146 178h18v72h-18zM190 178h18v72h-18zM284 178h18v72h-18zM328 178h18v72h-18z" className="fill-on-night" />
      <path d="M228 198h36v52h-36z" className="fill-sun" />
      <Lamp x={94} y={276} />
      <Car x={196} y={120} scale={0.56} parked />
    </>
  );
}

/** A dented car behind a warning triangle. */
export function Fender() {
  return (
    <>
      <Dusk />
      <Ridges />
      <Road />
      <Car x={-14} y={26} scale={0.9} parked body="fill-on-night-muted" />
      <path d="M331 232v40h-16l5-12-8-10 9-8-5-10z" className="fill-night-soft" />
      <path d="M219 226 250 214l8 26-32 8z" className="fill-on-night" />
      <path d="m226 228 20-7M229 235l20-7" strokeWidth="3" className="stroke-brick" />
      <path d="m368 216 36 62h-72z" strokeWidth="12" strokeLinejoin="round" className="stroke-coral fill-on-night" />
      <path d="M368 238v18M368 267v.1" {...line} strokeWidth="7" className="stroke-night" />
      <Cone x={420} y={286} />
      <Cone x={112} y={288} />
    </>
  );
}

/** A calendar with days missing, and a car below its cover. */
export function MissingDays() {
  return (
    <>
      <Dusk storm />
      <Ridges />
      <Road />
      <Board x={140} y={116} width={132} height={112} fill="fill-on-night">
        <path d="M4 4h124v24H4z" className="fill-coral" />
        <path d="M30-6v18M102-6v18" {...line} strokeWidth="6" className="stroke-night" />
        {[38, 60, 82].map((y) => (
          <path key={y} d={`M14 ${y}h16v14H14zM39 ${y}h16v14H39z${y === 60 ? '' : `M64 ${y}h16v14H64zM89 ${y}h16v14H89z`}`} className="fill-teal" />
        ))}
        <path d="m66 61 12 12m0-12-12 12M91 61l12 12m0-12-12 12" {...line} strokeWidth="4" className="stroke-coral" />
      </Board>
      <path d="M214 286q-4-34 20-40l20-4 24-28q5-6 13-6h52q8 0 13 6l22 26 26 6q20 6 16 40z" className="fill-on-night-muted" />
      <path d="M258 242q30 8 60-2t54 0M240 262q40 10 80 0t84 2M232 280h170" {...line} strokeWidth="3" className="stroke-night-line" />
      <Wheels at={[258, 366]} y={284} r={13} />
    </>
  );
}

/** A first car between cones, in front of the school. */
export function FirstDrive() {
  return (
    <>
      <Dusk />
      <Tree x={420} y={266} scale={0.8} />
      <Road />
      <path d="M134 168h196v104H134z" className="fill-brick" />
      <path d="M206 140h52v132h-52z" className="fill-coral" />
      <path d="M198 142l34-26 34 26z" className="fill-on-night" />
      <circle cx="232" cy="164" r="13" className="fill-on-night" />
      <path d="M232 155v9l6 4" {...line} strokeWidth="3" className="stroke-night" />
      <path d="M148 186h20v26h-20zM178 186h20v26h-20zM266 186h20v26h-20zM298 186h20v26h-20z" className="fill-sun" />
      <path d="M218 196h28v76h-28z" className="fill-night" />
      <Car x={100} y={72} scale={0.76} body="fill-sun" />
      <path d="M282 216h40l-5-18h-30z" className="fill-on-night" />
      <path d="M302 202v9M296 207h12" {...line} strokeWidth="3" className="stroke-teal" />
      <Cone x={196} y={296} />
      <Cone x={150} y={286} />
    </>
  );
}

/** Two people in an open car below palms. */
export function OpenCar() {
  return (
    <>
      <Dusk />
      <Lighthouse />
      <Road />
      <Palm x={150} y={274} bend={14} />
      <Palm x={116} y={278} bend={-10} />
      <path d="M246 234v-20q0-12 12-12t12 12v20zM286 234v-20q0-12 12-12t12 12v20z" className="fill-night" />
      <circle cx="258" cy="188" r="13" className="fill-dusk" />
      <circle cx="298" cy="188" r="13" className="fill-dusk" />
      <path d="M238 184h40q-4-20-20-20t-20 20z" className="fill-sun" />
      <path d="M286 186q-2-16 12-16t14 12z" className="fill-on-night" />
      <path d="M322 232l-16-34" {...line} strokeWidth="5" className="stroke-on-night-muted" />
      <path d="M172 248q0-14 18-16h140l44 8q14 3 14 18v18H172z" className="fill-teal" />
      <path d="M172 254h216v6H172z" className="fill-on-night" />
      <path d="M372 246h16v9h-16z" className="fill-sun" />
      <Wheels at={[216, 344]} y={280} r={17} />
    </>
  );
}

/** A licence as large as a billboard. */
export function LicenseBoard() {
  return (
    <>
      <Dusk />
      <Skyline />
      <Road />
      <Board x={136} y={116} width={186} height={112} fill="fill-on-night">
        <path d="M4 4h178v20H4z" className="fill-teal" />
        <path d="M18 36h54v62H18z" className="fill-on-night-muted" />
        <circle cx="45" cy="58" r="13" className="fill-dusk" />
        <path d="M22 98q0-22 23-22t23 22z" className="fill-coral" />
        <path d="M86 38h78v8H86zM86 54h54v6H86zM86 68h66v6H86zM86 82h40v6H86z" className="fill-night-line" />
        <path d="m156 76 4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z" className="fill-sun" />
      </Board>
      <g transform="rotate(6 360 240)">
        <path d="M326 196h68v92h-68z" className="fill-brick" />
        <circle cx="360" cy="234" r="18" fill="none" strokeWidth="4" className="stroke-sun" />
        <path d="M342 234h36M360 216q-16 18 0 36M360 216q16 18 0 36M344 270h32" fill="none" strokeWidth="4" className="stroke-sun" />
      </g>
    </>
  );
}

/** A car with a roof light below a map with a route. */
export function PickUp() {
  return (
    <>
      <Night />
      <Skyline />
      <Road />
      <path d="M138 116h92v156h-92z" className="fill-on-night" />
      <path d="M145 126h78v130h-78z" className="fill-teal" />
      <path d="M145 168l78-20M145 212l78 14M176 126v130" strokeWidth="5" className="stroke-night-line" />
      <path d="M160 238q-4-34 20-40t18-34" {...line} strokeWidth="6" strokeDasharray="1 11" className="stroke-sun" />
      <path d="M198 168q-18-20-18-30a18 18 0 0 1 36 0q0 10-18 30z" className="fill-coral" />
      <circle cx="198" cy="138" r="7" className="fill-on-night" />
      <Car x={104} y={64} scale={0.78} body="fill-coral" />
      <path d="M290 212h34l-5-16h-24z" className="fill-sun" />
      <path d="M118 262h44v28h-44z" className="fill-sun" />
      <path d="M128 262q0-14 12-14t12 14" fill="none" strokeWidth="4" className="stroke-on-night" />
    </>
  );
}

/** A post with a board for each direction. */
export function Crossroads() {
  return (
    <>
      <Dusk />
      <Ridges high />
      <Road />
      <path d="M244 108h10v168h-10z" className="fill-on-night-muted" />
      <path d="M256 118h96l18 16-18 16h-96z" className="fill-teal" />
      <path d="M242 146h-80l-18 16 18 16h80z" className="fill-coral" />
      <path d="M256 178h76l18 16-18 16h-76z" className="fill-sun" />
      <path d="M242 206h-66l-18 15 18 15h66z" className="fill-on-night" />
      <path d="M272 134h64M228 162h-56M228 221h-40M272 194h48" {...line} strokeWidth="6" className="stroke-night" />
      <Car x={222} y={130} scale={0.52} body="fill-coral" />
    </>
  );
}

const panel = 'v52h-62v-52z';

/** A gantry with a car, a house and a truck. */
export function Gantry() {
  return (
    <>
      <Dusk />
      <Lighthouse />
      <Road />
      <path d="M126 132h10v144h-10zM386 132h10v144h-10zM120 132h282v10H120z" className="fill-on-night-muted" />
      <path
        d={`M148 120h62${panel}M230 120h62${panel}M312 120h62${panel}`}
        strokeWidth="6"
        strokeLinejoin="round"
        className="stroke-on-night fill-teal"
      />
      <path d="M158 154v-8l5-2 5-11h22l5 11 6 2v8zM242 146l19-16 19 16v14h-38zM322 134h24v22h-24zM348 142h11l6 8v6h-17z" className="fill-on-night" />
      <circle cx="168" cy="156" r="5" className="fill-sun" />
      <circle cx="191" cy="156" r="5" className="fill-sun" />
      <path d="M256 148h10v12h-10z" className="fill-teal" />
      <circle cx="331" cy="158" r="4.5" className="fill-sun" />
      <circle cx="357" cy="158" r="4.5" className="fill-sun" />
      <Car x={58} y={62} scale={0.78} />
    </>
  );
}

/** A car beside the list of questions. */
export function Checklist() {
  return (
    <>
      <Dusk />
      <Skyline />
      <Road />
      <Board x={140} y={112} width={118} height={130} fill="fill-on-night" foot={274}>
        {[24, 56, 88].map((y) => (
          <path key={y} d={`M50 ${y}h50v8H50zM50 ${y + 12}h34v5H50z`} className="fill-night-line" />
        ))}
        <path d="m18 30 7 8 13-16M18 62l7 8 13-16" {...line} strokeWidth="6" className="stroke-coral" />
        <rect x="17" y="88" width="20" height="20" rx="3" fill="none" strokeWidth="4" className="stroke-night-line" />
      </Board>
      <Car x={126} y={72} scale={0.74} />
    </>
  );
}

/** A choice of four ways. */
export function Roundabout() {
  return (
    <>
      <Dusk />
      <Ridges />
      <Road />
      <Board x={150} y={112} width={150} height={122}>
        <circle cx="75" cy="60" r="24" fill="none" strokeWidth="9" className="stroke-on-night" />
        <path d="M75 84v24M75 36V14M51 60H24M99 60h27" {...line} strokeWidth="9" className="stroke-on-night" />
        <path d="m65 22 10-10 10 10M32 50 22 60l10 10M118 50l10 10-10 10" {...line} strokeWidth="7" className="stroke-sun" />
      </Board>
      <Car x={150} y={84} scale={0.66} body="fill-coral" />
    </>
  );
}
