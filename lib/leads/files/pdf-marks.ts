import 'server-only';
import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import type { ActiveContent } from './active-content.ts';
import type { ByteSource } from './byte-source.ts';

const unpack = promisify(inflate);
const reach = 512;
const mostStreams = 1_000;
const mostPackedBytes = 4 * 1_048_576;
const mostUnpackedBytes = 64 * 1_048_576;
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

/** Each sign of a name may be written as `#` and two hexadecimal digits. */
function patternOf(name: string): string {
  const signs = Array.from(name, (sign) => {
    const hex = Array.from(sign.charCodeAt(0).toString(16), (digit) => (/[a-f]/.test(digit) ? `[${digit}${digit.toUpperCase()}]` : digit));
    return `(?:${sign}|#${hex.join('')})`;
  });
  return `(?<${name}>${signs.join('')})`;
}

const names = new RegExp(`/(?:${[...Object.keys(kindOf), objectStream].map(patternOf).join('|')})(?![\\w#.-])`, 'g');
/** A document that opens at one of its pages does nothing else. */
const opensPage = /^\s*(?:\[|<<[^>]{0,200}\/S\s*\/GoTo(?![\w#]))/;

type Found = { kinds: Set<ActiveContent>; streamsAt: number[] };

/** Looks for the names in a text up to `end`; what stands behind it is only looked ahead at. */
function look(text: string, offset: number, end: number, { kinds, streamsAt }: Found): void {
  for (const match of text.matchAll(names)) {
    if (match.index >= end) return;
    const name = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined)?.[0];
    if (name === objectStream) streamsAt.push(offset + match.index);
    else if (name === 'OpenAction' && opensPage.test(text.slice(match.index + match[0].length, match.index + reach))) continue;
    else if (name !== undefined && kindOf[name]) kinds.add(kindOf[name]);
  }
}

async function dataOf(source: ByteSource, from: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (let at = from; at < Math.min(source.size, from + mostPackedBytes); at += stepBytes) {
    // The mark may lie over the end of a step.
    const part = await source.read(at, at + stepBytes + 9);
    const end = part.indexOf('endstream');
    parts.push(part.subarray(0, end < 0 ? stepBytes : end));
    if (end >= 0) break;
  }
  return Buffer.concat(parts);
}

/** The objects that are packed into one stream; undefined where they cannot be unpacked. */
async function objectsOf(source: ByteSource, at: number, mostBytes: number): Promise<Buffer | undefined> {
  const from = Math.max(0, at - 2_048);
  const text = (await source.read(from, at + 4_096)).toString('latin1');
  const begin = /stream\r?\n/.exec(text.slice(at - from));
  if (!begin) return undefined;
  const dictionary = text.slice(text.lastIndexOf('obj', at - from), at - from + begin.index);
  const filters = dictionary.match(/\/\w*(?:#\w\w\w*)*Decode\b/g) ?? [];
  const data = await dataOf(source, at + begin.index + begin[0].length);
  if (filters.length === 0) return data;
  if (filters.join() !== '/FlateDecode') return undefined;
  return unpack(data, { maxOutputLength: mostBytes, finishFlush: constants.Z_SYNC_FLUSH }).catch(() => undefined);
}

/** Watches the pieces of a PDF go by for names that stand for actions, scripts and embedded files, also inside its packed objects. */
export function watchPdf() {
  const found: Found = { kinds: new Set(), streamsAt: [] };
  let text = '';
  let offset = 0;
  return {
    next(piece: Buffer): void {
      text += piece.toString('latin1');
      const end = Math.max(0, text.length - reach);
      look(text, offset, end, found);
      offset += end;
      text = text.slice(end);
    },
    async found(source: ByteSource): Promise<ActiveContent[]> {
      look(text, offset, text.length, found);
      const { kinds, streamsAt } = found;
      if (kinds.has('encrypted')) return [...kinds];
      let left = mostUnpackedBytes;
      for (const at of streamsAt.slice(0, mostStreams)) {
        const objects = left > 0 ? await objectsOf(source, at, left) : undefined;
        if (!objects) kinds.add('unreadable');
        else look(objects.toString('latin1'), 0, objects.length, { kinds, streamsAt: [] });
        left -= objects?.length ?? 0;
      }
      if (streamsAt.length > mostStreams) kinds.add('unreadable');
      return [...kinds];
    },
  };
}
