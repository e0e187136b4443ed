import 'server-only';
import { config } from '#lib/config.ts';
import { log } from '#lib/log.ts';
import { confirmDays, consentYears, leadDays } from '#lib/site/retention.ts';
import { dayMs } from '#lib/site/wall-clock.ts';
import { pruneContinuations } from './store/continuations.ts';
import { eraseBefore, sweepErasedMail } from './store/erase.ts';
import { sweepStaged, sweepStagedBytes } from './store/drop-files.ts';
import { pruneConsent } from './store/consent-log.ts';
import { type Store, store } from './store/store.ts';
import { pruneSpentLinks, resealSubscribers } from './store/subscribers.ts';
import { pruneVisitorMails } from './store/visitor-mails.ts';

const stagedMaxAgeMs = 1_800_000;

export type RetentionResult = { erased: number; consentsDeleted: number };

function consentCutoff(now: number): number {
  const date = new Date(now);
  return date.setUTCFullYear(date.getUTCFullYear() - consentYears);
}

/** Deletes staged files that are old or exceed `UPLOAD_STAGED_MB`. Safe to repeat. `now` is epoch ms. Returns the number of the old ones. */
export async function sweepUploads(now = Date.now(), leadStore: Store = store()): Promise<number> {
  await sweepStagedBytes(config().uploads.stagedBytes, now, leadStore);
  return sweepStaged(now - stagedMaxAgeMs, leadStore);
}

/**
 * Erases the leads older than `RETENTION_DAYS` and deletes consent evidence older than `consentYears`. Safe to repeat and to run in several processes.
 * `now` is epoch ms.
 */
export async function runRetention(
  now = Date.now(),
  { days = config().retentionDays, leadStore = store() }: { days?: number; leadStore?: Store } = {},
): Promise<RetentionResult> {
  if (days > leadDays) log.warn({ event: 'retention_longer_than_promised', days, promisedDays: leadDays }, 'the privacy notice promises less');
  const erased = await eraseBefore(now - days * dayMs, now, leadStore);
  const consentsDeleted = await pruneConsent(consentCutoff(now), leadStore);
  await sweepErasedMail(now - dayMs, leadStore);
  await sweepUploads(now, leadStore);
  await resealSubscribers(leadStore);
  await pruneSpentLinks(now - (confirmDays + 1) * dayMs, leadStore);
  await pruneVisitorMails(now, leadStore);
  await pruneContinuations(now, leadStore);
  log.info({ event: 'retention', erased, consentsDeleted }, 'retention ran');
  return { erased, consentsDeleted };
}
