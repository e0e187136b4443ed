import { Dusk, Lighthouse, Palm, Road } from './coast.tsx';

export function HomeownersScene() {
  return (
    <>
      <Dusk storm />
      <Lighthouse />
      <path d="M52 84q-26 0-26-22t26-22q8-30 42-30 32 0 42 26 34-6 40 20 4 28-28 28z" className="fill-night-soft" />
      <path d="M96 100q-22 0-22-18t24-18q10-24 36-22 26 2 32 22 26-2 28 18 0 18-24 18z" className="fill-night-line" />
      <path
        d="m100 112-14 26m38-26-14 26m38-26-14 26m38-26-14 26M76 124l-10 20"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-on-night-muted opacity-70"
      />
      <path d="m142 100-18 30h14l-8 26 26-34h-15l11-22z" className="fill-sun" />
      <Road />
      <path d="M304 122h24v60h-24z" className="fill-brick" />
      <path d="M160 272v-82l93-68 93 68v82z" className="fill-on-night" />
      <path d="m136 196 117-82 117 82-10 12-107-74-107 74z" className="fill-coral" />
      <path d="M182 212h40v34h-40zM286 212h40v34h-40z" className="fill-sun" />
      <path d="M172 208h12v42h-12zM220 208h12v42h-12zM276 208h12v42h-12zM324 208h12v42h-12z" className="fill-teal" />
      <path d="M238 218h32v54h-32z" className="fill-night" />
      <circle cx="262" cy="246" r="3" className="fill-sun" />
      <circle cx="253" cy="168" r="14" className="fill-night-line" />
      <Palm x={400} y={276} bend={30} />
      <Palm x={118} y={276} bend={26} />
    </>
  );
}
