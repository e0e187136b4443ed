import { errorCode } from '#lib/error-code.ts';

/** The code of an error, or its name when it has none: fit for a log, for unlike the message it never repeats an answer. */
export function failureCode(failure: unknown): string {
  const name: unknown = typeof failure === 'object' && failure !== null ? Reflect.get(failure, 'name') : undefined;
  return (errorCode(failure) ?? (typeof name === 'string' ? name : 'unknown')).slice(0, 60);
}
