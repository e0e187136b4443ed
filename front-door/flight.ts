const lengthPrefixed = new Set([...'TAOobUSsLlGgMmV'].map((tag) => tag.charCodeAt(0)));
const [colon, comma, newline] = [0x3a, 0x2c, 0x0a];

type Row = { head: Buffer; prefixed: boolean; body: Buffer };

/** Rows of React's flight stream: `id:json⏎`, or with a length in bytes `id:T1f,text` (see ReactFlightClient). */
function* rows(stream: Buffer): Generator<Row> {
  for (let at = 0; at < stream.length; ) {
    const tag = stream.indexOf(colon, at) + 1;
    const prefixed = lengthPrefixed.has(stream[tag] ?? 0);
    const start = prefixed ? stream.indexOf(comma, tag) + 1 : tag;
    const end = prefixed ? start + Number.parseInt(stream.toString('latin1', tag + 1, start - 1), 16) : stream.indexOf(newline, start) + 1;
    if (tag === 0 || start === 0 || !(end > start - 1) || end > stream.length) throw new Error(`Flight stream cannot be read at byte ${at}`);
    yield { head: stream.subarray(at, prefixed ? tag + 1 : tag), prefixed, body: stream.subarray(start, end) };
    at = end;
  }
}

/** Replaces text in a flight stream and corrects the lengths in its rows. Throws if the stream cannot be parsed. */
export function replaceInFlight(stream: Buffer, replace: (text: string) => string): Buffer {
  const parts = [...rows(stream)].flatMap(({ head, prefixed, body }) => {
    if (prefixed && head.at(-1) !== 0x54) return [head, Buffer.from(`${body.length.toString(16)},`), body];
    const text = Buffer.from(replace(body.toString()));
    return prefixed ? [head, Buffer.from(`${text.length.toString(16)},`), text] : [head, text];
  });
  return Buffer.concat(parts);
}
