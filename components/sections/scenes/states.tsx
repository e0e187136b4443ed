import { Car } from './cars.tsx';
import { Dusk, Palm, Road } from './coast.tsx';
import { Night, Pine, Ridges, Tree } from './land.tsx';

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A lifeguard's tower between palms. */
export function Florida() {
  return (
    <>
      <Dusk />
      <Road />
      <path d="M210 206l-16 70M270 206l16 70M204 240h72" strokeWidth="7" className="stroke-on-night-muted" />
      <path d="M192 198h108v10H192z" className="fill-on-night" />
      <path d="M204 148h76v50h-76z" className="fill-sun" />
      <path d="M190 150l52-30 52 30z" className="fill-coral" />
      <path d="M216 162h22v36h-22z" className="fill-night" />
      <path d="M246 162h24v18h-24z" className="fill-on-night" />
      <path d="M286 204l54 72" strokeWidth="6" className="stroke-on-night-muted" />
      <path d="M284 122v-24h26l-6 8 6 8h-22" className="fill-teal" />
      <Palm x={150} y={276} bend={20} />
      <Palm x={372} y={276} bend={-16} />
      <Palm x={404} y={280} bend={12} />
    </>
  );
}

/** Peach trees in rows. */
export function Georgia() {
  return (
    <>
      <Dusk />
      <Ridges />
      <Tree x={150} y={250} scale={0.8} fruit="stroke-coral" />
      <Tree x={236} y={246} scale={0.8} fruit="stroke-coral" />
      <Tree x={320} y={250} scale={0.8} fruit="stroke-coral" />
      <Tree x={400} y={254} scale={0.8} fruit="stroke-coral" />
      <Road />
      <g transform="translate(-30 0)">
        <path d="M166 286l8-32h84l8 32z" className="fill-sun" />
        <path d="M170 270h92" strokeWidth="4" className="stroke-brick" />
        <path d="M190 248h.1M214 244h.1M238 248h.1M202 234h.1M226 234h.1" {...line} strokeWidth="22" className="stroke-coral" />
        <path d="m226 224 8-12 10 2q-4 12-18 10z" className="fill-teal" />
      </g>
      <Car x={166} y={114} scale={0.6} body="fill-on-night" />
    </>
  );
}

/** A shrimp boat on the Gulf. */
export function Alabama() {
  return (
    <>
      <Dusk />
      <path d="M0 236h520v84H0z" className="fill-night-soft" />
      <path d="M236 120v104M236 126l-92 62M236 126l96 58" {...line} strokeWidth="5" className="stroke-on-night-muted" />
      <path d="M144 188q4 40 40 44 20-30 32-92zM332 184q-6 40-36 44-22-34-44-86z" className="fill-teal opacity-60" />
      <path d="M246 176h66v50h-66z" className="fill-on-night" />
      <path d="M240 170h78v9h-78z" className="fill-coral" />
      <path d="M256 188h18v16h-18zM284 188h18v16h-18z" className="fill-night" />
      <path d="M138 222h240l-30 54q-4 6-12 6H176q-10 0-16-10z" className="fill-on-night" />
      <path d="M148 240h220l-6 12H154z" className="fill-coral" />
      <path d="M0 276q30-14 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0v44H0z" className="fill-teal" />
      <path d="M-20 298q30-12 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0v30H-20z" className="fill-road" />
    </>
  );
}

/** The cable bridge, a palmetto and the crescent. */
export function SouthCarolina() {
  return (
    <>
      <Night />
      <path d="M0 206h520v114H0z" className="fill-night-line" />
      {[176, 316].map((x) => (
        <g key={x}>
          <path
            d={`M${x} 112 ${x - 64} 218M${x} 124l-44 94M${x} 136l-22 82M${x} 112l64 106M${x} 124l44 94M${x} 136l22 82`}
            strokeWidth="2.5"
            className="stroke-on-night-muted"
          />
          <path d={`M${x - 4} 106h8l14 106-12 70h-12l-12-70z`} className="fill-on-night" />
        </g>
      ))}
      <path d="M0 214h520v14H0z" className="fill-coral" />
      <path d="M0 228h520v5H0z" className="fill-brick" />
      <path d="M60 254h60M210 262h70M360 250h50M130 276h50M260 284h44" strokeWidth="3" {...line} className="stroke-on-night-muted opacity-40" />
      <path d="M0 292q130-22 260-6t260-6v40H0z" className="fill-road" />
      <Palm x={246} y={292} bend={8} />
      <Palm x={394} y={292} bend={-10} />
    </>
  );
}

