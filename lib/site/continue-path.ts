/** Format of a continuation token. */
const token = /^[\w-]{43}$/;

/** The page of the second step, or of a link to it, without language. */
export function continuePath(linkToken?: string): string {
  return linkToken === undefined ? '/continue' : `/continue/${linkToken}`;
}

/** Parses such a path; undefined when it is none. */
export function parseContinuePath(path: string): { token?: string } | undefined {
  const [empty, folder, linkToken, ...rest] = path.split('/');
  if (empty !== '' || folder !== 'continue' || rest.length > 0) return undefined;
  if (linkToken === undefined) return {};
  return token.test(linkToken) ? { token: linkToken } : undefined;
}

/** The page of the second step at one step; `done`: after the last. */
export function continueStepPath(step: string): string {
  return `${continuePath()}?step=${step}`;
}
