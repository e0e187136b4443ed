import 'server-only';
import { storeCause } from '../store/db.ts';
import type { DeliveryLog } from './delivery-store.ts';
import { errorLabel } from '#lib/error-code.ts';

export type Outage = { began(failure: unknown): void; ended(): void };

export function outageLog(log: DeliveryLog): Outage {
  let since: number | undefined;
  return {
    began(failure) {
      if (since !== undefined) return;
      since = Date.now();
      log.error({ event: 'store_unreachable', error: errorLabel(failure), cause: storeCause(failure) });
    },
    ended() {
      if (since === undefined) return;
      log.info({ event: 'store_back', seconds: Math.round((Date.now() - since) / 1000) });
      since = undefined;
    },
  };
}
