import type { Answers } from '#lib/forms/answers.ts';
import { honeypotField } from '#lib/forms/envelope.ts';
import { attemptFor, endAttempt, settleAttempt } from './attempt.ts';
import { chosenFiles } from './chosen-file.ts';
import { controlOf, controlValue } from './form-controls.ts';
import type { FieldProblem, FormView } from './form-view.ts';
import { retryAfterMs, withRetries, type RetryResult, type RetryWait } from './retry.ts';
import { postOf } from './send-body.ts';

/** How a post ended. `unreached`: no answer came at all. */
export type Outcome =
  | { status: 'sent'; reference: string }
  | { status: 'invalid'; problems: FieldProblem[] }
  | { status: 'failed'; text: string; unreached?: true };

const timeoutMs = 20_000;
/** A file of the largest size over a slow line. */
const uploadTimeoutMs = 300_000;

async function stamp(): Promise<string> {
  const answer: { stamp?: string } = await fetch('/api/stamp').then((response) => response.json());
  return answer.stamp ?? '';
}

/** How the visitor follows a post, and ends further tries. */
export type Sending = { onWait: (waiting: RetryWait | undefined) => void; signal: AbortSignal };

/** What stands around a form may say things along with it, such as a conversation: hidden inputs marked `data-silent`. */
function silentAnswers(element: HTMLFormElement): Answers {
  const inputs = [...element.querySelectorAll<HTMLInputElement>('input[data-silent]')];
  return Object.fromEntries(inputs.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]));
}

/**
 * Makes the sender of a form. The same answers always travel in the same body under the same key, also after a reload, so
 * a second press after a lost answer gets the reference of the first. Without a server it tries again, and tells of each pause.
 */
export function sendForm(element: HTMLFormElement, view: FormView): (answers: Record<string, unknown>, sending: Sending) => Promise<Outcome> {
  const touched = stamp().catch(() => '');
  const valueOf = (name: string): string => controlValue(controlOf(element, name));

  const filePrints = () => chosenFiles(element, view).map(({ file }) => [file.name, file.size, file.lastModified]);

  const compose = async (filled: Answers): Promise<{ key: string; values: Record<string, unknown> }> => {
    const marketing = valueOf('marketing_consent') !== '';
    const silent = silentAnswers(element);
    const attempt = attemptFor(view.id, JSON.stringify([filled, silent, marketing, view.locale, ...filePrints()]), await touched);
    const values = {
      form: view.id,
      ...filled,
      ...silent,
      submittedAt: attempt.submittedAt,
      sourcePage: location.origin + attempt.page,
      locale: view.locale,
      page: attempt.page,
      marketing_consent: marketing,
      [honeypotField]: valueOf(honeypotField),
      stamp: attempt.stamp,
    };
    return { key: attempt.key, values };
  };

  return async (values, { onWait, signal }) => {
    const filled = Object.fromEntries(
      Object.entries(values).filter(([, value]) => value !== '' && value !== false && !(Array.isArray(value) && value.length === 0)),
    ) as Answers;
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
        const result = await readAnswer(response, view);
        return response.status === 503 ? { result, again: { after: retryAfterMs(response.headers.get('retry-after')) } } : { result };
      } catch {
        const { failureTitle, failureText, offline } = view.words;
        return { result: { status: 'failed', text: `${failureTitle}: ${failureText} ${offline}`, unreached: true }, again: {} };
      }
    };
    const outcome = await withRetries(post, signal, onWait);
    if (outcome.status === 'sent') settleAttempt(view.id);
    return outcome;
  };
}

type Answer = { reference?: string; detail?: string; errors?: FieldProblem[] };

async function readAnswer(response: Response, view: FormView): Promise<Outcome> {
  const answer: Answer = await response.json().catch(() => ({}));
  if (response.ok && answer.reference) return { status: 'sent', reference: answer.reference };
  const asked = new Set(view.groups.flatMap(({ fields }) => fields.map(({ name }) => name)));
  const problems = (answer.errors ?? []).filter(({ field }) => asked.has(field));
  if (problems.length > 0) return { status: 'invalid', problems };
  // What went before under this key is another request.
  if (answer.errors?.some(({ code }) => code === 'conflict')) endAttempt(view.id);
  const { failureTitle, failureText, kept } = view.words;
  const said = response.status < 500 ? answer.detail : undefined;
  return { status: 'failed', text: `${failureTitle}: ${said ?? failureText} ${kept}` };
}
