'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import english from '#messages/en/forms.json' with { type: 'json' };
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { CodeText } from '#components/ui/code-text.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { PlusSummary } from '#components/ui/plus-summary.tsx';
import { agencyCallLink, messageWay } from '#lib/site/agency-contact.ts';
import { formatOpeningTime, formatPromise, isOpen, pageOffice } from '#lib/site/business-clock.ts';
import { referenceGroups } from '#lib/site/reference.ts';
import { delayText } from '#lib/site/reply-delay.ts';
import type { Field } from '#lib/forms/form-definition.ts';
import { showPhone } from '#lib/forms/kinds/show-phone.ts';
import { pageForm } from '#lib/forms/page-forms.ts';
import { requestedDownload } from '#lib/forms/requested-download.ts';
import { downloadPath } from '#lib/site/downloads.ts';
import { ReplyContact } from './reply-contact.tsx';
import { showSentAddress } from './sent-address.ts';
import { endSubmission } from './submission.ts';
import { type CopiedValue, mailtoOf } from './copy-of-lead.ts';
import type { FormView } from './form-view.ts';
import type { Sent } from './use-lead-form.ts';

/** The path of the requested file in the form's language; undefined where the form has none. */
function fileOfLead({ id, locale, groups }: FormView, copy: readonly CopiedValue[]): string | undefined {
  const form = pageForm(id);
  const name = form.download && 'field' in form.download ? form.download.field : '';
  const options = groups.flatMap(({ fields }) => fields).find((field) => field.name === name)?.options;
  const label = copy.find(({ field }) => field === name)?.value;
  const value = options?.find((option) => option.label === label)?.value;
  const file = requestedDownload(form, value === undefined ? {} : { [name]: value });
  return file && downloadPath(file, locale);
}

type Words = Readonly<Record<string, string>>;
const labels: Words = english.labels;
const lists: Readonly<Record<string, Words>> = english.options;

const fieldOf = (view: FormView, name: string): Field | undefined => pageForm(view.id).fields.find((field) => field.name === name);

function englishLabel(view: FormView, name: string): string | undefined {
  const field = fieldOf(view, name);
  return field && [labels[field.label ?? field.name], field.extra && `(${field.extra.number})`].filter(Boolean).join(' ');
}

function englishChoice(view: FormView, name: string, chosen: readonly string[] = []): string | undefined {
  const field = fieldOf(view, name);
  const list = field && lists[field.kind === 'state' ? 'state' : (field.optionsKey ?? field.name)];
  return list && chosen.map((value) => list[value.replaceAll('.', '_')] ?? value).join(', ');
}

/** Policies are in English: shows the English term where it differs from `text`. */
function EnglishTerm({ text, term }: { text: string; term: string | undefined }) {
  if (!term || term === text) return null;
  return (
    <span lang="en" className="font-normal text-muted">
      {' '}
      · {term}
    </span>
  );
}

type Props = Sent & { view: FormView; onAnother: () => void };

/** «Sent! Your reference is {reference}.» as its two sentences, the second one without the reference. */
function splitDone(done: string): { title: string; lead: string } {
  const [before = ''] = done.split('{reference}');
  const [, title = '', lead = ''] = /^(.*[.!])\s+(.*?)\s*$/.exec(before) ?? ['', before];
  return { title, lead };
}

/** `opens`: empty while the office is open. */
function replyTimes({ locale, delay }: FormView): { by: string; delay: string; opens: string } {
  const now = Date.now();
  return {
    by: formatPromise(now, locale),
    delay: delayText(delay, now, pageOffice(locale)),
    opens: isOpen(now) ? '' : formatOpeningTime(now, locale),
  };
}

function hasOffer({ continueOffer }: FormView, copy: Sent['copy']): boolean {
  const when = continueOffer?.when;
  return !when || copy.some(({ field, chosen = [] }) => field === when.field && chosen.some((choice) => when.is.includes(choice)));
}

