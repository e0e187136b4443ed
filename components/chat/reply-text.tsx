import { noWrap } from '#components/ui/no-wrap.tsx';
import { PlusSummary } from '#components/ui/plus-summary.tsx';
import type { ChatWords } from '#lib/chat/chat-words.ts';
import { foldedReply, isHeadline } from './paragraphs-of.ts';

function Paragraphs({ texts, hasLead = false }: { texts: readonly string[]; hasLead?: boolean }) {
  if (texts.length === 0) return null;
  return (
    <p className="grid gap-1.5 break-words leading-snug">
      {texts.map((paragraph, at) => (
        // A short first sentence says what matters most, such as not to drive.
        <span key={paragraph} className={hasLead && at === 0 && texts.length > 1 && isHeadline(paragraph) ? 'font-semibold' : undefined}>
          {noWrap(paragraph)}{' '}
        </span>
      ))}
    </p>
  );
}

/** The answer and the next step; the rest of a long answer is folded, so that a phone shows both at once. */
export function ReplyText({ text, words }: { text: string; words: ChatWords }) {
  const { lead, rest, end } = foldedReply(text);
  return (
    <>
      <Paragraphs texts={lead} hasLead />
      {rest.length > 0 && (
        <details className="group">
          <PlusSummary>{words.more}</PlusSummary>
          <div className="pb-3">
            <Paragraphs texts={rest} />
          </div>
        </details>
      )}
      <div className={rest.length > 0 ? '' : 'mt-1.5'}>
        <Paragraphs texts={end} />
      </div>
    </>
  );
}
