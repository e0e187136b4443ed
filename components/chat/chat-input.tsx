import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import type { ChatWords } from '#lib/chat/chat-words.ts';

type Props = { words: ChatWords; onSend: (text: string) => void; isHidden: boolean };

/** Enter sends. Blank messages are ignored; a message that is too long stays with a problem. While hidden it keeps what was typed. */
export function ChatInput({ words, onSend, isHidden }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState('');

  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('question') ?? '').trim();
    if (text === '') return;
    const tooLong = text.length > words.maxMessageLength;
    setProblem(tooLong ? words.tooLong : '');
    if (tooLong) return;
    event.currentTarget.reset();
    onSend(text);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };

  return (
    <form ref={form} hidden={isHidden} onSubmit={send} className="border-line border-t p-4">
      <label htmlFor="chat-question" className="sr-only">
        {words.label}
      </label>
      <div className="flex items-end gap-3.5">
        <Textarea
          id="chat-question"
          name="question"
          rows={1}
          isCompact
          placeholder={words.placeholder}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={problem ? 'chat-problem' : undefined}
          onKeyDown={onKeyDown}
          className="grow"
        />
        <Button type="submit" intent="secondary">
          {words.send}
        </Button>
      </div>
      {problem && (
        <p id="chat-problem" role="alert" className="mt-2 text-danger">
          {problem}
        </p>
      )}
    </form>
  );
}
