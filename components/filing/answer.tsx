'use client';

import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { today } from '#lib/facts/day.ts';
import type { Situation } from '#lib/facts/situation.ts';
import { stepDate } from '#lib/facts/step-dates.ts';
import type { ReinstatementStep } from '#lib/facts/reinstatement-steps.ts';
import type { Term } from '#lib/facts/term.ts';
import { answerTexts, type AnswerTexts } from './answer-texts.ts';
import { Ending } from './ending.tsx';
import type { FinderView } from './finder-view.ts';
import { factTexts, fill } from './fact-texts.ts';

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
function startForm(formId: string, choices: { state: string; filing: string; car?: 'no' }): boolean {
  const form = document.querySelector(`form[data-form="${formId}"]`);
  if (!(form instanceof HTMLFormElement)) return false;
  choose(form, 'state', choices.state);
  tick(form, 'ownsNoCar', choices.car === 'no');
  setTimeout(() => choose(form, 'filingNeeded', choices.filing));
  form.querySelector<HTMLElement>('input, select')?.focus();
  return true;
}

type AnswerQuoteProps = { view: FinderView; quote: AnswerTexts['quote'] };

/** Links to the form on the page, or to the quote page, with state and filing preset. */
function AnswerQuote({ view, quote }: AnswerQuoteProps) {
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

const sourceStyle = 'mt-1 text-muted text-sm leading-snug';

type ReinstatementStepsProps = { steps: AnswerTexts['steps']; dateOf: (step: ReinstatementStep) => string | undefined };

function ReinstatementSteps({ steps, dateOf }: ReinstatementStepsProps) {
  return (
    <ol className="mt-4 flex max-w-text flex-col gap-5">
      {steps.map(({ id, title, text, source }, index) => (
        <li key={id} className="flex break-inside-avoid gap-4">
          <span aria-hidden="true" className="flex size-9 shrink-0 items-center justify-center rounded-full bg-primary font-bold text-on-primary">
            {index + 1}
          </span>
          <div className="min-w-0">
            <p className="font-bold leading-snug">{title}</p>
            {dateOf(id) && (
              <p className="font-semibold text-primary leading-snug" data-step-date={id}>
                {dateOf(id)}
              </p>
            )}
            <p className="mt-1">{text}</p>
            {source && <p className={sourceStyle}>{source}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The date of a step; undefined until the start of the term is known. */
function stepDateText({ words, locale }: FinderView, step: ReinstatementStep, term: Term, termStart: string): string | undefined {
  const found = stepDate(step, term, termStart);
  if (!found) return undefined;
  const { date } = factTexts(locale, words);
  const days = found.when === 'between' ? { from: date(found.from), to: date(found.to) } : { date: date(found.date) };
  return fill(words.stepDates[found.when], days);
}

/** Shows one source for all facts when they share it, else each with its own. */
function AnswerFacts({ facts }: { facts: AnswerTexts['facts'] }) {
  if (facts.length === 0) return null;
  const [shared, ...others] = [...new Set(facts.flatMap(({ source }) => source ?? []))];
  return (
    <>
      <dl className="mt-6 grid gap-x-8 gap-y-5 md:grid-cols-3">
        {facts.map(({ id, label, text, source }) => (
          <div key={id}>
            <dt className="text-muted">{label}</dt>
            <dd className="mt-1 font-semibold leading-snug">{text}</dd>
            {source && others.length > 0 && <dd className={sourceStyle}>{source}</dd>}
          </div>
        ))}
      </dl>
      {shared && others.length === 0 && <p className={sourceStyle}>{shared}</p>}
    </>
  );
}

type Props = {
  view: FinderView;
  situation: Situation;
  /** Day from which the term runs, where it is known. */
  day?: string;
};

/** The result: filing, reason and next steps. Loaded when a question is first answered. */
export function Answer({ view, situation, day = '' }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [termStart, setTermStart] = useState(day);
  useEffect(() => heading.current?.focus(), []);
  const { outcome, heading: title, about, notes, facts, steps, ending, quote } = answerTexts(view, situation, today());
  const { words } = view;
  return (
    <div data-filing-answer={outcome} data-unprotected className="rounded-panel border-2 border-primary bg-surface p-5 sm:p-8">
      <h3 ref={heading} tabIndex={-1} className="font-bold text-2xl leading-tight">
        {title}
      </h3>
      <p className="mt-3 max-w-text text-lg">{about}</p>
      {notes.map((note) => (
        <p key={note} className="mt-2 max-w-text text-muted">
          {note}
        </p>
      ))}
      <AnswerFacts facts={facts} />
      <div className="mt-9 grid items-start gap-x-12 gap-y-9 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <h4 className="font-bold text-xl">{words.next}</h4>
          <ReinstatementSteps steps={steps} dateOf={(step) => (ending ? stepDateText(view, step, ending.term, termStart) : undefined)} />
        </div>
        <div className="flex flex-col gap-8">
          {ending && <Ending view={view} ending={ending} termStart={termStart} onStart={setTermStart} />}
          <AnswerQuote view={view} quote={quote} />
          <Button intent="quiet" className="no-print w-full [@media(scripting:none)]:hidden" onClick={() => window.print()}>
            <Icon name="file" className="size-5" />
            {words.quote.print}
          </Button>
        </div>
      </div>
      <p className="mt-8 hidden font-semibold print:block">
        {view.agency.agencyName} · {view.agency.phone}
      </p>
    </div>
  );
}