/** The lighthouse with the spiral, on dunes. */
export function NorthCarolina() {
  return (
    <>
      <Dusk />
      <path d="M252 84 0 42v108zM268 84l252-42v108z" className="fill-sun opacity-20" />
      <path d="M240 110h40l14 150h-68z" className="fill-on-night" />
      <path d="M239 124 281 150l2 22-46-30zM235 168l50 34 2 22-54-36zM231 214l58 38 1 8h-38l-23-16z" className="fill-night" />
      <path d="M234 104h52v8h-52zM244 84h32v20h-32zM240 84l20-18 20 18z" className="fill-sun" />
      <path d="M222 256h76v16h-76z" className="fill-brick" />
      <path d="M0 260q80-30 170-8t190-4 160 4v68H0z" className="fill-dusk" />
      <path d="M0 284q120-24 250-6t270-8v50H0z" className="fill-night-soft" />
      <path
        d="M140 262l-6-24M148 260l2-28M156 262l10-22M360 258l-8-24M368 256l2-28M376 258l10-22M400 268l-4-18M408 268l6-18"
        {...line}
        strokeWidth="4"
        className="stroke-sun"
      />
      <path d="M306 276v-40h6v40zM336 276v-40h6v40zM366 278v-40h6v40z" className="fill-on-night-muted" />
      <path d="M296 244h86M296 258h86" strokeWidth="4" className="stroke-on-night-muted" />
    </>
  );
}

/** A guitar against the mountains. */
export function Tennessee() {
  return (
    <>
      <Dusk />
      <Ridges high />
      <Pine x={110} y={262} scale={0.8} />
      <Pine x={400} y={264} />
      <Pine x={370} y={270} scale={0.7} />
      <Road />
      <g transform="rotate(38 250 210)">
        <path d="M246 92h16v90h-16z" className="fill-brick" />
        <path d="M242 70h24l4 30h-32z" className="fill-night" />
        <path d="M254 168q30 0 30 26 0 14-8 20 18 10 18 36 0 36-40 36t-40-36q0-26 18-36-8-6-8-20 0-26 30-26z" className="fill-coral" />
        <path d="M254 178q20 0 20 18 0 12-10 18 20 10 20 34 0 28-30 28t-30-28q0-24 20-34-10-6-10-18 0-18 20-18z" className="fill-sun" />
        <circle cx="254" cy="222" r="13" className="fill-night" />
        <path d="M238 258h32v7h-32z" className="fill-brick" />
        <path d="M249 82v178M254 82v178M259 82v178" strokeWidth="1.5" className="stroke-on-night" />
      </g>
    </>
  );
}

/** A horse barn behind a white fence. */
export function Kentucky() {
  return (
    <>
      <Dusk />
      <Ridges />
      <path d="M176 172l34-40h90l34 40v94H176z" className="fill-brick" />
      <path d="M166 176l40-48h98l40 48-10 8-34-44h-90l-34 44z" className="fill-night" />
      <path d="M240 104h30v24h-30zM232 106l23-18 23 18z" className="fill-on-night" />
      <path d="M232 196h46v70h-46z" className="fill-night" />
      <path d="M232 196l46 70M278 196l-46 70M232 196h46v70h-46z" fill="none" strokeWidth="5" className="stroke-on-night" />
      <path d="M192 200h24v22h-24zM294 200h24v22h-24z" className="fill-sun" />
      <Tree x={382} y={258} scale={0.9} />
      <Tree x={128} y={262} scale={0.8} />
      <path d="M0 268q260-16 520 0v52H0z" className="fill-teal" />
      <path
        d="M40 262v44M98 260v44M156 258v44M214 258v44M272 258v44M330 258v44M388 260v44M446 262v44M-10 276q260-12 540 0M-10 292q260-12 540 0"
        {...line}
        strokeWidth="7"
        className="stroke-on-night"
      />
    </>
  );
}

