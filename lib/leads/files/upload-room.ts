import 'server-only';
import { config } from '#lib/config.ts';
import { fileLimits } from '#lib/forms/file-rule.ts';
import type { Refusal } from '#lib/http/problem.ts';
import { recordLimitHit } from '#lib/limits/limit-hits.ts';
import { limitKeysOf } from '#lib/limits/limit-keys.ts';
import { hashedKey } from '../rate.ts';
import { sweepStagedBytes } from '../store/drop-files.ts';
import { isDiskLow } from '../store/storage.ts';
import { type Store, store } from '../store/store.ts';
import { type Reservation, reserveUpload, settleUpload } from '../store/upload-quota.ts';

export type UploadRefusal = { refusal: Refusal; retryAfterSeconds: number };
/** `reserve` is asked before the first byte of a file is written; `settle` is told what was taken in the end. */
export type UploadRoom = { reserve: () => Promise<UploadRefusal | undefined>; settle: (takenBytes: number) => Promise<void> };

const againSeconds = 600;

function closed(limit: string, retryAfterSeconds = againSeconds): UploadRefusal {
  recordLimitHit(limit);
  return { refusal: 'uploadsClosed', retryAfterSeconds };
}

/** What a post can bring at most: what it declares, and never more than one post may. */
function bytesOf(headers: Headers): number {
  const declared = Number(headers.get('content-length') ?? Number.NaN);
  return Number.isInteger(declared) ? Math.min(declared, fileLimits.totalBytes) : fileLimits.totalBytes;
}

/** The room that the quotas and the disk leave for the files of one post. `isStaged`: they wait for a request of their own. */
export function uploadRoom({ headers }: Request, { isStaged = false, parts = store() }: { isStaged?: boolean; parts?: Store } = {}): UploadRoom {
  const bytes = bytesOf(headers);
  let reservation: Reservation | undefined;
  return {
    async reserve() {
      const { addressDayBytes, dayBytes, totalBytes, stagedBytes } = config().uploads;
      if (await isDiskLow(bytes, parts)) return closed('disk_free');
      if (isStaged) await sweepStagedBytes(stagedBytes - bytes, Date.now(), parts);
      const keys = limitKeysOf(headers.get('x-client-address') ?? '').map(({ key, times }) => ({ key: hashedKey(`upload\n${key}`), times }));
      const quotas = { addressDay: addressDayBytes, day: dayBytes, total: totalBytes, staged: stagedBytes };
      const reserved = await reserveUpload({ keys, bytes, isStaged }, quotas, Date.now(), parts);
      if (reserved.status === 'reserved') {
        reservation = reserved.reservation;
        return undefined;
      }
      if (reserved.quota !== 'upload_quota_address') return closed(reserved.quota, reserved.retryAfterSeconds);
      recordLimitHit(reserved.quota);
      return { refusal: 'uploadQuota', retryAfterSeconds: reserved.retryAfterSeconds };
    },
    async settle(takenBytes) {
      if (reservation) await settleUpload(reservation, takenBytes, parts);
      reservation = undefined;
    },
  };
}
