/** What a span or a measurement is told with. Never an answer, an address of a visitor, a path or a reference. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;
export type SpanKind = 'internal' | 'server' | 'client';

export type OpenSpan = {
  /** Runs work whose own spans become children of this one. */
  within<T>(work: () => T): T;
  end(name: string, attributes: Attributes, failed?: boolean): void;
};

export type Telemetry = {
  /** `traceparent`: the header of a caller that is trusted. `isRoot`: begins a trace of its own wherever it is opened. */
  open(kind: SpanKind, origin?: { traceparent?: string | undefined; isRoot?: boolean | undefined }): OpenSpan;
  count(name: string, attributes: Attributes): void;
  /** Adds a duration in seconds to a histogram. */
  time(name: string, seconds: number, attributes: Attributes): void;
  /** Asks for a value at each export; one that rejects is left out. */
  watch(name: string, unit: string, read: () => Promise<number>): void;
  /** Sends what has been gathered; resolves when it was taken or given up. */
  flush(): Promise<void>;
};

const place = Symbol.for('agency.telemetry');
const shared: typeof globalThis & { [place]?: Telemetry } = globalThis;

/** Where measurements go, when `OTEL_EXPORTER_OTLP_ENDPOINT` is set. The front door and Next's bundles share one. */
export function telemetry(): Telemetry | undefined {
  return shared[place];
}

/** Makes it the telemetry of this process. */
export function setTelemetry(made: Telemetry): void {
  shared[place] = made;
}

/** Runs work inside a span and counts its time under the same name; `describe` adds what is known at its end. */
export async function measured<T>(
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
    finish({ outcome: 'fault' }, true);
    throw error;
  }
}
