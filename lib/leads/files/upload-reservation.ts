import 'server-only';
import { config } from '#lib/config.ts';
import { fileLimits } from '#lib/forms/file-rule.ts';
import { clientAddressOf } from '#lib/http/request-headers.ts';
import type { ProblemResponseCode } from '#lib/http/problem.ts';
import { recordLimitHit } from '#lib/rate-limits/limit-hits.ts';
import { limitKeysOf } from '#lib/rate-limits/client-network.ts';
import { hashedKey } from '../rate.ts';
import { sweepStagedBytes } from '../store/drop-files.ts';
import { isDiskLow } from '../store/storage.ts';
import { type Store, store } from '../store/store.ts';
import { type Reservation, reserveUpload, settleUpload } from '../store/upload-quota.ts';

export type UploadRefusal = { refusal: ProblemResponseCode; retryAfterSeconds: number };
/** `reserve` is called before the first byte is written, `settle` with the bytes that were stored in the end. */
export type UploadReservation = { reserve: () => Promise<UploadRefusal | undefined>; settle: (storedBytes: number) => Promise<void> };

const defaultRetryAfterSeconds = 600;

function limitReached(limit: string, retryAfterSeconds = defaultRetryAfterSeconds): UploadRefusal {
  recordLimitHit(limit);
  return { refusal: 'uploadsClosed', retryAfterSeconds };
}

/** The most bytes that a post may store: its declared length, within the limit of one post. */
function maxBytesOf(headers: Headers): number {
  const declared = Number(headers.get('content-length') ?? Number.NaN);
  return Number.isInteger(declared) ? Math.min(declared, fileLimits.totalBytes) : fileLimits.totalBytes;
}

/** The reservation of one post in the upload quotas and on the disk. `isStaged`: its files wait for a later post. */
export function uploadReservation(
  { headers }: Request,
  { isStaged = false, leadStore = store() }: { isStaged?: boolean; leadStore?: Store } = {},
): UploadReservation {
  const bytes = maxBytesOf(headers);
  let reservation: Reservation | undefined;
  return {
    async reserve() {
      const { addressDayBytes, dayBytes, totalBytes, stagedBytes } = config().uploads;
      if (await isDiskLow(bytes, leadStore)) return limitReached('disk_free');
      if (isStaged) await sweepStagedBytes(stagedBytes - bytes, Date.now(), leadStore);
      const keys = limitKeysOf(clientAddressOf({ headers })).map(({ key, factor }) => ({ key: hashedKey(`upload\n${key}`), factor }));
      const quotas = { addressDay: addressDayBytes, day: dayBytes, total: totalBytes, staged: stagedBytes };
      const reserved = await reserveUpload({ keys, bytes, isStaged }, quotas, Date.now(), leadStore);
      if (reserved.status === 'reserved') {
        reservation = reserved.reservation;
        return undefined;
      }
      if (reserved.quota !== 'upload_quota_address') return limitReached(reserved.quota, reserved.retryAfterSeconds);
      recordLimitHit(reserved.quota);
      return { refusal: 'uploadQuota', retryAfterSeconds: reserved.retryAfterSeconds };
    },
    async settle(storedBytes) {
      if (reservation) await settleUpload(reservation, storedBytes, leadStore);
      reservation = undefined;
    },
  };
}
