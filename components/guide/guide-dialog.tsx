import { useEffect, useRef } from 'react';
import type { FormView } from '#components/forms/form-view.ts';
import { QuoteForm } from '#components/forms/quote-form.tsx';
import { Dialog, DialogClose } from '#components/ui/dialog.tsx';

export type GuideParts = { title: string; close: string; lead: string; privacy: string; form: FormView };

export function GuideDialog({ title, close, lead, privacy, form, onClose }: GuideParts & { onClose: () => void }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.closest('dialog')?.showModal(), []);
  return (
    <Dialog id="free-guide" title={title} onClose={onClose} data-unprotected>
      <DialogClose label={close} />
      <p>{lead}</p>
      <div ref={frame}>
        <QuoteForm view={form} />
      </div>
      <p className="text-muted text-sm">{privacy}</p>
    </Dialog>
  );
}
