import { type RefObject, useEffect, useRef } from 'react';
import type { FormView } from '../form-view.ts';

export function useHelp(form: RefObject<HTMLFormElement | null>, view: FormView): () => void {
  const helped = useRef<{ element: HTMLFormElement; end: AbortController }>(undefined);
  useEffect(() => () => helped.current?.end.abort(), []);
  return () => {
    const element = form.current;
    if (!element || helped.current?.element === element) return;
    const end = new AbortController();
    helped.current = { element, end };
    import('./help-with-fields.ts').then(({ helpWithFields }) => helpWithFields(element, view, end.signal)).catch(() => {});
  };
}
