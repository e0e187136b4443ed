import { Dusk, Lighthouse, Road, Wheels } from './coast.tsx';

export function PersonalScene() {
  return (
    <>
      <Dusk />
      <Lighthouse />
      <Road />
      <path d="M150 168h6v104h-6zM194 168h6v104h-6z" className="fill-on-night-muted" />
      <rect x="128" y="128" width="94" height="62" rx="7" className="fill-on-night" />
      <rect x="132" y="132" width="86" height="54" rx="4" className="fill-teal" />
      <path
        d="M175 141v26m-11-11 11-15 11 15M150 176h50"
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-on-night"
      />
      <path d="M172 238h24l22-33q5-7 14-7h64q9 0 15 7l27 33 33 6q12 2 12 14v20H162v-26q0-14 10-14z" className="fill-coral" />
      <path d="M214 237l15-24q3-4 8-4h24v28zM270 209h22q6 0 10 4l19 24h-51z" className="fill-night" />
      <path d="M237 209h12l-18 28h-12zM276 209h8l12 28h-10z" className="fill-night-line" />
      <path d="M366 250h17v10h-17z" className="fill-sun" />
      <path d="M383 252 470 240v44l-87-22z" className="fill-sun opacity-15" />
      <path d="M162 250h12v12h-12z" className="fill-brick" />
      <path d="M256 246h14" strokeWidth="4" strokeLinecap="round" className="stroke-night" />
      <Wheels at={[206, 346]} />
    </>
  );
}
