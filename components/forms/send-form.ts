import type { Answers } from '#lib/forms/answers.ts';
import { honeypotField } from '#lib/forms/envelope.ts';
import { wirePayload } from '#lib/forms/payload.ts';
import { formById } from '#lib/forms/registry.ts';
import type { FieldProblem, FormView } from './form-view.ts';

export type Outcome = { status: 'sent'; reference: string } | { status: 'invalid'; problems: FieldProblem[] } | { status: 'failed'; text: string };

type Attempt = { answers: string; key: string; body: string };

const timeoutMs = 20_000;

/** Random and unique; `crypto.randomUUID` is missing on plain-http addresses other than localhost. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function valueOf(form: HTMLFormElement, name: string): string {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement) return control.type === 'checkbox' ? String(control.checked) : control.value;
  return '';
}

async function stamp(): Promise<string> {
  const answer: { stamp?: string } = await fetch('/api/stamp').then((response) => response.json());
  return answer.stamp ?? '';
}

/**
 * Makes the sender of a form. The same answers always travel in the same body under the same key, so a second press
 * after a lost answer gets the reference of the first.
 */
export function sendForm(element: HTMLFormElement, view: FormView): (answers: Record<string, unknown>) => Promise<Outcome> {
  const touched = stamp().catch(() => '');
  let last: Attempt | undefined;

  const compose = async (filled: Answers): Promise<Attempt> => {
    const answers = JSON.stringify([filled, valueOf(element, 'marketing_consent')]);
    if (last?.answers === answers) return last;
    const sent = { ...filled, submittedAt: new Date().toISOString(), sourcePage: location.origin + location.pathname };
    const body = JSON.stringify({
      ...wirePayload(formById(view.id), sent),
      coverage_details: JSON.stringify(sent),
      form: view.id,
      locale: view.locale,
      page: location.pathname,
      marketing_consent: valueOf(element, 'marketing_consent') === 'true',
      [honeypotField]: valueOf(element, honeypotField),
      stamp: await touched,
    });
    last = { answers, key: newKey(), body };
    return last;
  };

  return async (values) => {
    const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== false)) as Answers;
    const { key, body } = await compose(filled);
    try {
      const response = await fetch(view.action, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': view.locale, 'idempotency-key': key },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      return await readAnswer(response, view);
    } catch {
      return { status: 'failed', text: view.words.offline };
    }
  };
}

type Answer = { reference?: string; detail?: string; errors?: FieldProblem[] };

async function readAnswer(response: Response, view: FormView): Promise<Outcome> {
  const answer: Answer = await response.json().catch(() => ({}));
  if (response.ok && answer.reference) return { status: 'sent', reference: answer.reference };
  const asked = new Set(view.groups.flatMap(({ fields }) => fields.map(({ name }) => name)));
  const problems = (answer.errors ?? []).filter(({ field }) => asked.has(field));
  if (problems.length > 0) return { status: 'invalid', problems };
  const { failureTitle, failureText, kept } = view.words;
  return { status: 'failed', text: `${failureTitle}: ${answer.detail ?? failureText} ${kept}` };
}
