import type { MouseEvent } from 'react';
import { ButtonLink } from '#components/ui/button.tsx';
import type { AnswerTexts } from './answer-texts.ts';
import type { FinderView } from './finder-view.ts';
import { startForm } from './start-form.ts';

type Props = { view: FinderView; quote: AnswerTexts['quote'] };

/** From the answer to a quote: the form below, or the quote page, both started with the state and the filing. */
export function AnswerQuote({ view, quote }: Props) {
  const { words, quotePath, formId } = view;
  if (!quote) return <p className="mt-9 max-w-text font-semibold">{words.quote.unlicensed}</p>;
  const start = (event: MouseEvent<HTMLAnchorElement>) => {
    if (startForm(formId, quote)) event.preventDefault();
  };
  return (
    <div className="no-print mt-9">
      <h4 className="font-bold text-xl">{words.quote.heading}</h4>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink href="#quote-form" onClick={start} className="max-sm:w-full">
          {words.quote.fill}
        </ButtonLink>
        <ButtonLink intent="outline" href={`${quotePath}?${new URLSearchParams(quote)}`} className="max-sm:w-full">
          {words.quote.open}
        </ButtonLink>
      </div>
    </div>
  );
}
