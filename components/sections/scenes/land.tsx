/** A night sky with the moon and stars. */
export function Night() {
  return (
    <>
      <linearGradient id="night" x2="0" y2="1">
        <stop offset="0.1" stopColor="currentColor" className="text-night" />
        <stop offset="1" stopColor="currentColor" className="text-night-line" />
      </linearGradient>
      <path d="M0 0h520v250H0z" fill="url(#night)" />
      <path d="M402 118a30 30 0 1 0 34 40 26 26 0 0 1-34-40z" className="fill-sun" />
      <path
        d="M60 40h.1M120 90h.1M176 52h.1M238 24h.1M300 72h.1M356 36h.1M470 60h.1M490 130h.1M40 136h.1M210 130h.1M340 138h.1"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-on-night-muted"
      />
    </>
  );
}

/** Land in place of the sea: ridges below the sky of dusk. */
export function Ridges({ high = false }: { high?: boolean }) {
  return (
    <>
      {high && <path d="M0 176 70 96l58 56 84-88 76 82 60-54 78 70 94-84v140H0z" className="fill-dusk" />}
      {!high && <path d="M0 150q90-40 180-10t150-14 190 18v40H0z" className="fill-dusk" />}
      <path d="M0 164q70-26 150-12t140-8 110 10 120-14v110H0z" className="fill-night-line" />
      <path d="M0 214q90-34 190-14t170-6 160 8v70H0z" className="fill-night-soft" />
    </>
  );
}

/** A town against the sky. */
export function Skyline() {
  return (
    <>
      <path
        d="M0 150h34v-46h44v30h26V82h40v60h28v-34h38v44h30v-66l18-14 18 14v72h30v-38h46v32h26V78h44v62h30v-40h40v36h28v120H0z"
        className="fill-night-soft"
      />
      <path
        d="M44 116h8v10h-8zM60 116h8v10h-8zM112 94h8v10h-8zM128 94h8v10h-8zM112 114h8v10h-8zM182 120h8v10h-8zM248 98h8v10h-8zM264 98h8v10h-8zM248 118h8v10h-8zM322 126h8v10h-8zM340 126h8v10h-8zM394 90h8v10h-8zM410 90h8v10h-8zM394 110h8v10h-8zM462 112h8v10h-8zM480 112h8v10h-8z"
        className="fill-sun"
      />
    </>
  );
}

export function Pine({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-4-20h8v20h-8z" className="fill-brick" />
      <path d="M0-96l24 38H12l20 32H-32l20-32h-12z" className="fill-teal" />
    </g>
  );
}

/** A leafy tree; `fruit` colors what hangs in it. */
export function Tree({ x, y, scale = 1, fruit }: { x: number; y: number; scale?: number; fruit?: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-6-50H6V0H-6z" className="fill-dusk" />
      <path d="M0-116q26 0 32 20 22 6 18 30-4 20-28 20h-44q-24 0-28-20-4-24 18-30 6-20 32-20z" className="fill-teal" />
      {fruit && <path d="M-26-70h.1M-6-92h.1M18-74h.1M32-62h.1M2-62h.1M16-98h.1" strokeWidth="13" strokeLinecap="round" className={fruit} />}
    </g>
  );
}

export function Lamp({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path d={`M${x - 3} ${y}v-122h34v8h-28v114z`} className="fill-on-night-muted" />
      <path d={`M${x + 20} ${y - 118}h20v10h-20z`} className="fill-sun" />
      <path d={`M${x + 20} ${y - 108}h20l30 108h-80z`} className="fill-sun opacity-15" />
    </>
  );
}
