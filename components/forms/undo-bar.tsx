import { Button } from '#components/ui/button.tsx';
import type { FormWords } from './form-view.ts';
import type { Undo } from './use-undo.ts';

export function UndoBar({ words, undo: { bar, isOffered, isUndone, undo } }: { words: FormWords; undo: Undo }) {
  return (
    <div ref={bar} role="status" className="flex flex-wrap items-center gap-x-3">
      {isOffered && (
        <>
          {words.cleared}
          <Button intent="outline" onClick={undo}>
            {words.undo}
          </Button>
        </>
      )}
      {isUndone && words.undone}
    </div>
  );
}
