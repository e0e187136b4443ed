import 'server-only';
import type { FormDefinition } from '#lib/forms/form-definition.ts';
import { checkAnswers } from '#lib/forms/check-answers.ts';
import { wrongVins } from '#lib/forms/kinds/vins.ts';
import { type Posted, postedValue } from '#lib/forms/posted.ts';
import type { Problem } from '#lib/forms/schema.ts';
import { fieldWords } from '#lib/forms/words.ts';
import { formPageAgain } from '#lib/http/form-state.ts';
import { problem, type Refusal, refusalText, type SpokenProblem } from '#lib/http/problem.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import type { Arrival } from './arrival.ts';
import { formPageRateLimit } from './form-page-rate-limit.ts';
import type { Receipt } from './receive.ts';
import { findRestoredForm } from './find-restored-form.ts';

/** Each problem with its message in the visitor's language, naming the field by its label. */
export function speak(form: FormDefinition | undefined, problems: readonly Problem[], locale: Locale, posted: Posted = {}): SpokenProblem[] {
  const words = fieldWords(locale);
  return problems.map(({ field, code }) => {
    const known = form?.fields.find(({ name }) => name === field);
    const text = (known && words.ownProblems(known).problems?.[code]) ?? words.problem(code, known ? words.label(known) : field);
    return { field, code, message: code === 'vins' ? text.replace('{rows}', () => wrongVins(String(postedValue(posted, field)))) : text };
  });
}

/** A refusal: for a program as problem+json; for a plain form as the page again with what was typed, so often for one client as is allowed. */
export async function refuse(
  arrival: Arrival,
  refusal: Refusal,
  problems: readonly SpokenProblem[] = [],
  retryAfterSeconds?: number,
  words?: { title: string; detail: string },
): Promise<Response> {
  const { locale } = arrival;
  const answer = problem(refusal, locale, { errors: problems, ...words, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) });
  const form = arrival.native ? findRestoredForm(arrival) : undefined;
  if (!form) return answer;
  const allowed = formPageRateLimit()(arrival.ip);
  if (!allowed.allowed) return problem('limited', locale, { retryAfterSeconds: allowed.retryAfterSeconds });
  const failure = refusalText(refusal, locale, retryAfterSeconds);
  const retryAfter = answer.headers.get('retry-after');
  const init = { status: answer.status, ...(retryAfter ? { headers: { 'retry-after': retryAfter } } : {}) };
  return formPageAgain(locale, form.id, { posted: arrival.posted, problems, failure }, init).catch(() => answer);
}

/** Problems of the form that is shown again, where the post was checked as another one that its fields could also be. */
function forShownForm(arrival: Arrival, receipt: Extract<Receipt, { status: 'invalid' }>): Pick<typeof receipt, 'form' | 'problems'> {
  const form = arrival.native ? findRestoredForm(arrival) : receipt.form;
  if (!form || form === receipt.form) return receipt;
  const checked = checkAnswers(form, arrival.posted);
  return { form, problems: checked.status === 'invalid' ? checked.problems : [] };
}

/** What the visitor gets for a receipt: 201 with the reference, or 303 to the thank-you page, or what is to be mended. */
export async function answerReceipt(arrival: Arrival, receipt: Receipt): Promise<Response> {
  const { locale, native } = arrival;
  if (receipt.status === 'conflict') return refuse(arrival, 'conflict');
  if (receipt.status === 'invalid') {
    const { form, problems } = forShownForm(arrival, receipt);
    return refuse(arrival, 'invalid', speak(form, problems, locale, arrival.posted));
  }
  const headers = { 'cache-control': 'no-store' };
  if (native) return new Response(null, { status: 303, headers: { ...headers, location: localePath(locale, `/thank-you/${receipt.reference}`) } });
  return Response.json({ reference: receipt.reference, status: 'accepted' }, { status: 201, headers });
}
