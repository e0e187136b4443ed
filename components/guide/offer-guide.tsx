import { createRoot } from 'react-dom/client';
import { isTyped } from '#components/forms/form-controls.ts';
import { guideKey } from '#lib/site/device-keys.ts';
import { pressEnded } from '#components/ui/press.ts';
import { GuideDialog, type GuideParts } from './guide-dialog.tsx';
import { wasGuideOffered, prefersLessData } from './offer-state.ts';

const recheckMs = 10_000;

function isBusy(): boolean {
  return (
    document.activeElement?.matches('input,textarea,select,[contenteditable]') === true ||
    [...document.forms].some(isTyped) ||
    document.querySelector('dialog[open],:popover-open,[data-reference]') !== null
  );
}

async function show(): Promise<void> {
  const answer = await fetch(`/api/guide?locale=${document.documentElement.lang}`);
  const parts: GuideParts = await answer.json();
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
  if (!isBusy()) await show();
  if (!wasGuideOffered()) setTimeout(offerGuide, recheckMs, signal);
}
