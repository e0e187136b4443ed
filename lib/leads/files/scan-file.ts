import 'server-only';
import { connect, type Socket } from 'node:net';
import { config } from '#lib/config.ts';
import { log } from '#lib/log.ts';
import { errorLabel } from '#lib/error-code.ts';
import type { ScanState } from '../model.ts';
import type { ByteSource } from './byte-source.ts';

const chunkBytes = 131_072;
/** The scanner sends nothing while it works. */
const timeoutMs = 30_000;
const maxReplyCharacters = 4096;

function lengthPrefix(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

function write(socket: Socket, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('close', reject);
    socket.write(bytes, (error) => {
      socket.off('close', reject);
      if (error) reject(error);
      else resolve();
    });
  });
}

async function sendBytes(socket: Socket, source: ByteSource): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'));
  for (let at = 0; at < source.size; at += chunkBytes) {
    const bytes = await source.read(at, at + chunkBytes);
    await write(socket, Buffer.concat([lengthPrefix(bytes.length), bytes]));
  }
  await write(socket, lengthPrefix(0));
}

async function askClamd(address: string, source: ByteSource): Promise<string> {
  const colon = address.lastIndexOf(':');
  const socket = connect({ host: address.slice(0, colon), port: Number(address.slice(colon + 1)) });
  try {
    return await new Promise<string>((resolve, reject) => {
      let reply = '';
      socket.setTimeout(timeoutMs, () => socket.destroy(new Error('no reply')));
      socket.on('error', reject);
      socket.on('data', (data) => {
        reply += data.toString('latin1');
        const end = reply.indexOf('\0');
        if (end >= 0) resolve(reply.slice(0, end));
        else if (reply.length > maxReplyCharacters) reject(new Error('a reply without an end'));
      });
      socket.on('close', () => reject(new Error('closed without a reply')));
      // clamd replies to a file over its limit and closes the connection while we still send: only the reply counts.
      socket.once('connect', () => void sendBytes(socket, source).catch(() => undefined));
    });
  } finally {
    socket.destroy();
  }
}

/** Scans a file. `unscanned` when the scanner is down or fails, so that no lead is lost. */
export async function scanFile(source: ByteSource, address = config().clamav): Promise<ScanState> {
  if (!address) return 'off';
  try {
    const reply = await askClamd(address, source);
    if (/^stream: OK$/.test(reply)) return 'clean';
    if (/^stream: .+ FOUND$/.test(reply)) {
      log.warn({ event: 'file_infected', signature: reply.slice(8, -6).slice(0, 100) });
      return 'infected';
    }
    log.error({ event: 'scan_failed', reply: reply.slice(0, 100) });
  } catch (error) {
    log.error({ event: 'scan_failed', error: errorLabel(error) });
  }
  return 'unscanned';
}
