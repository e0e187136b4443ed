import { Dusk, Headlight, Lighthouse, Road, Wheels } from './coast.tsx';

export function CommercialScene() {
  return (
    <>
      <Dusk />
      <Lighthouse />
      <path
        d="M26 158V74h8v84M58 158V74h8v84M14 82h116v7H14zM34 52h7v30h-7zM38 52l70 30M38 52 20 82M104 89v22M96 111h16"
        fill="none"
        strokeWidth="4"
        className="stroke-night"
      />
      <path d="M88 142h34v16H88zM126 142h34v16h-34zM106 126h34v16h-34z" className="fill-coral" />
      <path d="M126 142h34v16h-34z" className="fill-teal" />
      <Road />
      {/* Small enough that no width of the hero cuts the trailer. */}
      <g transform="translate(74 64) scale(0.77)">
        <path d="M88 172h190v84H88z" className="fill-on-night" />
        <path d="M88 236h190v20H88z" className="fill-on-night-muted" />
        <path d="M104 190h76v8h-76zM104 206h48v8h-48z" className="fill-coral" />
        <path d="M210 186h50v34h-50z" className="fill-teal" />
        <path d="m222 203 8 8 18-18" fill="none" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round" className="stroke-on-night" />
        <path d="M88 256h300v10H88z" className="fill-night" />
        <path d="M288 196h44q8 0 12 7l16 27 22 6q8 2 8 10v20H288z" className="fill-coral" />
        <path d="M304 206h24q5 0 8 5l11 19h-43z" className="fill-night" />
        <path d="M280 178h6v70h-6zM288 190l18-12h22l8 18h-48z" className="fill-brick" />
        <path d="M376 242h14v9h-14z" className="fill-sun" />
        <Headlight x={390} y={243} />
        <Wheels at={[112, 154, 300, 362]} r={18} />
      </g>
    </>
  );
}
