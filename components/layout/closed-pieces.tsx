import { Fragment } from 'react';

export type ClosedPart = 'why' | 'opens' | 'due';
/** A piece of a text for a closed office; one with a `part` is blank until the start script fills it in. */
export type ClosedPiece = { text: string; part?: ClosedPart };

/** A text for a closed office. Also for the browser: it needs no messages. */
export function ClosedPieces({ pieces }: { pieces: readonly ClosedPiece[] }) {
  return pieces.map(({ text, part }, at) => (
    <Fragment key={at}>
      {part ? (
        // One text node: hydration accepts another text, but not another number of nodes.
        <time suppressHydrationWarning data-part={part}>
          {text}
        </time>
      ) : (
        text
      )}
    </Fragment>
  ));
}
