import { Dusk, Lighthouse, Road, Wheels } from './coast.tsx';

export function MissingScene() {
  return (
    <>
      <Dusk />
      <Lighthouse />
      <Road />
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
      <Wheels at={[238, 332]} r={16} />
    </>
  );
}
