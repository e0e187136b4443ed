export function Dusk({ storm = false }: { storm?: boolean }) {
  return (
    <>
      <linearGradient id="dusk" x2="0" y2="1">
        <stop offset="0.05" stopColor="currentColor" className="text-night" />
        <stop offset="0.7" stopColor="currentColor" className={storm ? 'text-night-line' : 'text-dusk'} />
        <stop offset="1" stopColor="currentColor" className={storm ? 'text-dusk' : 'text-coral'} />
      </linearGradient>
      <path d="M0 0h520v160H0z" fill="url(#dusk)" />
      {!storm && <circle cx="262" cy="152" r="36" className="fill-sun" />}
      <path d="M0 156h520v110H0z" className="fill-night-line" />
      <path
        d="M226 168h72M240 182h30M132 170h46M60 200h44M250 196h34M120 192h30M440 172h50M460 190h34"
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-on-night-muted opacity-40"
      />
    </>
  );
}

export function Lighthouse() {
  return (
    <>
      <Beam id="beam" reach={0.04} />
      <path d="M390 52 0-4v106z" fill="url(#beam)" />
      <path d="M396 52l124-26v52z" className="fill-sun opacity-20" />
      <path d="M318 236q14-62 74-70 76-6 128 34v60H310z" className="fill-night-soft" />
      <path d="M382 68h22l8 104h-38z" className="fill-on-night" />
      <path d="M380 94h26l1.5 19h-29zM377 134h32l1.5 19h-35z" className="fill-coral" />
      <path d="M378 60h30v8h-30zM382 46h22v14h-22zM380 46l13-15 13 15z" className="fill-sun" />
    </>
  );
}

export function Road() {
  return (
    <>
      <path d="M0 232q130-22 260-10t260 4v94H0z" className="fill-night-soft" />
      <path d="M0 276q260-14 520 0v44H0z" className="fill-road" />
      <path d="M-20 305h50m34-1.5h50m34-1.5h50m34-.5h50m34 0h50m34 .5h50m34 1h50" strokeWidth="4" className="stroke-sun opacity-75" />
    </>
  );
}

export function Wheels({ at, y = 278, r = 19 }: { at: readonly number[]; y?: number; r?: number }) {
  return at.map((x) => (
    <g key={x}>
      <circle cx={x} cy={y} r={r} className="fill-night" />
      <circle cx={x} cy={y} r={r / 2.2} className="fill-on-night-muted" />
    </g>
  ));
}

/** `bend` moves the crown to the left, in px. */
export function Palm({ x, y, bend = 0 }: { x: number; y: number; bend?: number }) {
  const crown = `translate(${x - bend} ${y - 96})`;
  return (
    <>
      <path d={`M${x} ${y}q6-50${bend ? ` ${-bend}` : ' -2'}-96`} fill="none" strokeWidth="7" strokeLinecap="round" className="stroke-dusk" />
      <path
        transform={crown}
        d="M0 0q-26-22-46 4 22-8 46-4zM0 0q-34-2-40 30 14-20 40-30zM0 0q24-26 48-4-24-6-48 4zM0 0q32-2 40 28-16-18-40-28zM0 0q-4-26 18-36-12 14-18 36z"
        className="fill-teal"
      />
    </>
  );
}

/** Light that fades away from its lamp at the right, or at the left with `right`. */
function Beam({ id, right = false, reach = 0 }: { id: string; right?: boolean; reach?: number }) {
  return (
    <linearGradient id={id}>
      <stop offset="0" stopColor="currentColor" stopOpacity={right ? 0.32 : reach} className="text-sun" />
      <stop offset="1" stopColor="currentColor" stopOpacity={right ? 0 : 0.28} className="text-sun" />
    </linearGradient>
  );
}

/** The light of a headlamp at a place, toward the right. */
export function Headlight({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Beam id="headlight" right />
      <path d={`M${x} ${y} ${x + 96} ${y - 14}v46L${x} ${y + 8}z`} fill="url(#headlight)" />
    </>
  );
}
