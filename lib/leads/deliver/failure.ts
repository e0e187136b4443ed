function text(failure: unknown, field: 'code' | 'name'): string | undefined {
  const value: unknown = typeof failure === 'object' && failure !== null ? Reflect.get(failure, field) : undefined;
  return typeof value === 'string' ? value.slice(0, 60) : undefined;
}

/** The code of an error, or its name when it has none: fit for a log, for unlike the message it never repeats an answer. */
export function failureCode(failure: unknown): string {
  return text(failure, 'code') ?? text(failure, 'name') ?? 'unknown';
}
