import { Seal, Sheet } from './boards.tsx';
import { Wheels } from './coast.tsx';

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** The desk at the window, without anything on it. */
export function Desk() {
  return (
    <>
      <path d="M0 0h520v250H0z" className="fill-night-soft" />
      <path d="M108 8h330v196H108z" className="fill-night" />
      <linearGradient id="dusk" x2="0" y2="1">
        <stop offset="0.3" stopColor="currentColor" className="text-dusk" />
        <stop offset="1" stopColor="currentColor" className="text-coral" />
      </linearGradient>
      <path d="M118 18h310v110H118z" fill="url(#dusk)" />
      <circle cx="196" cy="126" r="26" className="fill-sun" />
      <path d="M118 128h310v66H118z" className="fill-night-line" />
      <path d="M384 60 118 24v72z" className="fill-sun opacity-20" />
      <path d="M340 194q10-40 48-46 28-2 40 10v36z" className="fill-night" />
      <path d="M376 70h16l6 80h-28z" className="fill-on-night" />
      <path d="M374.5 90h19l1 14h-21zM372.5 120h23l1 14h-25z" className="fill-coral" />
      <path d="M373 54h22v16h-22zM371 54l13-12 13 12z" className="fill-sun" />
      <path d="M268 8h10v196h-10z" className="fill-night" />
      <path d="M98 200h350v12H98z" className="fill-dusk" />
      <path d="M0 246h520v74H0z" className="fill-brick" />
      <path d="M0 246h520v8H0z" className="fill-coral" />
    </>
  );
}

function Cup() {
  return (
    <>
      <path d="M358 232h46v38q0 10-10 10h-26q-10 0-10-10z" className="fill-on-night" />
      <path d="M404 242h6q12 0 12 12t-12 12h-6v-8h5q5 0 5-4t-5-4h-5z" className="fill-on-night" />
      <path d="M358 246h46v8h-46z" className="fill-coral" />
      <path d="M372 222q-7-9 0-16t0-14M390 222q-7-9 0-16t0-14" {...line} strokeWidth="4" className="stroke-on-night-muted opacity-60" />
    </>
  );
}

/** A telephone and what is said on it. */
export function Telephone() {
  return (
    <>
      <Desk />
      <path d="M156 286l12-48q2-8 12-8h92q10 0 12 8l12 48q0 6-8 6H164q-8 0-8-6z" className="fill-coral" />
      <path d="M134 222q0-26 92-26t92 26v12q0 6-6 6h-32q-6 0-6-6v-8h-96v8q0 6-6 6h-32q-6 0-6-6z" className="fill-on-night" />
      <circle cx="226" cy="258" r="24" className="fill-on-night" />
      <circle cx="226" cy="258" r="10" className="fill-teal" />
      <path d="M296 126h96q8 0 8 8v44q0 8-8 8h-58l-20 18v-18h-18q-8 0-8-8v-44q0-8 8-8z" className="fill-sun" />
      <path d="M306 146h76M306 164h50" {...line} strokeWidth="6" className="stroke-night" />
      <Cup />
    </>
  );
}

/** Models of what is insured. */
export function Models() {
  return (
    <>
      <Desk />
      <path d="M128 286v-56l40-34 40 34v56z" className="fill-on-night" />
      <path d="M118 234l50-44 50 44-8 9-42-36-42 36z" className="fill-coral" />
      <path d="M156 246h24v40h-24z" className="fill-teal" />
      <path d="M228 216h70v52h-70z" className="fill-on-night" />
      <path d="M228 232h70v9h-70z" className="fill-sun" />
      <path d="M302 232h20l16 20v16h-36z" className="fill-teal" />
      <Wheels at={[244, 282, 322]} y={272} r={13} />
      <path d="M346 286v-92h52v92z" className="fill-sun" />
      <path
        d="M354 204h14v12h-14zM376 204h14v12h-14zM354 226h14v12h-14zM376 226h14v12h-14zM354 248h14v12h-14zM376 248h14v12h-14z"
        className="fill-night"
      />
    </>
  );
}

function Screen({ fill = 'fill-teal' }: { fill?: string }) {
  return (
    <>
      <path d="M236 252h40l8 34h-56z" className="fill-on-night-muted" />
      <path d="M206 282h100v8H206z" className="fill-on-night-muted" />
      <rect x="146" y="122" width="220" height="136" rx="8" className="fill-on-night" />
      <rect x="156" y="132" width="200" height="112" rx="3" className={fill} />
    </>
  );
}

export function Player() {
  return (
    <>
      <Desk />
      <Screen />
      <circle cx="256" cy="184" r="32" className="fill-coral" />
      <path d="M246 166v36l30-18z" className="fill-on-night" />
      <path d="M172 232h168" strokeWidth="5" className="stroke-night-line" />
      <path d="M172 232h64" strokeWidth="5" className="stroke-sun" />
      <Cup />
    </>
  );
}

