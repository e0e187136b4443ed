import { createRoot } from 'react-dom/client';
import { useEffect, useRef } from 'react';
import { isTyped } from '#components/forms/form-controls.ts';
import { guideKey } from '#lib/site/device-keys.ts';
import { pressEnded } from '#components/ui/press.ts';
import type { FormView } from '#components/forms/form-view.ts';
import { LeadForm } from '#components/forms/lead-form.tsx';
import { Dialog, DialogClose } from '#components/ui/dialog.tsx';
import { prefersLessData, wasGuideOffered } from './offer-state.ts';

type GuideParts = { title: string; close: string; lead: string; privacy: string; form: FormView };

function GuideDialog({ title, close, lead, privacy, form, onClose }: GuideParts & { onClose: () => void }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.closest('dialog')?.showModal(), []);
  return (
    <Dialog id="free-guide" title={title} onClose={onClose} data-unprotected>
      <DialogClose label={close} />
      <p>{lead}</p>
      <div ref={frame}>
        <LeadForm view={form} />
      </div>
      <p className="text-muted text-sm">{privacy}</p>
    </Dialog>
  );
}

const recheckMs = 10_000;

function isBusy(): boolean {
  return (
    document.activeElement?.matches('input,textarea,select,[contenteditable]') === true ||
    [...document.forms].some(isTyped) ||
    document.querySelector('dialog[open],:popover-open,[data-reference]') !== null
  );
}

async function show(): Promise<void> {
  const response = await fetch(`/api/guide?locale=${document.documentElement.lang}`);
  if (!response.ok) return;
  const parts: GuideParts = await response.json();
  await pressEnded();
  // Another tab may have offered the guide during the request.
  if (wasGuideOffered() || isBusy()) return;
  localStorage.setItem(guideKey, '1');
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(<GuideDialog {...parts} onClose={close} />);
}

/** Offers the free guide once per visitor, when the visitor is idle; retries until the signal is aborted. Browser only. */
export async function offerGuide(signal: AbortSignal): Promise<void> {
  if (signal.aborted || wasGuideOffered() || prefersLessData()) return;
  // After a failed request the next round tries again.
  if (!isBusy()) await show().catch(() => {});
  if (!wasGuideOffered()) setTimeout(offerGuide, recheckMs, signal);
}
