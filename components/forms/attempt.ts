import { attemptKey } from '#lib/site/device-keys.ts';

/** What makes a repeated post recognisable: the answers' fingerprint and what must not change between two tries. */
type Attempt = { print: string; key: string; submittedAt: string; stamp: string; page: string; answeredAt?: number };

/** An answered attempt is remembered for as long as the server takes a plain form sent twice for one. */
const repeatMs = 600_000;

/** Attempts of this page, for browsers that close their storage to us. */
const inPage = new Map<string, Attempt>();

/** Random and unique; `crypto.randomUUID` is missing on plain-http addresses other than localhost. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A short fingerprint of a text (FNV-1a twice, over the text and its reverse): equal texts are equal, and no answer can be read from it. */
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
    // The page itself remembers it.
  }
}

/**
 * The attempt that these answers belong to: the one that was not answered yet, or just was (Back and sent again), or a new
 * one. Survives a reload.
 */
export function attemptFor(form: string, answers: string, stamp: string): Attempt {
  const print = fingerprint(answers);
  const kept = earlier(form);
  if (kept?.print === print && Date.now() - (kept.answeredAt ?? Date.now()) < repeatMs) return kept;
  const attempt = { print, key: newKey(), submittedAt: new Date().toISOString(), stamp, page: location.pathname };
  keep(form, attempt);
  return attempt;
}

/** Marks the attempt as answered: the same answers, sent again soon, are the same request. */
export function settleAttempt(form: string): void {
  const attempt = earlier(form);
  if (attempt) keep(form, { ...attempt, answeredAt: Date.now() });
}

/** Forgets the attempt: what is sent next is another request. */
export function endAttempt(form: string): void {
  inPage.delete(form);
  try {
    sessionStorage.removeItem(attemptKey(form));
  } catch {
    // Nothing was kept.
  }
}