export function Charts() {
  return (
    <>
      <Desk />
      <Screen fill="fill-night" />
      <path d="M176 206h24v26h-24zM212 184h24v48h-24zM248 194h24v38h-24z" className="fill-sun" />
      <path d="M172 182l44-22 40 14 44-26 40 8" {...line} strokeWidth="5" className="stroke-coral" />
      <circle cx="314" cy="206" r="24" className="fill-teal" />
      <path d="M314 206v-24a24 24 0 0 1 22 34z" className="fill-on-night" />
    </>
  );
}

/** An open book with a bookmark. */
export function Book() {
  return (
    <>
      <Desk />
      <path d="M128 180q66-20 128 6 62-26 128-6v104q-66-16-128 8-62-24-128-8z" className="fill-teal" />
      <path d="M140 172q60-16 116 10v102q-56-20-116-8zM372 172q-60-16-116 10v102q56-20 116-8z" className="fill-on-night" />
      <path
        d="M158 190q40-6 78 8M158 208q40-6 78 8M158 226q40-6 78 8M276 198q38-14 78-8M276 216q38-14 78-8"
        {...line}
        strokeWidth="5"
        className="stroke-night-line"
      />
      <path d="M280 236q34-10 72-6v26q-36-4-72 6z" className="fill-sun" />
      <path d="M316 166l20 2v48l-10-10-10 8z" className="fill-coral" />
    </>
  );
}

/** A clock beside a license that was taken away. */
export function ClockAndLicense() {
  return (
    <>
      <Desk />
      <path d="M150 282l-12 12M226 282l12 12" {...line} strokeWidth="9" className="stroke-on-night-muted" />
      <circle cx="188" cy="228" r="60" className="fill-coral" />
      <circle cx="188" cy="228" r="46" className="fill-on-night" />
      <path d="M188 200v28l20 14" {...line} strokeWidth="7" className="stroke-night" />
      <path d="M132 180a26 26 0 0 1 34-24zM244 180a26 26 0 0 0-34-24z" className="fill-sun" />
      <g transform="rotate(-5 326 250)">
        <rect x="262" y="204" width="130" height="84" rx="7" className="fill-on-night" />
        <path d="M262 216h130v12H262z" className="fill-teal" />
        <path d="M274 236h34v40h-34z" className="fill-on-night-muted" />
        <circle cx="291" cy="250" r="8" className="fill-dusk" />
        <path d="M279 276q0-14 12-14t12 14z" className="fill-coral" />
        <path d="M320 240h56v6h-56zM320 254h40v5h-40zM320 266h48v5h-48z" className="fill-night-line" />
      </g>
    </>
  );
}

/** A framed certificate with a ribbon. */
export function Certificate() {
  return (
    <>
      <Desk />
      <g transform="rotate(-3 250 216)">
        <path d="M146 140h212v146H146z" className="fill-sun" />
        <path d="M156 150h192v126H156z" className="fill-on-night" />
        <path d="M196 166h112v10H196zM176 190h152v5H176zM176 204h152v5H176zM176 218h104v5H176z" className="fill-night-line" />
        <path d="M178 256q10-16 16-4t14-2 16 2" {...line} strokeWidth="4" className="stroke-teal" />
        <Seal x={306} y={242} r={20} />
      </g>
    </>
  );
}

/** A toy truck on a clipboard. */
export function Clipboard() {
  return (
    <>
      <Desk />
      <g transform="rotate(-4 190 210)">
        <path d="M136 132h112v158H136z" className="fill-dusk" />
        <path d="M146 146h92v134h-92z" className="fill-on-night" />
        <path d="M170 124h44v18h-44z" className="fill-sun" />
        <path d="M178 166h46v6h-46zM178 194h46v6h-46zM178 222h46v6h-46zM178 250h30v6h-30z" className="fill-night-line" />
        <path d="m156 168 5 5 8-11M156 196l5 5 8-11M156 224l5 5 8-11" {...line} strokeWidth="4" className="stroke-coral" />
      </g>
      <path d="M266 206h78v62h-78z" className="fill-on-night" />
      <path d="M266 224h78v10h-78z" className="fill-coral" />
      <path d="M348 226h24l20 24v18h-44z" className="fill-teal" />
      <path d="M354 232h15l12 16h-27z" className="fill-night" />
      <Wheels at={[284, 326, 372]} y={274} r={14} />
    </>
  );
}

