import { honeypotField } from '#lib/forms/posted.ts';
import { homeValues, personalAutoValues } from '../forms/sample-values.ts';

export type Accepted = { reference: string; status: string };
export type Problem = { type: string; title: string; status: number; detail: string; errors: { field: string; code: string; message: string }[] };

type Init = { headers?: Record<string, string>; method?: string };

/** Two forms with their route, complete values, the fields that must not be empty, and the body for values. */
export const sampleForms = [
  {
    path: '/api/webhook-relay',
    form: 'home',
    values: homeValues,
    required: ['zipCode', 'firstName', 'lastName', 'phone'],
    bodyOf: (values: object) => ({ source: 'website', coverage_details: JSON.stringify(values) }),
  },
  {
    path: '/api/send-quote-email',
    form: 'personal-auto',
    values: personalAutoValues,
    required: ['zipCode', 'firstName', 'lastName', 'email', 'phone', 'vehicleYear', 'vehicleMake', 'vehicleModel'],
    bodyOf: (values: object) => ({ quote_type: 'personal-auto', coverage_details: JSON.stringify(values) }),
  },
] as const;

export function postJson(url: string, body: unknown, { headers = {}, method = 'POST' }: Init = {}): Promise<Response> {
  return fetch(url, {
    method,
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...headers },
    body: body instanceof Uint8Array ? new Uint8Array(body) : typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Posts a complete home lead. Rejects unless it is accepted. */
export async function postHomeLead(origin: string, change: object = {}, honeypot = ''): Promise<string> {
  const [home] = sampleForms;
  const response = await postJson(origin + home.path, { ...home.bodyOf({ ...home.values, ...change }), [honeypotField]: honeypot });
  if (response.status !== 201) throw new Error(`refused with ${response.status}: ${await response.text()}`);
  return (await readAccepted(response)).reference;
}

/** Posts a home lead with a filled honeypot, so that it is quarantined. */
export const postSpamLead = (origin: string, change: object = {}): Promise<string> => postHomeLead(origin, change, 'filled by a program');

export async function readAccepted(response: Response): Promise<Accepted> {
  return response.json();
}

/** Reads a problem response and checks that it has at least one error with code and message. */
export async function readProblem(response: Response): Promise<Problem> {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const problem: Problem = await response.json();
  expect(problem).toMatchObject({ type: 'about:blank', status: response.status, title: expect.stringMatching(/\w/) });
  expect(problem.errors.length).toBeGreaterThan(0);
  for (const error of problem.errors)
    expect(error).toEqual({ field: expect.any(String), code: expect.stringMatching(/^\w+$/), message: expect.stringMatching(/\S/) });
  return problem;
}
