import { readStored, writeStored } from '#components/ui/device-storage.ts';
import { randomId } from '#components/ui/random-id.ts';
import { submissionKey } from '#lib/site/device-keys.ts';

/** What a repeated post must not change: its idempotency key, time, stamp and page. `fingerprint`: that of the values. */
type Submission = { fingerprint: string; key: string; submittedAt: string; stamp: string; page: string; respondedAt?: number };

/** As long as the server's window for a form posted again without JavaScript (`lib/leads/receive.ts`). */
const repeatMs = 600_000;

/** For a browser that stores nothing. */
const inPage = new Map<string, Submission>();

/** FNV-1a over the text and its reverse: no value can be read from it. */
function fingerprintOf(text: string): string {
  const fold = (characters: Iterable<string>): number => {
    let hash = 0x811c9dc5;
    for (const character of characters) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    return hash;
  };
  return `${fold(text).toString(36)}.${fold([...text].reverse()).toString(36)}.${text.length}`;
}

function isSubmission(value: unknown): value is Submission {
  return typeof value === 'object' && value !== null && ['fingerprint', 'key', 'submittedAt', 'stamp', 'page'].every((name) => name in value);
}

function lastSubmission(form: string): Submission | undefined {
  const kept = readStored('sessionStorage', submissionKey(form));
  return isSubmission(kept) ? kept : inPage.get(form);
}

function store(form: string, submission: Submission): void {
  inPage.set(form, submission);
  writeStored('sessionStorage', submissionKey(form), submission);
}

/**
 * The submission of these values: the earlier one if it has no response yet, or got one in the last ten minutes (the visitor went back and sent the
 * form again), else a new one. Survives a reload.
 */
export function submissionFor(form: string, values: string, stamp: string): Submission {
  const fingerprint = fingerprintOf(values);
  const kept = lastSubmission(form);
  if (kept?.fingerprint === fingerprint && Date.now() - (kept.respondedAt ?? Date.now()) < repeatMs) return kept;
  const submission = { fingerprint, key: randomId(), submittedAt: new Date().toISOString(), stamp, page: location.pathname };
  store(form, submission);
  return submission;
}

/** Records the response: equal values that are sent again soon are the same lead. */
export function recordResponse(form: string): void {
  const submission = lastSubmission(form);
  if (submission) store(form, { ...submission, respondedAt: Date.now() });
}

/** The next post is another lead. */
export function endSubmission(form: string): void {
  inPage.delete(form);
  writeStored('sessionStorage', submissionKey(form), undefined);
}

/** The server's signed time, fetched when the form's controller is attached, for the spam check; empty when it cannot be fetched. */
export async function fetchFormTimestamp(): Promise<string> {
  const body: { stamp?: string } = await fetch('/api/stamp')
    .then((response) => response.json())
    .catch(() => ({}));
  return body.stamp ?? '';
}
