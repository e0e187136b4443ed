import { useEffect, useEffectEvent, useState } from 'react';
import { readDraft } from './draft-store.ts';
import type { StepView } from './form-view.ts';

type Options = {
  form: string;
  steps: readonly StepView[];
  isBegun: () => boolean;
  onArrive: () => void;
};

/** The step in the fragment: its number, or a field of it (links of the error summary). */
function stepInAddress(form: string, steps: readonly StepView[]): number | undefined {
  const { hash } = location;
  if (hash === '') return 0;
  const number = /^#step-(\d+)$/.exec(hash)?.[1];
  if (number) return Math.min(Math.max(Number(number), 1), steps.length) - 1;
  const found = steps.findIndex(({ groups }) => groups.some(({ fields }) => fields.some(({ name }) => hash === `#${form}-${name}`)));
  return found < 0 ? undefined : found;
}

/** Each step is an entry of the history (`#step-3`), so that Back, Forward and a reload work. No value is in the URL. */
export function useWizardStep({ form, steps, isBegun, onArrive }: Options) {
  const [step, setStep] = useState(0);

  const show = (next: number, arrive = onArrive) => {
    setStep(next);
    arrive();
  };
  const goTo = (next: number, arrive = onArrive) => {
    history.pushState({ stepFrom: step }, '', next === 0 ? location.pathname + location.search : `#step-${next + 1}`);
    show(next, arrive);
  };
  /** Goes back in the history if its previous entry is the previous step; otherwise adds an entry. */
  const goBack = () => {
    if (history.state?.stepFrom === step - 1) history.back();
    else goTo(step - 1);
  };
  const restart = () => {
    if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search);
    setStep(0);
  };

  const start = useEffectEvent(() => {
    const named = stepInAddress(form, steps) ?? 0;
    if (named === 0) return;
    if (isBegun() || Object.keys(readDraft(form)).length > 0) setStep(named);
    else restart();
  });
  const follow = useEffectEvent(() => {
    const named = stepInAddress(form, steps);
    if (named !== undefined && named !== step) show(named);
  });
  useEffect(() => {
    const timer = setTimeout(start);
    const end = new AbortController();
    addEventListener('popstate', follow, { signal: end.signal });
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, []);

  return { step, goTo, goBack, restart };
}
