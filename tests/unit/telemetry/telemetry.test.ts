import { setTimeout as sleep } from 'node:timers/promises';
import { createMeter, createTracer } from '#lib/telemetry/start.ts';
import { metricsBody, tracesBody } from '#lib/telemetry/otlp.ts';
import { measure, telemetry } from '#lib/telemetry/telemetry.ts';

test('runs work without a collector', async () => {
  expect(telemetry()).toBeUndefined();
  expect(await measure('x', {}, async () => 1)).toBe(1);
  await expect(measure('x', {}, () => Promise.reject(new Error('own')))).rejects.toThrow('own');
});

test('spans opened within another are its children, also after await; a root starts a new trace', async () => {
  const tracer = createTracer();
  const outer = tracer.open('server');
  await outer.within(async () => {
    await sleep(1);
    tracer.open('internal').end('inner', {});
    tracer.open('client', { isRoot: true }).end('root', {});
  });
  outer.end('outer', { status: 200 }, true);
  const [inner, root, top] = tracer.take();
  expect(inner).toMatchObject({ name: 'inner', traceId: top?.traceId, parentSpanId: top?.spanId });
  expect(root?.traceId).not.toBe(top?.traceId);
  expect(root).not.toHaveProperty('parentSpanId');
  expect(tracer.take()).toEqual([]);
});

test.each([
  [`00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01`, 'a1'.repeat(16)],
  [`00-${'0'.repeat(32)}-${'b2'.repeat(8)}-01`, undefined],
  [`00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01-more`, undefined],
  ['<script>', undefined],
  [undefined, undefined],
])('continues the trace of %j only if it is valid', (traceparent, traceId) => {
  const tracer = createTracer();
  tracer.open('server', { traceparent }).end('x', {});
  const [span] = tracer.take();
  expect(span?.traceId).toMatch(/^[\da-f]{32}$/);
  expect(span?.traceId === traceId).toBe(traceId !== undefined);
});

test('limits its memory while the collector is unavailable', () => {
  const [tracer, meter] = [createTracer(), createMeter(0)];
  for (let n = 0; n < 5_000; n += 1) {
    tracer.open('internal').end('x', {});
    meter.time('t', 1, { n });
  }
  expect(tracer.take()).toHaveLength(2_048);
});

test('counts durations in buckets with inclusive upper bounds, and leaves out values that cannot be read', async () => {
  const meter = createMeter(1_000);
  for (const seconds of [0.005, 0.0051, 3, 99]) meter.time('t', seconds, { route: '/' });
  meter.count('n', {});
  meter.count('n', {});
  meter.watch('good', 'By', async () => 7);
  meter.watch('bad', 'By', () => Promise.reject(new Error('away')));
  const metrics = await meter.collect(2_000.25);
  expect(metrics.map(({ name }) => name)).toEqual(['n', 't', 'good']);
  const body = JSON.stringify(metricsBody({ 'service.name': 'x' }, metrics));
  expect(body).toContain('"startTimeUnixNano":"1000000000","timeUnixNano":"2000250000"');
  expect(body).toContain('"count":"4","sum":102.0101,"bucketCounts":["1","1","0","0","0","0","0","0","0","0","0","1","0","0","1"]');
  expect(body).toContain('"asInt":"2"');
  expect(body).toContain('"asDouble":7');
});

test('encodes a time just below a full millisecond', () => {
  const span = { traceId: '', spanId: '', name: 'n', kind: 'internal', start: 1, end: 1.9999999, attributes: {}, failed: false } as const;
  expect(JSON.stringify(tracesBody({}, [span]))).toContain('"endTimeUnixNano":"1999999"');
});

test('encodes a span as OTLP', () => {
  const ids = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), parentSpanId: 'c'.repeat(16) };
  const span = { ...ids, name: 'n', kind: 'client', start: 1.5, end: 2, attributes: { a: 'x', b: 1, c: 1.5, d: true }, failed: true } as const;
  expect(tracesBody({}, [span])).toMatchObject({
    resourceSpans: [
      {
        scopeSpans: [
          {
            spans: [
              {
                ...ids,
                kind: 3,
                startTimeUnixNano: '1500000',
                endTimeUnixNano: '2000000',
                status: { code: 2 },
                attributes: [
                  { key: 'a', value: { stringValue: 'x' } },
                  { key: 'b', value: { intValue: '1' } },
                  { key: 'c', value: { doubleValue: 1.5 } },
                  { key: 'd', value: { boolValue: true } },
                ],
              },
            ],
          },
        ],
      },
    ],
  });
});
