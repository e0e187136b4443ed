const continuationToken = /^[\w-]{43}$/;

/** The page of the second step, or of a link to it, without language. */
export function continuePath(linkToken?: string): string {
  return linkToken === undefined ? '/continue' : `/continue/${linkToken}`;
}

/** Parses a path that `continuePath` may have made; undefined for every other. */
export function parseContinuePath(path: string): { token?: string } | undefined {
  const [empty, folder, linkToken, ...rest] = path.split('/');
  if (empty !== '' || folder !== 'continue' || rest.length > 0) return undefined;
  if (linkToken === undefined) return {};
  return continuationToken.test(linkToken) ? { token: linkToken } : undefined;
}

/** The page of the second step at one step; `done`: after the last. */
export function continueStepPath(step: string): string {
  return `${continuePath()}?step=${step}`;
}

/** The page after a form post, without language. */
export const thankYouPath = (reference: string): string => `/thank-you/${reference}`;

const thankYou = /^\/thank-you\/([0-9a-z]{8})$/i;

/** The reference in the path of a thank-you page; undefined for every other path. */
export function parseThankYouPath(path: string): string | undefined {
  return thankYou.exec(path)?.[1];
}

/** The path to which fields of the second step are posted; those for its `files` and for a `link` are below it. */
export function openedLeadPath(reference: string, part?: 'files' | 'link'): string {
  return `/api/requests/${reference}${part ? `/${part}` : ''}`;
}

/** Steps of the newsletter; `confirm` and `unsubscribe` carry a token, `later` says that the store is unavailable. */
export const newsletterSteps = ['confirm', 'unsubscribe', 'welcome', 'goodbye', 'expired', 'later'] as const;
export type NewsletterStep = (typeof newsletterSteps)[number];

/** Format of a token. */
const token = /^[\w-]{30,100}$/;

/** Whether a step's path has a token, which identifies the subscription. */
export function takesToken(step: NewsletterStep): boolean {
  return step === 'confirm' || step === 'unsubscribe';
}

/** The path of a step, without language. */
export function newsletterPath(step: NewsletterStep, stepToken = ''): string {
  return `/newsletter/${step}${takesToken(step) ? `/${stepToken}` : ''}`;
}

/** Parses the path of a step; undefined for every other path. */
export function parseNewsletterPath(path: string): { step: NewsletterStep; token: string } | undefined {
  const [leading, folder, name, stepToken = '', ...rest] = path.split('/');
  const step = newsletterSteps.find((known) => known === name);
  if (leading !== '' || folder !== 'newsletter' || !step || rest.length > 0) return undefined;
  return takesToken(step) === (stepToken !== '') && (stepToken === '' || token.test(stepToken)) ? { step, token: stepToken } : undefined;
}
