import 'server-only';
import type { FormDefinition } from '#lib/forms/form-definition.ts';
import { checkValues } from '#lib/forms/check-values.ts';
import { wrongVins } from '#lib/forms/kinds/registry.ts';
import { type Posted, postedValue } from '#lib/forms/posted.ts';
import type { Problem } from '#lib/forms/schema.ts';
import { fieldWords } from '#lib/forms/words.ts';
import { renderFormPage } from '#lib/http/page-state.ts';
import { problem, type ProblemMessage, type ProblemResponseCode, problemTitle } from '#lib/http/problem.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/messages.ts';
import { findForm, forms } from '#lib/forms/registry.ts';
import { config } from '#lib/config.ts';
import { createRateLimit, type RateLimiter } from '#lib/rate-limits/rate-limit.ts';
import type { IncomingPost } from './incoming-post.ts';
import type { Receipt } from './receive.ts';
import { thankYouPath } from '#lib/site/visitor-paths.ts';
import { withContinuation } from './second-step/continuation-token.ts';

const limiterKey = Symbol.for('agency.formPageRateLimit');
// Each route is a bundle with a copy of this module.
const limiterHolder: typeof globalThis & { [limiterKey]?: RateLimiter } = globalThis;

/** Limits restored form pages per client (`FORM_PAGE_RATE_LIMIT`), since each is rendered. */
function formPageRateLimit(): RateLimiter {
  limiterHolder[limiterKey] ??= createRateLimit('form_pages', () => config().formPageRateLimit);
  return limiterHolder[limiterKey];
}

const countSharedNames = ({ fields }: FormDefinition, names: ReadonlySet<string>): number => fields.filter(({ name }) => names.has(name)).length;

/**
 * The form that a refused post is restored in: the one that it names, else the form of its route with most of the posted fields. Undefined when that
 * is ambiguous.
 */
function findRestoredForm({ route, posted }: Pick<IncomingPost, 'route' | 'posted'>): FormDefinition | undefined {
  const named = findForm(String(postedValue(posted, 'form') ?? ''));
  if (named && forms.includes(named)) return named;
  const ofRoute = forms.filter((form) => form.route === route);
  if (ofRoute.length < 2) return ofRoute[0];
  const names = new Set(Object.keys(posted));
  const best = ofRoute.toSorted((a, b) => countSharedNames(b, names) - countSharedNames(a, names))[0];
  return best && countSharedNames(best, names) > 0 ? best : undefined;
}

/** Adds to each problem its message in the visitor's language, with the label of the field. */
export function translateProblems(
  form: FormDefinition | undefined,
  problems: readonly Problem[],
  locale: Locale,
  posted: Posted = {},
): ProblemMessage[] {
  const words = fieldWords(locale);
  return problems.map(({ field, code }) => {
    const knownField = form?.fields.find(({ name }) => name === field);
    const text = (knownField && words.problemsOf(knownField).problems?.[code]) ?? words.problem(code, knownField ? words.label(knownField) : field);
    return { field, code, message: code === 'vins' ? text.replace('{rows}', () => wrongVins(String(postedValue(posted, field)))) : text };
  });
}

/** Refuses a post: with problem+json, or for a plain form with its page restored, within `FORM_PAGE_RATE_LIMIT`. */
export async function refuse(
  post: IncomingPost,
  refusal: ProblemResponseCode,
  problems: readonly ProblemMessage[] = [],
  retryAfterSeconds?: number,
  words?: { title: string; detail: string },
): Promise<Response> {
  const { locale } = post;
  const response = problem(refusal, locale, { errors: problems, ...words, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) });
  const form = post.wantsPage ? findRestoredForm(post) : undefined;
  if (!form) return response;
  const rate = formPageRateLimit()(post.ip);
  if (!rate.allowed) return problem('limited', locale, { retryAfterSeconds: rate.retryAfterSeconds });
  const failure = problemTitle(refusal, locale, retryAfterSeconds);
  const retryAfter = response.headers.get('retry-after');
  const init = { status: response.status, ...(retryAfter ? { headers: { 'retry-after': retryAfter } } : {}) };
  return renderFormPage(locale, form.id, { posted: post.posted, problems, failure }, init).catch(() => response);
}

function missingMessages(
  form: FormDefinition | undefined,
  problems: readonly Problem[],
  locale: Locale,
): { title: string; detail: string } | undefined {
  if (!form?.missingMessages || !problems.some(({ code }) => code === 'required')) return undefined;
  const t = translator(locale, form.missingMessages);
  return { title: t('missing.title'), detail: t('missing.text') };
}

/** The problems of the form that is restored, in case the post was checked as another form. */
function problemsOfRestoredForm(post: IncomingPost, receipt: Extract<Receipt, { status: 'invalid' }>): Pick<typeof receipt, 'form' | 'problems'> {
  const form = post.wantsPage ? findRestoredForm(post) : receipt.form;
  if (!form || form === receipt.form) return receipt;
  const checked = checkValues(form, post.posted);
  return { form, problems: checked.status === 'invalid' ? checked.problems : [] };
}

/** Responds to a receipt: 201 with the reference, 303 to the thank-you page, or the problems. Sets the cookie of the second step. */
export async function respondToReceipt(post: IncomingPost, receipt: Receipt): Promise<Response> {
  const { locale, wantsPage } = post;
  if (receipt.status === 'conflict') return refuse(post, 'conflict');
  if (receipt.status === 'invalid') {
    const { form, problems } = problemsOfRestoredForm(post, receipt);
    return refuse(post, 'invalid', translateProblems(form, problems, locale, post.posted), undefined, missingMessages(form, problems, locale));
  }
  const headers = withContinuation({ 'cache-control': 'no-store' }, { token: receipt.continuation, reference: receipt.reference });
  if (wantsPage) {
    headers.set('location', localePath(locale, thankYouPath(receipt.reference)));
    return new Response(null, { status: 303, headers });
  }
  return Response.json({ reference: receipt.reference, status: 'accepted' }, { status: 201, headers });
}
