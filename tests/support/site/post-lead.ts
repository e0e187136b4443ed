import { homeAnswers, personalAutoAnswers } from '../forms/answers.ts';

export type Accepted = { reference: string; status: string };
export type Problem = { type: string; title: string; status: number; detail: string; errors: { field: string; code: string; message: string }[] };

type Init = { headers?: Record<string, string>; method?: string };

/** The two forms as their routes take them: the path, complete answers, and the body that a browser makes of answers. */
export const routes = [
  {
    path: '/api/webhook-relay',
    form: 'home',
    answers: homeAnswers,
    bodyOf: (answers: object) => ({ source: 'website', coverage_details: JSON.stringify(answers) }),
  },
  {
    path: '/api/send-quote-email',
    form: 'personal-auto',
    answers: personalAutoAnswers,
    bodyOf: (answers: object) => ({ quote_type: 'personal-auto', coverage_details: JSON.stringify(answers) }),
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

/** Posts a complete home lead under an address of its own; rejects unless it is accepted. */
export async function postHomeLead(origin: string, change: object = {}): Promise<string> {
  const [home] = routes;
  const answer = await postJson(origin + home.path, home.bodyOf({ ...home.answers, ...change }));
  if (answer.status !== 201) throw new Error(`refused with ${answer.status}: ${await answer.text()}`);
  return (await readAccepted(answer)).reference;
}

export async function readAccepted(answer: Response): Promise<Accepted> {
  return answer.json();
}

/** Reads a refusal and checks its form: problem+json with at least one error, each with a code and a message. */
export async function readProblem(answer: Response): Promise<Problem> {
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  const problem: Problem = await answer.json();
  expect(problem).toMatchObject({ type: 'about:blank', status: answer.status, title: expect.stringMatching(/\w/) });
  expect(problem.errors.length).toBeGreaterThan(0);
  for (const error of problem.errors)
    expect(error).toEqual({ field: expect.any(String), code: expect.stringMatching(/^\w+$/), message: expect.stringMatching(/\S/) });
  return problem;
}
