import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { prefersLessData } from '#components/guide/offer-state.ts';
import { noEarlyDraftMark, markHydrated } from '#components/start/signals.ts';
import { afterPaint, whenIdle } from '#components/ui/when-idle.ts';
import { readStored, writeStored } from '#components/ui/device-storage.ts';
import { pressEnded } from '#components/ui/press.ts';
import { whenSeen } from '#components/ui/when-seen.ts';
import { offeredKey } from '#lib/site/device-keys.ts';
import { type CopiedValue, copyOfLead, emptyLabels, mailtoOf } from './copy-of-lead.ts';
import { isTyped } from './form-controls.ts';
import { hasKeptValues } from './draft-store.ts';
import { takeSnapshot } from './snapshot.ts';
import { useUndo } from './use-undo.ts';
import type { RetryWait } from './retry.ts';
import type { Controller } from './form-controller.ts';
import type { FieldProblem, FormView } from './form-view.ts';

export type Sent = { reference: string; copy: readonly CopiedValue[]; emptyLabels?: readonly string[] };

export const leadSentEvent = 'lead-sent';
export type SentDetail = { reference: string };

type SubmitState = { count: number; problems: readonly FieldProblem[]; failure: string };

const loadController = () => import('./form-controller.ts');

/**
 * Hydrated state of a form. Loads the controller when the page is idle, and attaches it when the form is near the screen, is touched, or has values
 * to restore.
 */
export function useLeadForm(view: FormView) {
  const { restored } = view;
  const form = useRef<HTMLFormElement>(null);
  const attached = useRef<{ controller: Promise<Controller>; end: AbortController }>(undefined);
  const [shownProblems, setShownProblems] = useState<readonly FieldProblem[]>(restored?.problems ?? []);
  const [submitState, setSubmitState] = useState<SubmitState>({ count: restored ? 1 : 0, problems: shownProblems, failure: restored?.failure ?? '' });
  const [isBusy, setBusy] = useState(false);
  const [offer, setOffer] = useState(false);
  const [waiting, setWaiting] = useState<RetryWait>();
  const retryAbort = useRef<AbortController>(undefined);
  const [sent, setSent] = useState<Sent>();
  const undo = useUndo();

  const detachController = () => {
    attached.current?.end.abort();
    attached.current = undefined;
    delete form.current?.dataset[noEarlyDraftMark];
  };

  const attachController = (element: HTMLFormElement): Promise<Controller> => {
    if (!attached.current) {
      const end = new AbortController();
      const controller = loadController().then(async ({ createController }) => {
        // The controller changes the layout.
        await pressEnded();
        element.dataset[noEarlyDraftMark] = '';
        return createController({ element, signal: end.signal }, view, setShownProblems);
      });
      controller.catch(detachController);
      attached.current = { controller, end };
    }
    return attached.current.controller;
  };

  const attachWhenIdle = async (element: HTMLFormElement): Promise<Controller | undefined> => {
    await whenIdle();
    return element.isConnected ? attachController(element) : undefined;
  };

  const attachOnInteraction = () => {
    if (!attached.current && form.current) attachWhenIdle(form.current).catch(() => {});
  };

  /** Loads the controller before the first keystroke. Not with Save-Data. */
  const preloadController = useEffectEvent(async (element: HTMLFormElement, signal: AbortSignal) => {
    await whenIdle();
    await loadController();
    if (!signal.aborted) signal.addEventListener('abort', whenSeen(element, attachOnInteraction), { once: true });
  });

  const restoreValues = useEffectEvent(() => {
    const element = form.current;
    if (!element || restored || !(hasKeptValues(view.id) || isTyped(element))) return;
    const restore = async () => {
      const controller = await attachWhenIdle(element);
      await pressEnded();
      if (controller) setOffer(controller.restore() && readStored('sessionStorage', offeredKey(view.id)) === undefined);
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
      retryAbort.current?.abort();
      attached.current?.end.abort();
    };
  }, []);

  const fail = (problems: readonly FieldProblem[], failure = '') => {
    setShownProblems(problems);
    setSubmitState(({ count }) => ({ count: count + 1, problems, failure }));
  };

  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<readonly FieldProblem[] | undefined> => {
    event.preventDefault();
    const element = event.currentTarget;
    if (isBusy) return undefined;
    setBusy(true);
    try {
      // The press is painted first: loading the controller takes a slow phone 0.1 s.
      await afterPaint();
      const controller = await attachController(element);
      retryAbort.current = new AbortController();
      const outcome = await controller.submit({ onWait: setWaiting, signal: retryAbort.current.signal });
      const { toasts } = view;
      if (toasts) import('./toast-outcome.ts').then(({ showOutcomeToast }) => showOutcomeToast(outcome, toasts, view.locale)).catch(() => {});
      if (outcome.status === 'sent') {
        element.dispatchEvent(new CustomEvent<SentDetail>(leadSentEvent, { bubbles: true, detail: { reference: outcome.reference } }));
        const copy = copyOfLead(element, view);
        setSent({ reference: outcome.reference, copy, emptyLabels: emptyLabels(element, view, copy) });
        controller.remember();
        controller.forget();
        // Its listeners end, but `attached` keeps it: a new controller would store the sent values as a draft.
        attached.current?.end.abort();
        return undefined;
      }
      const problems = outcome.status === 'invalid' ? outcome.problems : [];
      fail(problems, outcome.status === 'failed' ? outcome.text : '');
      if (view.mailFallback && outcome.status === 'failed' && outcome.isUnreached) {
        location.href = mailtoOf(view, copyOfLead(element, view, { showsVins: true }));
      }
      return problems;
    } catch {
      element.dataset[noEarlyDraftMark] = '';
      element.submit();
      return undefined;
    } finally {
      setBusy(false);
    }
  };

  const clear = () => {
    attached.current?.controller.then((controller) => controller.forget(true)).catch(() => {});
    detachController();
    setOffer(false);
    setShownProblems([]);
    setSubmitState({ count: 0, problems: [], failure: '' });
  };

  /** Called before the browser empties the form; `onUndone` runs once the values are back. */
  const reset = (element: HTMLFormElement, onUndone = () => element.querySelector<HTMLElement>('[type=reset]')?.focus()) => {
    const restore = takeSnapshot(element, view.id);
    const hasValues = isTyped(element) || hasKeptValues(view.id);
    clear();
    if (hasValues) undo.offer(() => (restore(), onUndone()));
  };

  const another = () => {
    // Before `clear`, which would forget the shared draft through the controller.
    detachController();
    clear();
    setSent(undefined);
  };

  const endOffer = () => {
    setOffer(false);
    writeStored('sessionStorage', offeredKey(view.id), 1);
  };

  const fill = () => {
    endOffer();
    if (form.current)
      attachController(form.current)
        .then((controller) => controller.fill())
        .catch(() => {});
  };

  const stopRetrying = () => retryAbort.current?.abort();

  return {
    form,
    shownProblems,
    submitState,
    isBusy,
    waiting,
    stopRetrying,
    offer,
    sent,
    attachOnInteraction,
    submit,
    attachController,
    fail,
    reset,
    undo,
    another,
    fill,
    endOffer,
  };
}
