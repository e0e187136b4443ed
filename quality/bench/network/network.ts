import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { createSchedule, type Schedule } from './schedule.ts';

/** Bits per second to and from the visitor, and the round-trip time in ms. */
export type NetworkProfile = { name: string; down: number; up: number; roundTripMs: number };

export const networkProfiles: readonly NetworkProfile[] = [
  { name: '4G', down: 9_000_000, up: 3_000_000, roundTripMs: 60 },
  { name: 'bad 3G', down: 1_470_000, up: 750_000, roundTripMs: 150 },
];

/** Payload of a packet, its headers, and the packets that TCP sends before the first acknowledgement (RFC 6928). */
const segment = 1448;
const headers = 52;
const firstWindow = 10 * segment;
/** Bytes that a server may write ahead, as into its socket buffer. */
const buffered = 64 * 1024;

export type Network = {
  port: number;
  /** Bytes that arrived at the visitor so far. */
  receivedBytes: () => number;
  /** Closes all connections, as between two visits. */
  closeConnections: () => void;
  close: () => Promise<void>;
};

/** Time at which a packet that is sent now arrives: all connections of a direction share its rate. */
function createPipe(bitsPerSecond: number, delayMs: number): (bytes: number) => number {
  let freeAt = 0;
  return (bytes) => {
    freeAt = Math.max(performance.now(), freeAt) + ((bytes + headers) * 8000) / bitsPerSecond;
    return freeAt + delayMs;
  };
}

type Direction = { arrivalOf: (bytes: number) => number; schedule: Schedule; acknowledgeMs: number; count: (bytes: number) => void };

/**
 * Copies one socket to another through a direction of the network. The window of TCP starts with ten packets and grows by what is acknowledged (slow
 * start); packets are never lost.
 */
function forward(from: Socket, to: Socket, { arrivalOf, schedule, acknowledgeMs, count }: Direction, notBefore: number): void {
  const waiting: Buffer[] = [];
  let queued = 0;
  let underWay = 0;
  let window = firstWindow;
  let hasEnded = false;
  const arrive = (part: Buffer) => {
    count(part.length);
    if (!to.destroyed) to.write(part);
    schedule(performance.now() + acknowledgeMs, () => acknowledge(part.length));
  };
  const acknowledge = (bytes: number) => {
    underWay -= bytes;
    window += bytes;
    send();
  };
  const send = () => {
    for (let first = waiting[0]; first && underWay < window; first = waiting[0]) {
      const part = first.subarray(0, segment);
      if (part.length === first.length) waiting.shift();
      else waiting[0] = first.subarray(segment);
      queued -= part.length;
      underWay += part.length;
      schedule(arrivalOf(part.length), () => arrive(part));
    }
    if (queued < buffered && from.isPaused()) from.resume();
    if (hasEnded && waiting.length === 0 && underWay === 0) to.end();
  };
  from.on('data', (data: Buffer) => {
    waiting.push(data);
    queued += data.length;
    if (queued >= buffered) from.pause();
    if (performance.now() >= notBefore) send();
  });
  from.on('end', () => {
    hasEnded = true;
    send();
  });
  if (notBefore > 0) schedule(notBefore, send);
}

/**
 * Opens a network to a port of this machine: a proxy that models the rate of the network, its delay, the handshake of TCP and its slow start. Kernels
 * that have `tc netem` are not everywhere, and a model measures the same on each machine.
 */
export async function openNetwork({ down, up, roundTripMs }: NetworkProfile, target: number): Promise<Network> {
  const sockets = new Set<Socket>();
  const toVisitor = createPipe(down, roundTripMs / 2);
  const toServer = createPipe(up, roundTripMs / 2);
  const schedule = createSchedule();
  let receivedBytes = 0;
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (visitor) => {
    const host = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
    for (const [socket, other] of [
      [visitor, host],
      [host, visitor],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    const back = roundTripMs / 2;
    const handshaken = performance.now() + roundTripMs;
    forward(visitor, host, { arrivalOf: toServer, schedule, acknowledgeMs: back, count: () => {} }, handshaken);
    forward(host, visitor, { arrivalOf: toVisitor, schedule, acknowledgeMs: back, count: (bytes) => (receivedBytes += bytes) }, 0);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the network has no port');
  const closeConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  const close = async () => {
    closeConnections();
    server.close();
    await once(server, 'close');
  };
  return { port: address.port, receivedBytes: () => receivedBytes, closeConnections, close };
}
