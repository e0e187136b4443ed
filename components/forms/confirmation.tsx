'use client';

import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { formById } from '#lib/forms/registry.ts';
import { formatPromise, promiseBy } from '#lib/site/business-clock.ts';
import english from '#messages/en/forms.json' with { type: 'json' };
import { endAttempt } from './attempt.ts';
import { mailtoOf } from './copy-of-request.ts';
import { fileOfRequest } from './file-of-request.ts';
import type { FormView } from './form-view.ts';
import type { Sent } from './use-form.ts';

type Props = Sent & { view: FormView; onAnother: () => void };

/** Policies are in English: the English name of an answer stands beside the visitor's own. */
function englishLabel(view: FormView, name: string): string | undefined {
  const labels: Readonly<Record<string, string>> = english.labels;
  const field = formById(view.id).fields.find((one) => one.name === name);
  if (view.locale === 'en' || !field) return undefined;
  return [labels[field.label ?? field.name], field.extra && `(${field.extra.number})`].filter(Boolean).join(' ');
}

/** What was asked and not answered, further vehicles and fields that another answer opens aside: a call can mend it. */
function leftOpen(view: FormView, copy: Sent['copy']): string[] {
  const answered = new Set(copy.map(({ field }) => field));
  const asked = view.groups.filter(({ extra, openedBy }) => !extra && !openedBy).flatMap(({ fields }) => fields);
  return asked.filter(({ name, kind, openedBy }) => kind !== 'flag' && !openedBy && !answered.has(name)).map(({ label }) => label);
}

/** What the visitor sees when a request is committed: its reference, what happens next and by when, and what was sent. */
export function Confirmation({ view, reference, copy, onAnother }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { words, locale } = view;
  const open = leftOpen(view, copy);
  const file = fileOfRequest(view, copy);
  const [by] = useState(() => formatPromise(promiseBy(Date.now()), locale));
  return (
    <div role="status" className="rounded-card border-2 border-success bg-success-soft p-6 text-ink" data-reference={reference} data-unguarded>
      <h3 ref={heading} tabIndex={-1} className="font-bold text-xl">
        {words.done.replace('{reference}', reference)}
      </h3>
      <p className="mt-3">{words.received}</p>
      {file && (
        <p className="mt-4">
          <ButtonLink href={file}>{view.openFile}</ButtonLink>
        </p>
      )}
      <p className="mt-3">{words.next.replace('{by}', by)}</p>
      <p className="mt-3">{words.call}</p>
      {view.asksLater && <p className="mt-3">{view.asksLater}</p>}
      {view.asksLater && open.length > 0 && (
        <p className="mt-3">
          {words.leftOpen} {open.join(', ')}.
        </p>
      )}
      <p className="mt-3 text-muted text-sm">{words.notCover}</p>
      <details className="mt-4">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">{words.sent}</summary>
        <dl className="mt-2 grid gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr]">
          {copy.map(({ field, label, value }) => (
            <div key={field} className="contents">
              <dt className="text-muted text-sm">
                {label}
                {englishLabel(view, field) && <span lang="en"> · {englishLabel(view, field)}</span>}
              </dt>
              <dd className="whitespace-pre-line break-words font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <Button intent="secondary" onClick={() => window.print()}>
          {words.print}
        </Button>
        {view.steps && (
          <a className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4" href={mailtoOf(view, copy, reference)}>
            {words.mailCopy}
          </a>
        )}
        <Button intent="outline" onClick={() => (endAttempt(view.id), onAnother())}>
          {words.another}
        </Button>
      </div>
    </div>
  );
}