/** A covered bridge below the Blue Ridge. */
export function Virginia() {
  return (
    <>
      <Dusk />
      <Ridges high />
      <path d="M0 250q120-14 150 4v66H0zM520 250q-100-14-140 4v66h140z" className="fill-teal" />
      <path d="M150 262h230v58H150z" className="fill-night-line" />
      <path d="M180 290h60M270 300h70M220 310h40" {...line} strokeWidth="3" className="stroke-on-night-muted opacity-60" />
      <path d="M132 250h266v14H132zM150 264l18 26h12l-18-26zM380 264l-18 26h-12l18-26z" className="fill-on-night-muted" />
      <path d="M150 176h230v74H150z" className="fill-brick" />
      <path d="M128 182l30-42h214l30 42z" className="fill-night" />
      <path d="M176 192h28v34h-28zM222 192h28v34h-28zM268 192h28v34h-28zM314 192h28v34h-28z" className="fill-sun" />
      <path d="M176 226l28-34M222 226l28-34M268 226l28-34M314 226l28-34M150 236h230" strokeWidth="4" className="stroke-coral" />
      <Pine x={110} y={262} />
      <Pine x={418} y={264} scale={0.9} />
    </>
  );
}

/** A boat with a paddle wheel on the river. */
export function Mississippi() {
  return (
    <>
      <Dusk />
      <path d="M0 150q90-16 180-4t170-4 170 6v14H0z" className="fill-night-soft" />
      <path d="M0 226h520v94H0z" className="fill-night-soft" />
      <path d="M286 84h10v58h-10zM320 84h10v58h-10z" className="fill-night" />
      <path d="M282 80h18v8h-18zM316 80h18v8h-18z" className="fill-coral" />
      <path d="M272 122h72v22h-72z" className="fill-sun" />
      <path d="M186 144h190v40H186zM172 188h218v44H172z" className="fill-on-night" />
      <path d="M178 140h204v7H178zM164 184h232v7H164z" className="fill-coral" />
      <path
        d="M196 156h14v20h-14zM222 156h14v20h-14zM248 156h14v20h-14zM274 156h14v20h-14zM300 156h14v20h-14zM326 156h14v20h-14zM352 156h14v20h-14zM190 202h16v18h-16zM222 202h16v18h-16zM254 202h16v18h-16zM286 202h16v18h-16zM318 202h16v18h-16zM350 202h16v18h-16z"
        className="fill-night-line"
      />
      <path d="M160 230h244l-22 40H176z" className="fill-night" />
      <circle cx="148" cy="228" r="38" fill="none" strokeWidth="7" className="stroke-brick" />
      <path d="M148 190v76M110 228h76M121 201l54 54M175 201l-54 54" strokeWidth="6" className="stroke-brick" />
      <path d="M0 266q30-14 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0v54H0z" className="fill-teal" />
      <path d="M-20 292q30-12 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0v36H-20z" className="fill-road" />
    </>
  );
}

/** A house with iron balconies. */
export function Louisiana() {
  return (
    <>
      <Dusk />
      <Tree x={416} y={266} />
      <Road />
      <path d="M142 118h216v154H142z" className="fill-coral" />
      <path d="M132 106h236v14H132z" className="fill-on-night" />
      {[160, 228, 296].map((x) => (
        <g key={x}>
          <path d={`M${x} 132h44v50h-44zM${x} 214h44v58h-44z`} className="fill-teal" />
          <path d={`M${x + 10} 132h24v50h-24zM${x + 10} 214h24v58h-24z`} className="fill-sun" />
        </g>
      ))}
      <path d="M126 182h248v8H126z" className="fill-night" />
      <path
        d="M130 160h240M136 160v22M152 160v22M168 160v22M184 160v22M200 160v22M216 160v22M232 160v22M248 160v22M264 160v22M280 160v22M296 160v22M312 160v22M328 160v22M344 160v22M360 160v22M136 190v84M364 190v84M212 190v84M288 190v84"
        strokeWidth="4"
        className="stroke-night"
      />
      <path
        d="M136 204q20-2 26-14M212 204q-20-2-26-14M212 204q20-2 26-14M288 204q-20-2-26-14M288 204q20-2 26-14M364 204q-20-2-26-14"
        fill="none"
        strokeWidth="3"
        className="stroke-night"
      />
    </>
  );
}
