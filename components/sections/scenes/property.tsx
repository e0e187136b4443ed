import { Dusk, Lighthouse, Palm, Road } from './coast.tsx';

export function PropertyScene() {
  return (
    <>
      <Dusk />
      <Lighthouse />
      <Road />
      <path d="M136 88h120v184H136z" className="fill-on-night" />
      <path d="M128 80h136v12H128zM176 62h40v18h-40z" className="fill-brick" />
      <path
        d="M152 108h22v20h-22zM185 108h22v20h-22zM218 108h22v20h-22zM185 142h22v20h-22zM152 176h22v20h-22zM218 176h22v20h-22z"
        className="fill-sun"
      />
      <path d="M152 142h22v20h-22zM218 142h22v20h-22zM185 176h22v20h-22z" className="fill-night-line" />
      <path
        d="M148 132h30v4h-30zM181 132h30v4h-30zM214 132h30v4h-30zM148 166h30v4h-30zM181 166h30v4h-30zM214 166h30v4h-30zM148 200h30v4h-30zM181 200h30v4h-30zM214 200h30v4h-30z"
        className="fill-on-night-muted"
      />
      <path d="M180 226h32v46h-32z" className="fill-night" />
      <path d="M168 218h56v9h-56z" className="fill-coral" />
      <path d="M256 196h120v76H256z" className="fill-coral" />
      <path d="M256 190h126v12H256z" className="fill-brick" />
      <path d="M268 226h42v46h-42zM322 226h42v28h-42z" className="fill-night" />
      <path d="M262 214h54l-4 14h-46zM318 214h52l-4 14h-44z" className="fill-on-night" />
      <path d="M328 232h30v22h-30z" className="fill-sun" />
      <Palm x={112} y={272} />
      <Palm x={396} y={274} bend={-6} />
    </>
  );
}
