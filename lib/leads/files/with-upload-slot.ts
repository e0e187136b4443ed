import 'server-only';
import { config } from '#lib/config.ts';
import { clientAddressOf } from '#lib/http/client-address-of.ts';
import { recordLimitHit } from '#lib/limits/limit-hits.ts';
import type { UploadRefusal } from './upload-reservation.ts';
import { createUploadSlots } from './upload-slots.ts';

type Work = { work: () => Promise<Response>; refused: (refusal: UploadRefusal) => Response | Promise<Response> };

const key = Symbol.for('agency.uploadSlots');
// Each route is a bundle with a copy of this module.
const shared: typeof globalThis & { [key]?: ReturnType<typeof createUploadSlots> } = globalThis;

const waitMs = 5_000;
const retryAfterSeconds = 20;
/** A body this small is read at once, and perhaps has no files: it needs no slot. */
const smallBytes = 65_536;

/** Runs the work of an upload in a slot; runs `refused` instead when none becomes free in a few seconds. */
export async function withUploadSlot({ headers }: Request, { work, refused }: Work): Promise<Response> {
  if (Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY) <= smallBytes) return work();
  shared[key] ??= createUploadSlots(config().uploads, waitMs);
  const slot = await shared[key](clientAddressOf({ headers }));
  if (slot.status === 'refused') {
    recordLimitHit(slot.limit);
    return refused({ refusal: slot.limit === 'upload_concurrent' ? 'uploadsBusy' : 'uploadsTooMany', retryAfterSeconds });
  }
  return work().finally(slot.release);
}
