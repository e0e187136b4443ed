import 'server-only';
import { config } from '#lib/config.ts';
import { recordLimitHit } from '#lib/limits/limit-hits.ts';
import type { UploadRefusal } from './upload-room.ts';
import { createUploadSlots } from './upload-slots.ts';

type Work = { work: () => Promise<Response>; refused: (refusal: UploadRefusal) => Response | Promise<Response> };

const place = Symbol.for('agency.uploadSlots');
// Each route is a bundle of its own with a copy of this module.
const shared: typeof globalThis & { [place]?: ReturnType<typeof createUploadSlots> } = globalThis;

const waitMs = 5_000;
const retryAfterSeconds = 20;
/** A body this small is done at once, and may hold a request without files: it needs no slot. */
const smallBytes = 65_536;

/** Runs the work of an upload in one of the slots, or `refused` when none becomes free in a few seconds. */
export async function withUploadSlot({ headers }: Request, { work, refused }: Work): Promise<Response> {
  if (Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY) <= smallBytes) return work();
  shared[place] ??= createUploadSlots(config().uploads, waitMs);
  const slot = await shared[place](headers.get('x-client-address') ?? '');
  if (slot.status === 'refused') {
    recordLimitHit(slot.limit);
    return refused({ refusal: slot.limit === 'upload_concurrent' ? 'uploadsBusy' : 'uploadsTooMany', retryAfterSeconds });
  }
  return work().finally(slot.release);
}
