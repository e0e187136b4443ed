import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Span } from './otlp.ts';
import type { OpenSpan, Telemetry } from './telemetry.ts';

type Ids = { traceId: string; spanId: string };

/** Spans until the next export; further ones are dropped, so that an unavailable collector does not fill the memory. */
const maxSpans = 2_048;
const clock = () => performance.timeOrigin + performance.now();

/** The ids in a W3C `traceparent` header; undefined when it is invalid. */
function parseTraceparent(header: string | undefined): Ids | undefined {
  const [, traceId = '', spanId = ''] = /^00-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/.exec(header ?? '') ?? [];
  return /[1-9a-f]/.test(traceId) && /[1-9a-f]/.test(spanId) ? { traceId, spanId } : undefined;
}

/** Creates spans; `take` returns and forgets those that have ended. */
export function createTracer() {
  const context = new AsyncLocalStorage<Ids>();
  let ended: Span[] = [];

  return {
    open(kind: Parameters<Telemetry['open']>[0], { traceparent, isRoot }: Parameters<Telemetry['open']>[1] = {}): OpenSpan {
      const parent = isRoot ? undefined : (context.getStore() ?? parseTraceparent(traceparent));
      const ids = { traceId: parent?.traceId ?? randomBytes(16).toString('hex'), spanId: randomBytes(8).toString('hex') };
      const start = clock();
      return {
        within: (work) => context.run(ids, work),
        end(name, attributes, failed = false) {
          if (ended.length >= maxSpans) return;
          ended.push({ ...ids, ...(parent && { parentSpanId: parent.spanId }), name, kind, start, end: clock(), attributes, failed });
        },
      };
    },
    take(): Span[] {
      const taken = ended;
      ended = [];
      return taken;
    },
  };
}
