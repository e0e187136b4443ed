import { createServer, type IncomingHttpHeaders } from 'node:http';
import { closeServer, listenLow } from './listen.ts';

type Value = { stringValue?: string; intValue?: string; boolValue?: boolean; doubleValue?: number };
type Attribute = { key: string; value: Value };
export type CollectedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
  status: { code?: number };
};
export type CollectedMetric = { name: string; unit: string; sum?: object; gauge?: object; histogram?: object };

/** A collector of OpenTelemetry over HTTP in JSON; collects what it receives, as text and parsed. */
export async function startCollector() {
  const posts: { path: string; headers: IncomingHttpHeaders; text: string }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      posts.push({ path: request.url ?? '', headers: request.headers, text });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  const port = await listenLow(server);
  const sent = (path: string) => posts.filter((post) => post.path === path).map(({ text }) => JSON.parse(text));
  return {
    url: `http://127.0.0.1:${port}`,
    posts,
    spans: (): CollectedSpan[] => sent('/v1/traces').flatMap((body) => body.resourceSpans[0].scopeSpans[0].spans),
    metrics: (): CollectedMetric[] => sent('/v1/metrics').at(-1)?.resourceMetrics[0].scopeMetrics[0].metrics ?? [],
    stop: () => closeServer(server),
  };
}

export function attributesOf({ attributes }: { attributes: Attribute[] }): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
