import { IncomingMessage } from 'node:http';

/**
 * A request whose body is read no faster than `waitMs` allows: it is told the bytes that arrived and answers how long to wait for more.
 * Next reads a body as fast as it arrives and keeps all of it in memory, so a handler cannot slow it down.
 */
export class PacedRequest extends IncomingMessage {
  #waitMs: ((bytes: number) => number) | undefined;
  #isWaiting = false;

  paceBody(waitMs: (bytes: number) => number): void {
    this.#waitMs = waitMs;
  }

  override push(chunk: unknown, encoding?: BufferEncoding): boolean {
    const mayGoOn = super.push(chunk, encoding);
    const waitMs = chunk instanceof Uint8Array ? (this.#waitMs?.(chunk.length) ?? 0) : 0;
    if (waitMs === 0) return mayGoOn;
    this.#isWaiting = true;
    setTimeout(() => {
      this.#isWaiting = false;
      super._read(this.readableHighWaterMark);
    }, waitMs);
    return false;
  }

  override _read(size: number): void {
    if (!this.#isWaiting) super._read(size);
  }
}
