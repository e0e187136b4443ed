import { useEffect, useEffectEvent, useRef } from 'react';
import type { FormView } from '#components/forms/form-view.ts';
import { QuoteForm } from '#components/forms/quote-form.tsx';
import { type SentDetail, sentEvent } from '#components/forms/use-form.ts';
import { Dialog, DialogClose } from '#components/ui/dialog.tsx';

type Props = { title: string; close: string; form: FormView; transcript: string; onSent: (reference: string) => void; onClose: () => void };

/** The short form of the chat; the conversation travels with it. It closes once the request is committed. */
export function LeadDialog({ title, close, form, transcript, onSent, onClose }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const sent = useEffectEvent((event: Event) => {
    onSent((event as CustomEvent<SentDetail>).detail.reference);
    frame.current?.closest('dialog')?.close();
  });
  useEffect(() => {
    const around = frame.current;
    const dialog = around?.closest('dialog');
    if (!around || !dialog) return;
    dialog.showModal();
    around.addEventListener(sentEvent, sent);
    return () => around.removeEventListener(sentEvent, sent);
  }, []);
  return (
    <Dialog id="chat-lead" title={title} onClose={(event) => (event.stopPropagation(), onClose())}>
      <DialogClose label={close} />
      <div ref={frame} className="mt-4">
        <QuoteForm view={form}>
          <input type="hidden" name="transcript" value={transcript} data-silent />
        </QuoteForm>
      </div>
    </Dialog>
  );
}
