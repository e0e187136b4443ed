import 'server-only';
import { connect, type Socket } from 'node:net';
import { config } from '#lib/config.ts';
import { log } from '#lib/log.ts';
import { errorLabel } from '#lib/error-code.ts';
import type { ScanState } from '../model.ts';
import type { ByteSource } from './byte-source.ts';

const pieceBytes = 131_072;
/** The scanner is silent while it thinks; longer than this it has failed. */
const silenceMs = 30_000;
const answerLimit = 4096;

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

function written(socket: Socket, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('close', reject);
    socket.write(bytes, (error) => {
      socket.off('close', reject);
      if (error) reject(error);
      else resolve();
    });
  });
}

async function feed(socket: Socket, source: ByteSource): Promise<void> {
  await written(socket, Buffer.from('zINSTREAM\0'));
  for (let at = 0; at < source.size; at += pieceBytes) {
    const bytes = await source.read(at, at + pieceBytes);
    await written(socket, Buffer.concat([lengthOf(bytes.length), bytes]));
  }
  await written(socket, lengthOf(0));
}

/** Sends a file to clamd (INSTREAM) and resolves with its answer. Rejects when there is none. */
async function askClamd(address: string, source: ByteSource): Promise<string> {
  const colon = address.lastIndexOf(':');
  const socket = connect({ host: address.slice(0, colon), port: Number(address.slice(colon + 1)) });
  try {
    return await new Promise<string>((resolve, reject) => {
      let answer = '';
      socket.setTimeout(silenceMs, () => socket.destroy(new Error('no answer')));
      socket.on('error', reject);
      socket.on('data', (data) => {
        answer += data.toString('latin1');
        const end = answer.indexOf('\0');
        if (end >= 0) resolve(answer.slice(0, end));
        else if (answer.length > answerLimit) reject(new Error('an answer without an end'));
      });
      socket.on('close', () => reject(new Error('closed without an answer')));
      // Of a file that is too long clamd says so and hangs up: what counts is its answer, not that it stopped listening.
      socket.once('connect', () => void feed(socket, source).catch(() => undefined));
    });
  } finally {
    socket.destroy();
  }
}

/** What the scanner says of a file. A scanner that is down or does not know costs no request: the file is kept aside. */
export async function scanFile(source: ByteSource, address = config().clamav): Promise<ScanState> {
  if (!address) return 'off';
  try {
    const answer = await askClamd(address, source);
    if (/^stream: OK$/.test(answer)) return 'clean';
    if (/^stream: .+ FOUND$/.test(answer)) {
      log.warn({ event: 'file_infected', signature: answer.slice(8, -6).slice(0, 100) });
      return 'infected';
    }
    log.error({ event: 'scan_failed', answer: answer.slice(0, 100) });
  } catch (error) {
    log.error({ event: 'scan_failed', error: errorLabel(error) });
  }
  return 'unscanned';
}
