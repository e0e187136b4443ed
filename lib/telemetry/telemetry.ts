/** Attributes of a span or a measurement. Never a value, an address of a visitor, a path or a reference. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;
export type SpanKind = 'internal' | 'server' | 'client';

export type OpenSpan = {
  /** Spans opened by `work` become children of this one. */
  within<T>(work: () => T): T;
  end(name: string, attributes: Attributes, failed?: boolean): void;
};

export type Telemetry = {
  /** `traceparent`: the header of a trusted client. `isRoot`: starts a new trace. */
  open(kind: SpanKind, origin?: { traceparent?: string | undefined; isRoot?: boolean | undefined }): OpenSpan;
  count(name: string, attributes: Attributes): void;
  time(name: string, seconds: number, attributes: Attributes): void;
  /** Reads a value at each export; leaves out one that rejects. */
  watch(name: string, unit: string, read: () => Promise<number>): void;
  /** Sends what was collected; resolves also when that fails. */
  flush(): Promise<void>;
};

const key = Symbol.for('agency.telemetry');
const shared: typeof globalThis & { [key]?: Telemetry } = globalThis;

/** The telemetry of this process, if `OTEL_EXPORTER_OTLP_ENDPOINT` is set; shared by the front door and Next's bundles. */
export function telemetry(): Telemetry | undefined {
  return shared[key];
}

export function setTelemetry(current: Telemetry): void {
  shared[key] = current;
}

/** Runs work in a span and records its duration; `describe` adds attributes of its result. */
export async function measure<T>(
  name: string,
  { kind = 'internal', isRoot, attributes = {} }: { kind?: SpanKind; isRoot?: boolean; attributes?: Attributes },
  work: () => Promise<T>,
  describe: (result: T) => Attributes = () => ({}),
): Promise<T> {
  const sink = telemetry();
  if (!sink) return work();
  const span = sink.open(kind, { isRoot });
  const start = performance.now();
  const finish = (more: Attributes, failed: boolean) => {
    const all = { ...attributes, ...more };
    span.end(name, all, failed);
    sink.time(`${name}.duration`, (performance.now() - start) / 1000, all);
  };
  try {
    const result = await span.within(work);
    finish(describe(result), false);
    return result;
  } catch (error) {
    finish({ outcome: 'error' }, true);
    throw error;
  }
}
