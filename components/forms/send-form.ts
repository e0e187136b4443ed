import type { FieldValues } from '#lib/forms/field-values.ts';
import { honeypotField } from '#lib/forms/posted.ts';
import { endSubmission, fetchFormTimestamp, recordResponse, submissionFor } from './submission.ts';
import { chosenFiles } from './chosen-file.ts';
import { controlOf, controlValue } from './form-controls.ts';
import type { FieldProblem, FieldView, FormView } from './form-view.ts';
import { retryAfterMs, type RetryResult, type RetryWait, withRetries } from './retry.ts';

type Post = { body: string; headers: Record<string, string> } | { body: FormData; headers: Record<string, string> };

/** JSON, or with files a multipart body with the same names. There `form` is left out: with it the server would respond with a page. */
function postOf(values: Readonly<Record<string, unknown>>, files: readonly { field: FieldView; file: File }[]): Post {
  if (files.length === 0) return { body: JSON.stringify(values), headers: { 'content-type': 'application/json' } };
  const body = new FormData();
  const { form: _form, ...fields } = values;
  for (const [name, value] of Object.entries(fields))
    for (const item of [value].flat()) if (item !== '' && item !== false) body.append(name, String(item));
  for (const { field, file } of files) body.set(field.name, file, file.name);
  return { body, headers: {} };
}

/** `isUnreached`: no response at all. */
export type Outcome =
  | { status: 'sent'; reference: string }
  | { status: 'invalid'; problems: FieldProblem[] }
  | { status: 'failed'; text: string; isUnreached?: true };

const timeoutMs = 20_000;
const uploadTimeoutMs = 300_000;

export type Sending = { onWait: (waiting: RetryWait | undefined) => void; signal: AbortSignal };

/** The implicit fields of a form, from hidden inputs marked `data-implicit`: the transcript of a chat. */
function implicitValues(element: HTMLFormElement): FieldValues {
  const inputs = [...element.querySelectorAll<HTMLInputElement>('input[data-implicit]')];
  return Object.fromEntries(inputs.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]));
}

/**
 * Returns a function that posts values with retries. Equal values have the same body and key, also after a reload, so a repeated press gets the first
 * reference.
 */
export function createSender(element: HTMLFormElement, view: FormView): (values: Record<string, unknown>, sending: Sending) => Promise<Outcome> {
  const stamp = fetchFormTimestamp();
  const valueOf = (name: string): string => controlValue(controlOf(element, name));

  const fileFingerprints = () => chosenFiles(element, view).map(({ file }) => [file.name, file.size, file.lastModified]);

  const compose = async (filled: Record<string, unknown>): Promise<{ key: string; values: Record<string, unknown> }> => {
    const marketing = valueOf('marketing_consent') !== '';
    const implicit = implicitValues(element);
    const submission = submissionFor(view.id, JSON.stringify([filled, implicit, marketing, view.locale, ...fileFingerprints()]), await stamp);
    const values = {
      form: view.id,
      ...filled,
      ...implicit,
      submittedAt: submission.submittedAt,
      sourcePage: location.origin + submission.page,
      locale: view.locale,
      page: submission.page,
      marketing_consent: marketing,
      [honeypotField]: valueOf(honeypotField),
      stamp: submission.stamp,
    };
    return { key: submission.key, values };
  };

  return async (values, { onWait, signal }) => {
    const filled = Object.fromEntries(
      Object.entries(values).filter(([, value]) => value !== '' && value !== false && !(Array.isArray(value) && value.length === 0)),
    );
    const { key, values: sent } = await compose(filled);
    const files = chosenFiles(element, view);
    const { body, headers } = postOf(sent, files);
    const post = async (): Promise<RetryResult<Outcome>> => {
      try {
        const response = await fetch(view.action, {
          method: 'POST',
          headers: { ...headers, 'accept-language': view.locale, 'idempotency-key': key },
          body,
          signal: AbortSignal.timeout(files.length > 0 ? uploadTimeoutMs : timeoutMs),
        });
        const result = await readOutcome(response, view);
        return response.status === 503 ? { result, again: { after: retryAfterMs(response.headers.get('retry-after')) } } : { result };
      } catch {
        const { failureTitle, failureText, offline } = view.words;
        return { result: { status: 'failed', text: `${failureTitle}: ${failureText} ${offline}`, isUnreached: true }, again: {} };
      }
    };
    const outcome = await withRetries(post, signal, onWait);
    if (outcome.status === 'sent') recordResponse(view.id);
    return outcome;
  };
}

type ResponseBody = { reference?: string; detail?: string; errors?: FieldProblem[] };

async function readOutcome(response: Response, view: FormView): Promise<Outcome> {
  const body: ResponseBody = await response.json().catch(() => ({}));
  if (response.ok && body.reference) return { status: 'sent', reference: body.reference };
  const names = new Set(view.groups.flatMap(({ fields }) => fields.map(({ name }) => name)));
  const problems = (body.errors ?? []).filter(({ field }) => names.has(field));
  if (problems.length > 0) return { status: 'invalid', problems };
  // The key was used for other values.
  if (body.errors?.some(({ code }) => code === 'conflict')) endSubmission(view.id);
  const { failureTitle, failureText, kept } = view.words;
  const detail = response.status < 500 ? body.detail : undefined;
  return { status: 'failed', text: `${failureTitle}: ${detail ?? failureText} ${kept}` };
}
