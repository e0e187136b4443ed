/** The body of a request or response; undefined, with the rest left unread, when it has more than `limitBytes`. */
export async function readBytes({ headers, body }: Request | Response, limitBytes: number): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(headers.get('content-length') ?? 0) > limitBytes) return undefined;
  if (!body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let total = 0;
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    total += part.value.byteLength;
    if (total > limitBytes) {
      await reader.cancel().catch(() => {});
      return undefined;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks, total);
}
