import { getTranslations } from 'next-intl/server';
import { listLanguages } from '#components/sections/list-languages.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { Callout } from '#components/ui/callout.tsx';
import { CodeText } from '#components/ui/code-text.tsx';
import { Icon } from '#components/ui/icon.tsx';
import type { ReplyWays } from '#lib/forms/present.ts';
import type { LeadKind } from '#lib/forms/form-definition.ts';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { continuePath } from '#lib/site/visitor-paths.ts';
import { formatOpeningTime, formatPromise, isOpen, pageOffice, replyDueAt } from '#lib/site/business-clock.ts';
import { delayText } from '#lib/site/reply-delay.ts';
import { type Download, downloadPath } from '#lib/site/downloads.ts';
import { agencyWays } from '#lib/site/agency-contact.ts';
import { referenceGroups } from '#lib/site/reference.ts';

/** `sentAt`: epoch ms; now for an unknown lead. `language`: the one of the reply, when it is known. */
type Props = {
  locale: Locale;
  reference: string;
  kind: LeadKind;
  sentAt?: number;
  language?: string;
  file?: Download;
  replyWays?: ReplyWays;
  /** How long a second step takes, where there is one. */
  minutesLeft?: number;
};

/** The promised time counts from the time of the lead, because the page may be opened again later. */
async function replyStep({ language, replyWays = 'all', locale, sentAt }: Props): Promise<string> {
  const now = Date.now();
  const from = sentAt ?? now;
  if (replyDueAt(from) < now) return (await getTranslations({ locale, namespace: 'mail.visitor.next' }))('answerSoon', { ways: replyWays });
  const t = await getTranslations({ locale, namespace: 'site.thankYou' });
  const promise = t('answer', { time: formatPromise(from, locale, now), ways: replyWays, language: listLanguages(locale, [language ?? locale]) });
  return `${promise} ${delayText(messagesFor(locale).forms.delay, from, pageOffice(locale))}`.trim();
}

async function wordsFor(sent: Props) {
  const { kind, locale } = sent;
  const t = await getTranslations({ locale, namespace: 'site.thankYou' });
  const { done, toast } = messagesFor(locale).forms;
  const reply = await replyStep(sent);
  if (kind === 'quote') return { heading: t('heading'), steps: [t('read'), reply, t('decide')] };
  const heading = kind === 'documents' ? messagesFor(locale).portal.documents.ui.done : toast.done[kind];
  if (kind === 'newsletter') return { heading, steps: [done.newsletter.text, done.newsletter.next] };
  if (kind === 'guide' || kind === 'resource') return { heading, steps: [] };
  return { heading, steps: [done.first[kind], reply, ...(kind === 'review' ? [t('decide')] : [])] };
}

export async function ThankYou(sent: Props) {
  const { locale, reference, kind, file, minutesLeft } = sent;
  const t = await getTranslations({ locale, namespace: 'site.thankYou' });
  const more = await getTranslations({ locale, namespace: 'secondStep.page' });
  const values = messageArguments(locale);
  const opens = isOpen(Date.now()) ? '' : formatOpeningTime(Date.now(), locale);
  const { heading, steps } = await wordsFor(sent);
  return (
    <div className="page-width py-12 lg:py-20">
      <div className="mx-auto flex max-w-3xl flex-col gap-8">
        <div className="flex flex-col gap-4">
          <span className="flex size-14 items-center justify-center rounded-full bg-success-soft text-success">
            <Icon name="check" className="size-8" />
          </span>
          <h1 className="font-bold text-3xl leading-tight">{heading}</h1>
          <p className="text-lg text-muted">{t('reference')}</p>
          <CodeText groups={referenceGroups(reference)} />
          <p className="text-muted">{t('keep')}</p>
        </div>
        {file ? (
          <section aria-labelledby="file" className="flex flex-col items-start gap-4">
            <h2 id="file" className="font-bold text-2xl">
              {t('fileHeading')}
            </h2>
            <p className="text-lg">{t('fileText')}</p>
            <ButtonLink href={downloadPath(file, locale)}>
              {t('open', { name: messagesFor(locale).downloads.names[file.id], format: file.format.toUpperCase() })}
            </ButtonLink>
          </section>
        ) : (
          steps.length > 0 && (
            <section aria-labelledby="next" className="flex flex-col gap-4">
              <h2 id="next" className="font-bold text-2xl">
                {t('next')}
              </h2>
              <ol className="flex list-decimal flex-col gap-2 pl-6 text-lg marker:font-bold marker:text-primary">
                {steps.map((step) => (
                  <li key={step} className="pl-1">
                    {step}
                  </li>
                ))}
              </ol>
            </section>
          )
        )}
        {minutesLeft !== undefined && (
          <section aria-labelledby="continue" className="flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-5 shadow-soft">
            <h2 id="continue" className="font-bold text-2xl">
              {more('heading')}
            </h2>
            <p className="text-lg">{more('offer', { minutes: minutesLeft })}</p>
            <ButtonLink href={localePath(locale, continuePath())} className="max-sm:w-full">
              {more('open')}
            </ButtonLink>
          </section>
        )}
        {kind !== 'newsletter' && kind !== 'guide' && kind !== 'resource' && <Callout tone="warning">{t('notCover')}</Callout>}
        <section aria-labelledby="sooner" className="flex flex-col gap-4">
          <h2 id="sooner" className="font-bold text-xl">
            {t('sooner')}
          </h2>
          <div className="flex flex-wrap gap-3">
            {(opens ? agencyWays.toReversed() : agencyWays).map(({ id, href }, index) => (
              <ButtonLink key={id} intent={index === 0 && !file && minutesLeft === undefined ? 'primary' : 'outline'} href={href}>
                <span>
                  {t(id, values)}
                  {opens && id === 'call' && (
                    <span className="block font-normal text-sm">{messagesFor(locale).forms.done.opens.replace('{opens}', opens)}</span>
                  )}
                </span>
              </ButtonLink>
            ))}
            <ButtonLink intent="quiet" href={localePath(locale, '/')}>
              {t('home')}
            </ButtonLink>
          </div>
        </section>
      </div>
    </div>
  );
}
