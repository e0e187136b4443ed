import type { MouseEvent } from 'react';
import { ButtonLink } from '#components/ui/button.tsx';
import type { AnswerTexts } from './answer-texts.ts';
import type { FinderView } from './finder-view.ts';
import { startForm } from './start-form.ts';

type Props = { view: FinderView; quote: AnswerTexts['quote'] };

/** Links to the form on the page, or to the quote page, with state and filing preset. */
export function AnswerQuote({ view, quote }: Props) {
  const { words, quotePath, formId } = view;
  if (!quote) return <p className="font-semibold">{words.quote.unlicensed}</p>;
  const start = (event: MouseEvent<HTMLAnchorElement>) => {
    if (formId && startForm(formId, quote)) event.preventDefault();
  };
  return (
    <div className="no-print">
      <h4 className="font-bold text-xl">{words.quote.heading}</h4>
      <div className="mt-4 flex flex-col gap-3">
        {formId && (
          <ButtonLink href="#quote-form" onClick={start}>
            {words.quote.fill}
          </ButtonLink>
        )}
        <ButtonLink intent={formId ? 'outline' : 'primary'} href={`${quotePath}?${new URLSearchParams(quote)}`}>
          {words.quote.open}
        </ButtonLink>
      </div>
    </div>
  );
}