export function Confirmation({ view, reference, copy: sentCopy, emptyLabels = [], onAnother }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Scrolled to the top, because toasts are at the bottom.
    panel.current?.scrollIntoView({ block: 'start' });
  }, []);
  const restoreAddress = useRef<() => void>(undefined);
  const keepAddress = useEffectEvent(() => {
    // The page behind a dialog, or around a form that needs no answer, keeps its address.
    if (!view.replyTime || panel.current?.closest('dialog')) return;
    restoreAddress.current = showSentAddress(view.locale, reference);
  });
  useEffect(() => {
    keepAddress();
    return () => restoreAddress.current?.();
  }, []);
  const leave = () => {
    restoreAddress.current?.();
    endSubmission(view.id);
    onAnother();
  };
  const [corrected, setCorrected] = useState<Readonly<Record<string, string>>>({});
  const copy = sentCopy.map((row) => ({ ...row, value: corrected[row.field] ?? row.value }));
  const phones = view.groups.flatMap(({ fields }) => fields.filter(({ kind }) => kind === 'phone').map(({ name }) => name));
  const { words } = view;
  const { icon, href } = messageWay(view.locale);
  const { title, lead } = splitDone(words.done);
  const file = fileOfLead(view, copy);
  // A corrected address gets no confirmation.
  const isUncorrected = (name: string) => sentCopy.some(({ field, value }) => field === name && (corrected[name] ?? value) === value);
  const isMailed = view.groups.some(({ fields }) => fields.some(({ kind, name }) => kind === 'email' && isUncorrected(name)));
  const [{ by, delay, opens }] = useState(() => replyTimes(view));
  const isOffered = view.continueOffer !== undefined && hasOffer(view, copy);
  const next = [!words.received.includes('{by}') && words.next.replace('{by}', by), delay, isMailed && words.mailed].filter(Boolean).join(' ');
  return (
    <div
      ref={panel}
      role="status"
      className="rounded-card border-2 border-success bg-success-soft p-6 text-ink"
      data-reference={reference}
      data-unprotected
    >
      <span aria-hidden="true" className="flex size-12 items-center justify-center rounded-full bg-success text-success-soft">
        <Icon name="check" className="size-7" />
      </span>
      <h3 ref={heading} tabIndex={-1} className="mt-3 font-bold text-2xl leading-tight">
        {title}
      </h3>
      <p className="mt-2 text-muted">{lead}</p>
      <CodeText groups={referenceGroups(reference)} />
      {(!view.laterFieldsNote || words.received.includes('{by}')) && <p className="mt-3">{words.received.replace('{by}', by)}</p>}
      {file && (
        <p className="mt-4">
          <ButtonLink href={file}>{view.openFile}</ButtonLink>
        </p>
      )}
      {next && <p className="mt-3">{next}</p>}
      <ReplyContact view={view} reference={reference} copy={copy} canCorrect={isOffered} onSaved={setCorrected} />
      <p className="mt-4">{words.hurry}</p>
      <div className="mt-2 flex flex-wrap gap-3 print:hidden">
        {opens && (
          <ButtonLink href={href} intent={isOffered ? 'outline' : 'primary'} className="max-sm:w-full">
            <Icon name={icon} className="size-5" />
            {words.write}
          </ButtonLink>
        )}
        <ButtonLink href={agencyCallLink} intent={opens || isOffered ? 'outline' : 'primary'} className="max-sm:w-full">
          <Icon name="phone" className="size-5" />
          <span>
            {words.call}
            {opens && <span className="block font-normal text-sm">{words.opens.replace('{opens}', opens)}</span>}
          </span>
        </ButtonLink>
      </div>
      {isOffered && view.continueOffer && (
        <div className="mt-4 rounded-card border border-line bg-surface p-4 print:hidden">
          <h4 className="font-bold text-lg">{view.continueOffer.heading}</h4>
          <p className="mt-1">{view.continueOffer.text}</p>
          <ButtonLink className="mt-3 max-sm:w-full" href={view.continueOffer.href}>
            {view.continueOffer.action}
          </ButtonLink>
        </div>
      )}
      {view.laterFieldsNote && <p className="mt-3">{view.laterFieldsNote}</p>}
      {view.laterFieldsNote && emptyLabels.length > 0 && (
        <p className="mt-3">
          {words.leftOpen} {emptyLabels.join(', ')}.
        </p>
      )}
      {words.notCover && (
        <p className="mt-3 text-muted text-sm">
          {words.notCover} {words.notCoverUntil}
        </p>
      )}
      <details className="group mt-4">
        <PlusSummary>{words.sent}</PlusSummary>
        <dl className="mt-2 grid gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr]">
          {copy.map(({ field, label, value, chosen }) => (
            <div key={field} className="contents">
              <dt className="text-muted text-sm">
                {label}
                <EnglishTerm text={label} term={englishLabel(view, field)} />
              </dt>
              <dd className="whitespace-pre-line break-words font-semibold">
                {phones.includes(field) ? showPhone(value) : value}
                <EnglishTerm text={value} term={englishChoice(view, field, chosen)} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <div className="-ml-5 flex flex-wrap print:hidden">
        <Button intent="quiet" onClick={() => window.print()}>
          {words.print}
        </Button>
        {view.steps && (
          <ButtonLink intent="quiet" href={mailtoOf(view, copy, reference)}>
            {words.mailCopy}
          </ButtonLink>
        )}
        <Button intent="quiet" onClick={leave}>
          {words.another}
        </Button>
      </div>
    </div>
  );
}
