import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { splitLocale } from '#lib/i18n/routing.ts';

const refusals = new Set([400, 403, 404, 405, 413, 414, 415, 422]);

/** Throws unless a post got a reference, a restored page (422) or a problem response (RFC 9457). */
export async function checkPostResponse(response: Response, { wantsPage = false } = {}): Promise<void> {
  const { status, headers } = response;
  const text = await response.text();
  const type = headers.get('content-type') ?? '';
  if (wantsPage && status === 303) return match(splitLocale(headers.get('location') ?? '').path, /^\/(?:thank-you\/[A-Z0-9]{8}|newsletter\b)/);
  if (wantsPage && status === 422 && type.startsWith('text/html')) return;
  if (status === 201) return match(JSON.parse(text).reference, /^[A-Z0-9]{8}$/);
  expectProblem(status, type, text);
}

/** Throws unless a response is the requested data, a page, or a problem response (RFC 9457). */
export async function checkGetResponse(response: Response): Promise<void> {
  const { status, headers } = response;
  const text = await response.text();
  ok(status < 500, `status ${status}: ${text.slice(0, 200)}`);
  const type = headers.get('content-type') ?? '';
  if (status >= 400 && type.includes('json')) expectProblem(status, type, text);
  if (type.startsWith('application/json')) JSON.parse(text);
}

function expectProblem(status: number, type: string, text: string): void {
  ok(refusals.has(status), `status ${status}: ${text.slice(0, 200)}`);
  equal(type, 'application/problem+json');
  const problem = JSON.parse(text);
  equal(problem.status, status);
  ok(problem.errors.length > 0);
  for (const { field, code, message } of problem.errors) deepEqual([typeof field, typeof code, typeof message], ['string', 'string', 'string']);
}
