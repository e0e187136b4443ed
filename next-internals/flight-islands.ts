import { createRequire } from 'node:module';

/** A React element of flight data. The type of a client component is an object. */
type FlightElement = { type: unknown; key: unknown; props: Readonly<Record<string, unknown>> };
type Reader = (stream: ReadableStream) => Promise<unknown>;

const lazyInit = '_init';
const islandAttribute = 'data-island';

/** React's reader of flight data, as bundled in Next. Client components are read as empty ones, since only their position is needed. */
function loadReader(): Reader {
  Reflect.set(globalThis, '__next_require__', () => () => null);
  const { createFromReadableStream } = createRequire(import.meta.url)('next/dist/compiled/react-server-dom-turbopack/client.edge');
  const moduleMap = new Proxy({}, { get: (_, id) => new Proxy({}, { get: () => ({ id, chunks: [], name: '*' }) }) });
  return (stream) => createFromReadableStream(stream, { serverConsumerManifest: { moduleMap, serverModuleMap: null, moduleLoading: null } });
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const isElement = (value: unknown): value is FlightElement => isObject(value) && typeof value.$$typeof === 'symbol' && 'props' in value;
const isLazy = (value: unknown): value is { _payload: unknown; [lazyInit]: (payload: unknown) => unknown } =>
  isObject(value) && typeof value[lazyInit] === 'function';
const isAsyncIterable = (value: object): value is AsyncIterable<unknown> => Symbol.asyncIterator in value;
const isThenable = (value: unknown): value is PromiseLike<unknown> => isObject(value) && typeof value.then === 'function';

/** Resolves a promise or a lazy element of flight data. */
async function settle(value: unknown): Promise<unknown> {
  if (isThenable(value)) return settle(await value);
  if (!isLazy(value)) return value;
  const { _payload: payload } = value;
  return settle(isThenable(payload) ? await payload : value[lazyInit](payload));
}

/** Calls back with each element, the outer one first, in the order of the document. */
async function walk(value: unknown, onElement: (element: FlightElement) => void): Promise<void> {
  const settled = await settle(value);
  if (!isObject(settled)) return;
  if (isElement(settled)) onElement(settled);
  if (isAsyncIterable(settled)) for await (const part of settled) await walk(part, onElement);
  else if (settled instanceof Map) await walk([...settled.values()], onElement);
  else for (const part of Object.values(isElement(settled) ? settled.props : settled)) await walk(part, onElement);
}

/**
 * A property as JSON. An element becomes `{ $: [type, key, properties] }`, a fragment has the type `null`. Throws for
 * values that the browser cannot recreate.
 */
async function toJson(value: unknown): Promise<unknown> {
  const settled = await settle(value);
  if (Array.isArray(settled)) return Promise.all(settled.map(toJson));
  if (!isObject(settled)) {
    if (typeof settled === 'function' || typeof settled === 'symbol') throw new Error('a property of an island is a function');
    return settled;
  }
  if (!isElement(settled))
    return Object.fromEntries(await Promise.all(Object.entries(settled).map(async ([name, part]) => [name, await toJson(part)])));
  const type = settled.type === Symbol.for('react.fragment') ? null : settled.type;
  if (type !== null && typeof type !== 'string') throw new Error('a property of an island has a client component');
  return { $: [type, settled.key, await toJson(settled.props)] };
}

/** The part of a page that the browser hydrates: an element with `data-island`, and the properties of the component in it as JSON. */
export type Island = { name: string; props: unknown };

let read: Reader | undefined;

/** The islands of a page in the order of its document, from its flight data. */
export async function readIslands(flight: string): Promise<Island[]> {
  read ??= loadReader();
  const found: { name: string; child: unknown }[] = [];
  await walk(await read(new Blob([flight]).stream()), ({ type, props }) => {
    if (typeof type === 'string' && typeof props[islandAttribute] === 'string') found.push({ name: props[islandAttribute], child: props.children });
  });
  return Promise.all(
    found.map(async ({ name, child }) => {
      const component = await settle(child);
      if (!isElement(component)) throw new Error(`The island ${name} is not one component`);
      return { name, props: await toJson(component.props) };
    }),
  );
}
