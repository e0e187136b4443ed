import type { MouseEvent } from 'react';
import { ButtonLink } from '#components/ui/button.tsx';
import type { AnswerTexts } from './answer-texts.ts';
import type { FinderView } from './finder-view.ts';

function choose(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name);
  if (!(control instanceof HTMLSelectElement) || ![...control.options].some((option) => option.value === value)) return;
  control.value = value;
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

function tick(form: HTMLFormElement, name: string, isTicked: boolean): void {
  const control = form.elements.namedItem(name);
  if (!(control instanceof HTMLInputElement) || control.checked === isTicked) return;
  control.checked = isTicked;
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Presets the form of this page; the state first, because it decides which filings are offered. False without a form. */
function startForm(formId: string, answers: { state: string; filing: string; car?: 'no' }): boolean {
  const form = document.querySelector(`form[data-form="${formId}"]`);
  if (!(form instanceof HTMLFormElement)) return false;
  choose(form, 'state', answers.state);
  tick(form, 'ownsNoCar', answers.car === 'no');
  setTimeout(() => choose(form, 'filingNeeded', answers.filing));
  form.querySelector<HTMLElement>('input, select')?.focus();
  return true;
}

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
