import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { cache } from 'react';
import { AnswerFrame } from '#components/answers/answer-frame.tsx';
import { answerHeading } from '#components/answers/answer-heading.ts';
import { type AnswerState, isRefused } from '#components/answers/answer-state.ts';
import { FilingAnswer } from '#components/answers/filing-answer.tsx';
import { LookupAnswer } from '#components/answers/lookup-answer.tsx';
import { VideosAnswer } from '#components/answers/videos-answer.tsx';
import { readPageState } from '#lib/http/page-state.ts';
import { localeOf } from '#lib/i18n/routing.ts';
import { unlistedMetadata } from '#lib/seo/metadata.ts';

type Props = { params: Promise<{ locale: string; tool: string }> };

export const dynamic = 'force-dynamic';
export const dynamicParams = true;

const isAnswerState = (value: unknown): value is AnswerState => typeof value === 'object' && value !== null && 'tool' in value;

const stateOf = cache(async () => readPageState(await headers(), isAnswerState));

export async function generateMetadata({ params }: Props) {
  const state = await stateOf();
  const locale = localeOf(await params);
  if (!state) return unlistedMetadata('');
  const t = await getTranslations({ locale, namespace: 'forms.failure' });
  return unlistedMetadata(isRefused(state) ? t('heading') : answerHeading(locale, state).heading);
}

/** Answers a question that was posted without JavaScript; only `app/api/answers` can request this page. */
export default async function AnswerPage({ params }: Props) {
  const locale = localeOf(await params);
  setRequestLocale(locale);
  const state = await stateOf();
  if (!state) notFound();
  return (
    <AnswerFrame locale={locale} {...answerHeading(locale, state)} isRefused={isRefused(state)}>
      {state.tool === 'which-filing' && <FilingAnswer locale={locale} state={state} />}
      {state.tool === 'lookup' && <LookupAnswer locale={locale} state={state} />}
      {state.tool === 'videos' && <VideosAnswer locale={locale} state={state} />}
    </AnswerFrame>
  );
}
