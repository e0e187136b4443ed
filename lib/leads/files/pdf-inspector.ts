import 'server-only';
import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import type { ActiveContent } from '../active-content.ts';
import type { ByteSource } from './byte-source.ts';

const decompress = promisify(inflate);
const lookAheadCharacters = 512;
const maxStreams = 1_000;
const maxStreamBytes = 4 * 1_048_576;
const maxDecompressedBytes = 64 * 1_048_576;
const stepBytes = 65_536;

const kindOf: Readonly<Record<string, ActiveContent>> = {
  JavaScript: 'scripts',
  Launch: 'launch',
  OpenAction: 'open_action',
  EmbeddedFile: 'embedded',
  EmbeddedFiles: 'embedded',
  FileAttachment: 'embedded',
  RichMedia: 'embedded',
  Encrypt: 'encrypted',
};
const objectStream = 'ObjStm';

/** Each character of a PDF name may be written as `#` and two hexadecimal digits. */
function patternOf(name: string): string {
  const characters = Array.from(name, (character) => {
    const hex = Array.from(character.charCodeAt(0).toString(16), (digit) => (/[a-f]/.test(digit) ? `[${digit}${digit.toUpperCase()}]` : digit));
    return `(?:${character}|#${hex.join('')})`;
  });
  return `(?<${name}>${characters.join('')})`;
}

const names = new RegExp(`/(?:${[...Object.keys(kindOf), objectStream].map(patternOf).join('|')})(?![\\w#.-])`, 'g');
/** An open action that only goes to a page of the document is harmless. */
const opensPage = /^\s*(?:\[|<<[^>]{0,200}\/S\s*\/GoTo(?![\w#]))/;

type Found = { kinds: Set<ActiveContent>; streamOffsets: number[] };

/** Searches a text for names that begin before `end`; the text after `end` is used only as look-ahead. */
function search(text: string, offset: number, end: number, { kinds, streamOffsets }: Found): void {
  for (const match of text.matchAll(names)) {
    if (match.index >= end) return;
    const name = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined)?.[0];
    if (name === objectStream) streamOffsets.push(offset + match.index);
    else if (name === 'OpenAction' && opensPage.test(text.slice(match.index + match[0].length, match.index + lookAheadCharacters))) continue;
    else if (name !== undefined && kindOf[name]) kinds.add(kindOf[name]);
  }
}

async function readStream(source: ByteSource, from: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (let at = from; at < Math.min(source.size, from + maxStreamBytes); at += stepBytes) {
    // `endstream` may cross the end of a step.
    const part = await source.read(at, at + stepBytes + 9);
    const end = part.indexOf('endstream');
    parts.push(part.subarray(0, end < 0 ? stepBytes : end));
    if (end >= 0) break;
  }
  return Buffer.concat(parts);
}

async function readObjectStream(source: ByteSource, at: number, maxBytes: number): Promise<Buffer | undefined> {
  const from = Math.max(0, at - 2_048);
  const text = (await source.read(from, at + 4_096)).toString('latin1');
  const begin = /stream\r?\n/.exec(text.slice(at - from));
  if (!begin) return undefined;
  const dictionary = text.slice(text.lastIndexOf('obj', at - from), at - from + begin.index);
  const filters = dictionary.match(/\/\w*(?:#\w\w\w*)*Decode\b/g) ?? [];
  const data = await readStream(source, at + begin.index + begin[0].length);
  if (filters.length === 0) return data;
  if (filters.join() !== '/FlateDecode') return undefined;
  return decompress(data, { maxOutputLength: maxBytes, finishFlush: constants.Z_SYNC_FLUSH }).catch(() => undefined);
}

/** Searches a PDF, chunk by chunk, for actions, scripts and embedded files, also in compressed object streams. */
export function createPdfInspector() {
  const found: Found = { kinds: new Set(), streamOffsets: [] };
  let text = '';
  let offset = 0;
  return {
    add(chunk: Buffer): void {
      text += chunk.toString('latin1');
      const end = Math.max(0, text.length - lookAheadCharacters);
      search(text, offset, end, found);
      offset += end;
      text = text.slice(end);
    },
    async found(source: ByteSource): Promise<ActiveContent[]> {
      search(text, offset, text.length, found);
      const { kinds, streamOffsets } = found;
      if (kinds.has('encrypted')) return [...kinds];
      let leftBytes = maxDecompressedBytes;
      for (const at of streamOffsets.slice(0, maxStreams)) {
        const objects = leftBytes > 0 ? await readObjectStream(source, at, leftBytes) : undefined;
        if (!objects) kinds.add('unreadable');
        else search(objects.toString('latin1'), 0, objects.length, { kinds, streamOffsets: [] });
        leftBytes -= objects?.length ?? 0;
      }
      if (streamOffsets.length > maxStreams) kinds.add('unreadable');
      return [...kinds];
    },
  };
}