/** A letter out of its envelope. */
export function Letter() {
  return (
    <>
      <Desk />
      <Sheet x={196} y={124} turn={-3}>
        <path d="M14 76h40v5H14z" className="fill-coral" />
        <path d="M62 12h18v22q0 6-9 10-9-4-9-10z" className="fill-teal" />
      </Sheet>
      <path d="M150 206h216v84H150z" className="fill-on-night-muted" />
      <path d="M150 290l92-58h32l92 58z" className="fill-on-night" />
      <path d="M150 206l108 56 108-56" fill="none" strokeWidth="5" className="stroke-night-line" />
      <path d="M358 238l30-44 9 6-30 44-12 6z" className="fill-teal" />
    </>
  );
}

/** A helmet on the books. */
export function Helmet() {
  return (
    <>
      <Desk />
      <path d="M142 262h160v26H142z" className="fill-teal" />
      <path d="M150 268h152v14H150z" className="fill-on-night" />
      <path d="M156 236h150v26H156z" className="fill-dusk" />
      <path d="M164 242h142v14H164z" className="fill-on-night-muted" />
      <path d="M168 226q0-60 62-60t62 60z" className="fill-sun" />
      <path d="M218 162h24v52h-24z" className="fill-coral" />
      <path d="M152 224h156v12H152z" className="fill-sun" />
      <path d="M326 202h60q6 0 6 6v76q0 6-6 6h-60q-6 0-6-6v-76q0-6 6-6z" className="fill-on-night" />
      <path d="M330 212h52v18h-52z" className="fill-teal" />
      <path
        d="M332 244h.1M348 244h.1M364 244h.1M380 244h.1M332 260h.1M348 260h.1M364 260h.1M380 260h.1M332 276h.1M348 276h.1M364 276h.1"
        {...line}
        strokeWidth="9"
        className="stroke-night-line"
      />
      <path d="M380 276h.1" {...line} strokeWidth="9" className="stroke-coral" />
    </>
  );
}

/** A phone that takes a paper. */
export function Photo() {
  return (
    <>
      <Desk />
      <Sheet x={148} y={166} turn={-8} />
      <rect x="236" y="122" width="104" height="172" rx="13" className="fill-on-night" />
      <rect x="244" y="134" width="88" height="142" rx="5" className="fill-teal" />
      <path d="M262 158h52v76h-52z" className="fill-on-night" />
      <path d="M270 170h26v5h-26zM270 184h36v4h-36zM270 194h36v4h-36zM270 204h28v4h-28z" className="fill-night-line" />
      <path d="M254 164v-14h14M322 164v-14h-14M254 228v14h14M322 228v14h-14" {...line} strokeWidth="4" className="stroke-sun" />
      <circle cx="288" cy="260" r="10" className="fill-coral" />
      <Cup />
    </>
  );
}

/** A folder of the client's papers. */
export function Folder() {
  return (
    <>
      <Desk />
      <Sheet x={170} y={136} turn={-5} />
      <Sheet x={236} y={128} turn={4}>
        <path d="M14 74h30v5H14z" className="fill-coral" />
      </Sheet>
      <path d="M142 196h60l12 16h132q8 0 8 8v70H142z" className="fill-sun" />
      <path d="M142 224h212v66H142z" className="fill-coral" />
      <circle cx="248" cy="250" r="9" className="fill-on-night" />
      <path d="M244 252h8l4 24h-16z" className="fill-on-night" />
      <Cup />
    </>
  );
}

/** A lens over a policy. */
export function Lens() {
  return (
    <>
      <Desk />
      <Sheet x={148} y={150} turn={-6}>
        <path d="M14 74h64v5H14zM14 88h40v5H14z" className="fill-night-line" />
      </Sheet>
      <path d="M296 248l56 42" {...line} strokeWidth="15" className="stroke-night" />
      <circle cx="258" cy="212" r="54" className="fill-on-night" />
      <circle cx="258" cy="212" r="48" fill="none" strokeWidth="11" className="stroke-sun" />
      <path d="M228 202h58M228 222h38" {...line} strokeWidth="9" className="stroke-teal" />
      <path d="m284 218 8 8-12 12" {...line} strokeWidth="5" className="stroke-coral" />
      <path d="M366 214h34v76h-34z" className="fill-teal" />
      <path d="M366 226h34v14h-34z" className="fill-on-night" />
    </>
  );
}

