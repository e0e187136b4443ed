import { attributesOf, startCollector } from '../support/services/collector.ts';
import { startDestinations } from '../support/services/destinations.ts';
import { postJson, readAccepted, sampleForms } from '../support/site/post-lead.ts';
import { startServer } from '../support/site/server.ts';
import { until } from '../support/site/until.ts';

jest.setTimeout(60_000);

const planted = { firstName: 'Plantedname', email: 'planted@private.example', phone: '3055557391' };

test('sends linked traces and metrics without personal data to a collector', async () => {
  const [collector, destinations] = [await startCollector(), await startDestinations()];
  const server = await startServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20abc',
    OTEL_SERVICE_NAME: 'site-under-test',
    OTEL_BSP_SCHEDULE_DELAY: '200',
    OTEL_METRIC_EXPORT_INTERVAL: '300',
    TRUST_PROXY: '1',
    RATE_LIMIT: 'off',
    ...destinations.settings,
  });
  const [home] = sampleForms;
  const traceparent = `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`;
  const post = await postJson(server.url + home.path, home.bodyOf({ ...home.values, ...planted }), { headers: { traceparent } });
  const { reference } = await readAccepted(post);
  for (const path of [`/thank-you/${reference}`, `/contact?email=${planted.email}`, `/nowhere/${planted.email}`]) await fetch(server.url + path);
  const named = (name: string) => collector.spans().filter((span) => span.name === name);
  await until('the deliveries', () => named('delivery').length >= 3 && destinations.staffMails(reference).length === 1);

  const [request] = named(`POST ${home.path}`);
  const [save] = named('lead.save');
  expect(request).toMatchObject({ traceId: 'ab'.repeat(16), parentSpanId: 'cd'.repeat(8), kind: 2, status: {} });
  expect(request && attributesOf(request)).toEqual({
    'http.request.method': 'POST',
    'http.route': home.path,
    'http.response.status_code': '201',
  });
  expect(save).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId, kind: 1 });
  expect(save && attributesOf(save)).toEqual({ form: 'home', locale: 'en', outcome: 'saved' });
  expect(Number(save?.endTimeUnixNano)).toBeGreaterThanOrEqual(Number(save?.startTimeUnixNano));
  for (const span of named('delivery')) expect([span.kind, span.parentSpanId, attributesOf(span).outcome]).toEqual([3, undefined, 'delivered']);

  await server.stop();
  expect(
    collector
      .metrics()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([
    ...['delivery.duration', 'http.server.open_connections', 'http.server.request.duration', 'lead.save.duration', 'nodejs.eventloop.delay.p99'],
    ...['outbox.dead', 'outbox.oldest', 'process.memory.usage'],
  ]);
  expect(named('GET /thank-you/[reference]')).toHaveLength(1);
  const everything = collector.posts.map(({ text }) => text).join('\n');
  expect(everything).toContain('site-under-test');
  expect(collector.posts.every(({ headers }) => headers.authorization === 'Basic abc')).toBe(true);
  expect([...Object.values(planted), reference, 'nowhere'].filter((value) => everything.includes(value))).toEqual([]);
  await Promise.all([collector.stop(), destinations.stop()]);
});

test('ignores trace ids of untrusted clients', async () => {
  const collector = await startCollector();
  const server = await startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '100' });
  const traceId = 'ab'.repeat(16);
  await fetch(`${server.url}/healthz`, { headers: { traceparent: `00-${traceId}-${'cd'.repeat(8)}-01` } });
  const spans = await until('the span', () => {
    const found = collector.spans().filter(({ name }) => name === 'GET /healthz');
    return found.length > 0 && found;
  });
  await Promise.all([server.stop(), collector.stop()]);
  expect(spans.filter((span) => span.traceId === traceId || span.parentSpanId !== undefined)).toEqual([]);
});

test('logs an unreachable collector once, and goes on serving', async () => {
  const collector = await startCollector();
  await collector.stop();
  const server = await startServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '100',
    OTEL_METRIC_EXPORT_INTERVAL: '100',
  });
  for (let n = 0; n < 5; n += 1) expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await until('a line of log', () => server.logs().includes('telemetry_export_failed'));
  expect(await server.stop()).toBe(0);
  expect(server.logs().match(/telemetry_export_failed/g)).toHaveLength(1);
});
