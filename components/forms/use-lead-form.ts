import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSparing } from '#components/guide/may-offer.ts';
import { keptMark, markHydrated } from '#components/start/signals.ts';
import { painted } from '#components/ui/painted.ts';
import { pressEnded } from '#components/ui/press.ts';
import { rested } from '#components/ui/rested.ts';
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

/** A request that is committed, a copy of what it said, and the labels of what it left open. */
export type Sent = { reference: string; copy: readonly CopiedValue[]; open?: readonly string[] };

/** Bubbles from a form that was sent, for what stands around it. */
export const sentEvent = 'request-sent';
export type SentDetail = { reference: string };

export type Attempt = { count: number; problems: readonly FieldProblem[]; failure: string };

const loadController = () => import('./form-controller.ts');

/** The life of a form in the page: what checks and sends it is loaded in a quiet moment, and takes it over when it is near the screen, a hand touches it or something was kept from earlier. */
export function useLeadForm(view: FormView) {
  const { start } = view;
  const form = useRef<HTMLFormElement>(null);
  const taken = useRef<{ controller: Promise<Controller>; end: AbortController }>(undefined);
  const [shown, setShown] = useState<readonly FieldProblem[]>(start?.problems ?? []);
  const [attempt, setAttempt] = useState<Attempt>({ count: start ? 1 : 0, problems: shown, failure: start?.failure ?? '' });
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
      const controller = loadController().then(async ({ controlForm }) => {
        // What it fills in and offers moves the page.
        await pressEnded();
        element.dataset[keptMark] = '';
        return controlForm({ element, signal: end.signal }, view, setShown);
      });
      controller.catch(release);
      taken.current = { controller, end };
    }
    return taken.current.controller;
  };

  const takeOverAtRest = async (element: HTMLFormElement): Promise<Controller | undefined> => {
    await rested();
    return element.isConnected ? takeOver(element) : undefined;
  };

  const touch = () => {
    if (!taken.current && form.current) takeOverAtRest(form.current).catch(() => {});
  };

  /**
   * Who wakes a page with a form is likely to fill it in: what checks it is loaded, and takes it over once it is near, so that no first
   * letter meets that work. Not where the visitor asked for little to be sent.
   */
  const makeReady = useEffectEvent(async (element: HTMLFormElement, signal: AbortSignal) => {
    await rested();
    await loadController();
    if (!signal.aborted) signal.addEventListener('abort', whenSeen(element, touch), { once: true });
  });

  const appear = useEffectEvent(() => {
    const element = form.current;
    if (!element || start || !(hasKeptValues(view.id) || isTyped(element))) return;
    const restore = async () => {
      const controller = await takeOverAtRest(element);
      await pressEnded();
      if (controller) setOffer(controller.restore() && !isOfferAnswered(view.id));
    };
    restore().catch(() => {});
  });
  useEffect(() => {
    appear();
    const element = form.current;
    if (!element) return undefined;
    markHydrated(element);
    const end = new AbortController();
    if (!isSparing()) makeReady(element, end.signal).catch(() => {});
    return () => {
      end.abort();
      retries.current?.abort();
      taken.current?.end.abort();
    };
  }, []);

  const fail = (problems: readonly FieldProblem[], failure = '') => {
    setShown(problems);
    setAttempt(({ count }) => ({ count: count + 1, problems, failure }));
  };

  const submit = async (event: SyntheticEvent<HTMLFormElement>): Promise<readonly FieldProblem[] | undefined> => {
    event.preventDefault();
    const element = event.currentTarget;
    if (busy) return undefined;
    setBusy(true);
    try {
      // The press is answered first: taking a form over takes a slow phone a tenth of a second.
      await painted();
      const controller = await takeOver(element);
      retries.current = new AbortController();
      const outcome = await controller.submit({ onWait: setWaiting, signal: retries.current.signal });
      const { toasts } = view;
      if (toasts) import('./toast-outcome.ts').then(({ toastOutcome }) => toastOutcome(outcome, toasts)).catch(() => {});
      if (outcome.status === 'sent') {
        element.dispatchEvent(new CustomEvent<SentDetail>(sentEvent, { bubbles: true, detail: { reference: outcome.reference } }));
        const copy = copyOfLead(element, view);
        setSent({ reference: outcome.reference, copy, open: openFields(element, view, copy) });
        controller.remember();
        controller.forget();
        // It may stand there for a moment: whoever takes it over anew would keep what was sent as a draft, so it stays taken.
        taken.current?.end.abort();
        return undefined;
      }
      const problems = outcome.status === 'invalid' ? outcome.problems : [];
      fail(problems, outcome.status === 'failed' ? outcome.text : '');
      // The older way stays as the visitor's last resort.
      if (view.mailFallback && outcome.status === 'failed' && outcome.unreached) {
        location.href = mailtoOf(view, copyOfLead(element, view, { vins: true }));
      }
      return problems;
    } catch {
      // The code that sends could not be loaded: the browser posts the form itself.
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
    setAttempt({ count: 0, problems: [], failure: '' });
  };

  /** The answers go when the browser resets the form, right after this; `onUndone` runs when they are back. */
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

  /** Used or refused, the offer is made once. */
  const endOffer = () => {
    setOffer(false);
    rememberOfferAnswered(view.id);
  };

  const fill = () => {
    endOffer();
    if (form.current) takeOver(form.current).then((controller) => controller.fill());
  };

  const stopRetrying = () => retries.current?.abort();

  return { form, shown, attempt, busy, waiting, stopRetrying, offer, sent, touch, submit, takeOver, fail, reset, undo, another, fill, endOffer };
}
