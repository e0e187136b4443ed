import { attemptKey } from '#lib/site/device-keys.ts';

/** What a repeated post must not change: its idempotency key, time, stamp and page. `print` is a fingerprint of the values. */
type Attempt = { print: string; key: string; submittedAt: string; stamp: string; page: string; answeredAt?: number };

/** As long as the server treats a repeated form post as the same request. */
const repeatMs = 600_000;

/** For browsers without storage. */
const inPage = new Map<string, Attempt>();

/** `crypto.randomUUID` is missing on plain-http addresses other than localhost. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** FNV-1a over the text and its reverse: no value can be read from it. */
function fingerprint(text: string): string {
  const fold = (signs: Iterable<string>): number => {
    let hash = 0x811c9dc5;
    for (const sign of signs) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    return hash;
  };
  return `${fold(text).toString(36)}.${fold([...text].reverse()).toString(36)}.${text.length}`;
}

function isAttempt(value: unknown): value is Attempt {
  return typeof value === 'object' && value !== null && ['print', 'key', 'submittedAt', 'stamp', 'page'].every((name) => name in value);
}

function earlier(form: string): Attempt | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(attemptKey(form)) ?? 'null');
    return isAttempt(kept) ? kept : inPage.get(form);
  } catch {
    return inPage.get(form);
  }
}

function keep(form: string, attempt: Attempt): void {
  inPage.set(form, attempt);
  try {
    sessionStorage.setItem(attemptKey(form), JSON.stringify(attempt));
  } catch {
    // Kept in `inPage`.
  }
}

/**
 * The attempt for these values: the one that has no response yet or just had one (Back and sent again), else a new one.
 * Survives a reload.
 */
export function attemptFor(form: string, answers: string, stamp: string): Attempt {
  const print = fingerprint(answers);
  const kept = earlier(form);
  if (kept?.print === print && Date.now() - (kept.answeredAt ?? Date.now()) < repeatMs) return kept;
  const attempt = { print, key: newKey(), submittedAt: new Date().toISOString(), stamp, page: location.pathname };
  keep(form, attempt);
  return attempt;
}

/** Records the response: the same values, sent again soon, are the same request. */
export function settleAttempt(form: string): void {
  const attempt = earlier(form);
  if (attempt) keep(form, { ...attempt, answeredAt: Date.now() });
}

/** The next post is another request. */
export function endAttempt(form: string): void {
  inPage.delete(form);
  try {
    sessionStorage.removeItem(attemptKey(form));
  } catch {
    // Nothing is stored.
  }
}
