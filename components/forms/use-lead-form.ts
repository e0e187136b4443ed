import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { prefersLessData } from '#components/guide/offer-state.ts';
import { keptMark, markHydrated } from '#components/start/signals.ts';
import { afterPaint } from '#components/ui/after-paint.ts';
import { pressEnded } from '#components/ui/press.ts';
import { whenIdle } from '#components/ui/when-idle.ts';
import { whenSeen } from '#components/ui/when-seen.ts';
import { type CopiedValue, copyOfLead, openFields, mailtoOf } from './copy-of-lead.ts';
import { isTyped } from './form-controls.ts';
import { isOfferAnswered, rememberOfferAnswered } from './offer-memory.ts';
import { hasKeptValues } from './draft-store.ts';
import { takeSnapshot } from './snapshot.ts';
import { useUndo } from './use-undo.ts';
import type { RetryWait } from './retry.ts';
import type { Controller } from './form-controller.ts';
import type { FieldProblem, FormView } from './form-view.ts';

export type Sent = { reference: string; copy: readonly CopiedValue[]; open?: readonly string[] };

export const sentEvent = 'request-sent';
export type SentDetail = { reference: string };

export type SubmitState = { count: number; problems: readonly FieldProblem[]; failure: string };

const loadController = () => import('./form-controller.ts');

/**
 * Hydrated state of a form. Its controller is loaded when the page is idle, and takes the form over when it is near the screen, touched, or has
 * values to restore.
 */
export function useLeadForm(view: FormView) {
  const { start } = view;
  const form = useRef<HTMLFormElement>(null);
  const taken = useRef<{ controller: Promise<Controller>; end: AbortController }>(undefined);
  const [shown, setShown] = useState<readonly FieldProblem[]>(start?.problems ?? []);
  const [submitState, setSubmitState] = useState<SubmitState>({ count: start ? 1 : 0, problems: shown, failure: start?.failure ?? '' });
  const [busy, setBusy] = useState(false);
  const [offer, setOffer] = useState(false);
  const [waiting, setWaiting] = useState<RetryWait>();
  const retries = useRef<AbortController>(undefined);
  const [sent, setSent] = useState<Sent>();
  const undo = useUndo();

  const release = () => {
    taken.current?.end.abort();
    taken.current = undefined;
    delete form.current?.dataset[keptMark];
  };

  const takeOver = (element: HTMLFormElement): Promise<Controller> => {
    if (!taken.current) {
      const end = new AbortController();
      const controller = loadController().then(async ({ createController }) => {
        // The controller changes the layout.
        await pressEnded();
        element.dataset[keptMark] = '';
        return createController({ element, signal: end.signal }, view, setShown);
      });
      controller.catch(release);
      taken.current = { controller, end };
    }
    return taken.current.controller;
  };

  const takeOverWhenIdle = async (element: HTMLFormElement): Promise<Controller | undefined> => {
    await whenIdle();
    return element.isConnected ? takeOver(element) : undefined;
  };

  const touch = () => {
    if (!taken.current && form.current) takeOverWhenIdle(form.current).catch(() => {});
  };

  /** Loads the controller before the first keystroke. Not with Save-Data. */
  const preloadController = useEffectEvent(async (element: HTMLFormElement, signal: AbortSignal) => {
    await whenIdle();
    await loadController();
    if (!signal.aborted) signal.addEventListener('abort', whenSeen(element, touch), { once: true });
  });

  const restoreValues = useEffectEvent(() => {
    const element = form.current;
    if (!element || start || !(hasKeptValues(view.id) || isTyped(element))) return;
    const restore = async () => {
      const controller = await takeOverWhenIdle(element);
      await pressEnded();
      if (controller) setOffer(controller.restore() && !isOfferAnswered(view.id));
    };
    restore().catch(() => {});
  });
  useEffect(() => {
    restoreValues();
    const element = form.current;
    if (!element) return undefined;
    markHydrated(element);
    const end = new AbortController();
    if (!prefersLessData()) preloadController(element, end.signal).catch(() => {});
    return () => {
      end.abort();
      retries.current?.abort();
      taken.current?.end.abort();
    };
  }, []);

  const fail = (problems: readonly FieldProblem[], failure = '') => {
    setShown(problems);
    setSubmitState(({ count }) => ({ count: count + 1, problems, failure }));
  };

  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<readonly FieldProblem[] | undefined> => {
    event.preventDefault();
    const element = event.currentTarget;
    if (busy) return undefined;
    setBusy(true);
    try {
      // The press is painted first: loading the controller takes a slow phone 0.1 s.
      await afterPaint();
      const controller = await takeOver(element);
      retries.current = new AbortController();
      const outcome = await controller.submit({ onWait: setWaiting, signal: retries.current.signal });
      const { toasts } = view;
      if (toasts) import('./toast-outcome.ts').then(({ toastOutcome }) => toastOutcome(outcome, toasts, view.locale)).catch(() => {});
      if (outcome.status === 'sent') {
        element.dispatchEvent(new CustomEvent<SentDetail>(sentEvent, { bubbles: true, detail: { reference: outcome.reference } }));
        const copy = copyOfLead(element, view);
        setSent({ reference: outcome.reference, copy, open: openFields(element, view, copy) });
        controller.remember();
        controller.forget();
        // Stays taken over: a new controller would keep the sent values as a draft.
        taken.current?.end.abort();
        return undefined;
      }
      const problems = outcome.status === 'invalid' ? outcome.problems : [];
      fail(problems, outcome.status === 'failed' ? outcome.text : '');
      if (view.mailFallback && outcome.status === 'failed' && outcome.unreached) {
        location.href = mailtoOf(view, copyOfLead(element, view, { vins: true }));
      }
      return problems;
    } catch {
      element.dataset[keptMark] = '';
      element.submit();
      return undefined;
    } finally {
      setBusy(false);
    }
  };

  const clear = () => {
    taken.current?.controller.then((controller) => controller.forget(true)).catch(() => {});
    release();
    setOffer(false);
    setShown([]);
    setSubmitState({ count: 0, problems: [], failure: '' });
  };

  /** Called before the browser empties the form; `onUndone` runs once the values are back. */
  const reset = (element: HTMLFormElement, onUndone = () => element.querySelector<HTMLElement>('[type=reset]')?.focus()) => {
    const restore = takeSnapshot(element, view.id);
    const hasAnswers = isTyped(element) || hasKeptValues(view.id);
    clear();
    if (hasAnswers) undo.offer(() => (restore(), onUndone()));
  };

  const another = () => {
    release();
    clear();
    setSent(undefined);
  };

  const endOffer = () => {
    setOffer(false);
    rememberOfferAnswered(view.id);
  };

  const fill = () => {
    endOffer();
    if (form.current) takeOver(form.current).then((controller) => controller.fill());
  };

  const stopRetrying = () => retries.current?.abort();

  return { form, shown, submitState, busy, waiting, stopRetrying, offer, sent, touch, submit, takeOver, fail, reset, undo, another, fill, endOffer };
}