/** A guide with the lighthouse on its cover. */
export function Guide() {
  return (
    <>
      <Desk />
      <g transform="rotate(-5 230 214)">
        <path d="M166 128h126v164H166z" className="fill-on-night-muted" />
        <path d="M158 124h126v164H158z" className="fill-teal" />
        <path d="M158 124h12v164h-12z" className="fill-night" />
        <path d="M224 178h16l6 60h-28z" className="fill-on-night" />
        <path d="M222.5 192h19l1.5 13h-22zM220.5 216h23l1.5 13h-26z" className="fill-coral" />
        <path d="M221 164h22v14h-22zM219 164l13-12 13 12z" className="fill-sun" />
        <path d="M186 256h86M196 270h62" {...line} strokeWidth="7" className="stroke-on-night" />
      </g>
      <circle cx="346" cy="244" r="38" className="fill-sun" />
      <circle cx="346" cy="244" r="29" className="fill-on-night" />
      <path d="M346 220l9 24h-18z" className="fill-coral" />
      <path d="M346 268l9-24h-18z" className="fill-night-line" />
    </>
  );
}

/** A card, a receipt and coins. */
export function Payment() {
  return (
    <>
      <Desk />
      <path d="M150 130h82v150l-10-8-10 8-11-8-10 8-10-8-10 8-11-8-10 8z" className="fill-on-night" />
      <path d="M166 150h50v6h-50zM166 168h32v5h-32zM166 184h38v5h-38zM166 200h28v5h-28zM166 226h50v9h-50z" className="fill-night-line" />
      <g transform="rotate(-8 300 240)">
        <rect x="216" y="192" width="152" height="92" rx="9" className="fill-teal" />
        <path d="M216 210h152v20H216z" className="fill-night" />
        <path d="M230 250h52v7h-52zM230 264h34v6h-34z" className="fill-on-night" />
        <rect x="326" y="246" width="28" height="20" rx="4" className="fill-sun" />
      </g>
      <path d="M352 278h50v10h-50zM356 266h50v10h-50zM350 254h50v10h-50z" className="fill-sun" />
    </>
  );
}

/** A padlock before the papers. */
export function Padlock() {
  return (
    <>
      <Desk />
      <Sheet x={156} y={146} turn={-6} />
      <path d="M234 210v-26q0-36 38-36t38 36v26" fill="none" strokeWidth="15" className="stroke-on-night-muted" />
      <rect x="212" y="204" width="120" height="88" rx="12" className="fill-sun" />
      <circle cx="272" cy="238" r="13" className="fill-night" />
      <path d="M266 240h12l5 30h-22z" className="fill-night" />
      <Cup />
    </>
  );
}

/** A paper to sign. */
export function Pen() {
  return (
    <>
      <Desk />
      <g transform="rotate(4 236 210)">
        <path d="M168 126h140v164H168z" className="fill-on-night" />
        <path
          d="M188 146h70v9h-70zM188 170h100v5H188zM188 184h100v5H188zM188 198h100v5H188zM188 212h70v5h-70zM188 264h100v4H188z"
          className="fill-night-line"
        />
        <path d="M194 258q12-24 20-6t16-4 20 4 14-4" {...line} strokeWidth="4" className="stroke-teal" />
      </g>
      <path d="M284 252l66-96 13 9-66 96-18 9z" className="fill-coral" />
      <path d="M350 156l8-12 13 9-8 12z" className="fill-night" />
      <Cup />
    </>
  );
}

/** Glasses on large letters. */
export function Glasses() {
  return (
    <>
      <Desk />
      <path d="M158 128h196v120H158z" className="fill-on-night" />
      <path d="M182 222l26-74 26 74M191 200h34" {...line} strokeWidth="11" className="stroke-night-line" />
      <circle cx="288" cy="202" r="19" fill="none" strokeWidth="11" className="stroke-night-line" />
      <path d="M307 182v40" {...line} strokeWidth="11" className="stroke-night-line" />
      <circle cx="206" cy="264" r="29" className="fill-teal opacity-60" />
      <circle cx="306" cy="264" r="29" className="fill-teal opacity-60" />
      <path
        d="M177 264a29 29 0 1 0 58 0 29 29 0 1 0-58 0zM277 264a29 29 0 1 0 58 0 29 29 0 1 0-58 0zM235 260q21-14 42 0M177 258l-18-22M335 258l18-22"
        {...line}
        strokeWidth="7"
        className="stroke-sun"
      />
    </>
  );
}

/** Open boxes of what others made. */
export function Boxes() {
  return (
    <>
      <Desk />
      <path d="M140 206h108v84H140z" className="fill-sun" />
      <path d="M140 206l-20-20h52l22 20 22-20h52l-20 20z" className="fill-coral" />
      <path d="M178 234h32v26h-32z" className="fill-on-night" />
      <path d="M270 232h96v58h-96z" className="fill-teal" />
      <path d="M310 232h16v22h-16z" className="fill-on-night" />
      <path d="M282 180h72v48h-72z" className="fill-on-night" />
      <path d="M306 194l-12 10 12 10M330 194l12 10-12 10" {...line} strokeWidth="5" className="stroke-coral" />
    </>
  );
}
