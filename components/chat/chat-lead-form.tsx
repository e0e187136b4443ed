import { useEffect, useEffectEvent, useRef } from 'react';
import type { FormView } from '#components/forms/form-view.ts';
import { LeadForm } from '#components/forms/lead-form.tsx';
import { type SentDetail, leadSentEvent } from '#components/forms/use-lead-form.ts';
import { Button } from '#components/ui/button.tsx';
import type { ChatWords } from '#lib/chat/chat-words.ts';

type Props = {
  words: ChatWords;
  form: FormView;
  /** Gets the focus when the form closes. */
  opener: HTMLElement;
  transcript: string;
  onSent: (reference: string) => void;
  onBack: () => void;
};

export function ChatLeadForm({ words, form, opener, transcript, onSent, onBack }: Props) {
  const frame = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const sent = useEffectEvent((event: Event) => onSent((event as CustomEvent<SentDetail>).detail.reference));
  useEffect(() => {
    const around = frame.current;
    heading.current?.focus();
    around?.addEventListener(leadSentEvent, sent);
    return () => {
      around?.removeEventListener(leadSentEvent, sent);
      opener.focus();
    };
  }, [opener]);
  return (
    <section ref={frame} id="chat-lead" aria-labelledby="chat-lead-title" className="grow overflow-y-auto overscroll-contain p-4">
      <Button intent="quiet" onClick={onBack} className="px-0">
        {words.back}
      </Button>
      <h3 ref={heading} id="chat-lead-title" tabIndex={-1} className="mt-2 mb-4 font-bold text-2xl leading-tight">
        {words.leadTitle}
      </h3>
      <LeadForm view={form}>
        <input type="hidden" name="transcript" value={transcript} data-implicit />
      </LeadForm>
    </section>
  );
}
