/** The scene of the not-found page. It is part of the HTML, so that its colors follow the color scheme. */
export function MissingScene() {
  return (
    <>
      <linearGradient id="dusk" x2="0" y2="1">
        <stop stopColor="currentColor" offset="0.05" className="text-night" />
        <stop stopColor="currentColor" offset="0.7" className="text-dusk" />
        <stop stopColor="currentColor" offset="1" className="text-coral" />
      </linearGradient>
      <path d="M0 0h520v160H0z" fill="url(#dusk)" />
      <circle cx="262" cy="152" r="36" className="fill-sun" />
      <path d="M0 156h520v110H0z" className="fill-night-line" />
      <path
        d="M226 168h72M240 182h30M132 170h46M60 200h44M250 196h34M120 192h30M440 172h50M460 190h34"
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-on-night-muted opacity-40"
      />
      <linearGradient id="beam">
        <stop stopColor="currentColor" offset="0" stopOpacity="0.04" className="text-sun" />
        <stop stopColor="currentColor" offset="1" stopOpacity="0.28" className="text-sun" />
      </linearGradient>
      <path d="M390 52 0-4v106z" fill="url(#beam)" />
      <path d="M396 52l124-26v52z" className="fill-sun opacity-20" />
      <path d="M318 236q14-62 74-70 76-6 128 34v60H310z" className="fill-night-soft" />
      <path d="M382 68h22l8 104h-38z" className="fill-on-night" />
      <path d="M380 94h26l1.5 19h-29zM377 134h32l1.5 19h-35z" className="fill-coral" />
      <path d="M378 60h30v8h-30zM382 46h22v14h-22zM380 46l13-15 13 15z" className="fill-sun" />
      <path d="M0 232q130-22 260-10t260 4v94H0z" className="fill-night-soft" />
      <path d="M0 276q260-14 520 0v44H0z" className="fill-road" />
      <path d="M-20 305h50m34-1.5h50m34-1.5h50m34-.5h50m34 0h50m34 .5h50m34 1h50" strokeWidth="4" className="stroke-sun opacity-75" />
      <path d="M136 160h6v110h-6zM200 160h6v110h-6z" className="fill-on-night-muted" />
      <rect x="120" y="104" width="102" height="78" rx="8" className="fill-on-night" />
      <rect x="125" y="109" width="92" height="68" rx="5" className="fill-teal" />
      <path
        d="M152 164v-22q0-15 15-15h8q15 0 15 15v14m-11-10 11 11 11-11"
        fill="none"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-on-night"
      />
      <path d="M376 222h9v60h-9zM450 222h9v60h-9z" className="fill-on-night-muted" />
      <rect x="362" y="214" width="112" height="30" rx="5" className="fill-on-night" />
      <path d="M386 214h20l-18 30h-20zM424 214h20l-18 30h-20zM460 214h14v10l-12 20h-20z" className="fill-coral" />
      <circle cx="380" cy="206" r="8" className="fill-sun" />
      <circle cx="455" cy="206" r="8" className="fill-sun" />
      <path d="M212 244h18l16-27q4-7 12-7h44q8 0 13 6l20 28 20 4q8 2 8 10v18H204v-20q0-12 8-12z" className="fill-sun" />
      <path d="M244 242l12-21q2-4 6-4h16v25zM286 217h14q5 0 8 4l15 21h-37z" className="fill-night" />
      <path d="M352 252h11v8h-11z" className="fill-on-night" />
      <path d="M204 252h10v10h-10z" className="fill-brick" />
      <path d="M276 250h12" strokeWidth="4" strokeLinecap="round" className="stroke-night" />
      <circle cx="238" cy="278" r="16" className="fill-night" />
      <circle cx="238" cy="278" r="7.3" className="fill-on-night-muted" />
      <circle cx="332" cy="278" r="16" className="fill-night" />
      <circle cx="332" cy="278" r="7.3" className="fill-on-night-muted" />
    </>
  );
}
