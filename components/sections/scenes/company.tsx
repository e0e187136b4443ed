import { Desk } from './desk.tsx';

export function CompanyScene() {
  return (
    <>
      <Desk />
      <path d="M150 172h112v112H150z" transform="rotate(-5 206 228)" className="fill-on-night-muted" />
      <path d="M178 158h118v134H178z" transform="rotate(3 237 225)" className="fill-on-night" />
      <g transform="rotate(3 237 225)">
        <path d="M194 174h52v8h-52zM194 194h86v5h-86zM194 208h86v5h-86zM194 222h64v5h-64z" className="fill-night-line" />
        <circle cx="266" cy="262" r="16" className="fill-sun" />
        <path d="m259 262 5 6 10-11" fill="none" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" className="stroke-night" />
        <path d="M194 270q10-16 16-4t14-2 16 2" fill="none" strokeWidth="3" strokeLinecap="round" className="stroke-teal" />
      </g>
      <path d="m300 290 44-64 9 6-44 64-12 5z" className="fill-teal" />
      <path d="M370 226h58v44q0 12-12 12h-34q-12 0-12-12z" className="fill-on-night" />
      <path d="M428 238h8q14 0 14 14t-14 14h-8v-9h7q5 0 5-5t-5-5h-7z" className="fill-on-night" />
      <path d="M370 244h58v9h-58z" className="fill-coral" />
      <path
        d="M386 216q-8-10 0-18t0-16M408 216q-8-10 0-18t0-16"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-on-night-muted opacity-60"
      />
      <path d="M84 218h36l14 40H70z" className="fill-sun" />
      <path d="M98 258h8v26h-8zM82 280h40v8H82z" className="fill-night" />
    </>
  );
}
