import 'server-only';
import type { FileType } from './file-type.ts';

const longest = 100;
// Marks that turn the reading direction make `annexgpj.exe` read `annexexe.jpg`.
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]+/gu;
const unsafe = /[<>:"|?*%]+/g;
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

const endings: Record<FileType, RegExp> = { pdf: /^pdf$/i, jpg: /^jpe?g$/i, png: /^png$/i, doc: /^doc$/i, docx: /^docx$/i };

/**
 * A visitor's file name as it may be shown and written to a disk: no folders, nothing unseen, not too long, and with the
 * ending of what the file is.
 */
export function cleanName(given: string, type: FileType): string {
  const base = given.toWellFormed().normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const visible = base.replace(unseen, '').replace(unsafe, '_').replace(/\s+/gu, ' ').trim();
  const dot = visible.lastIndexOf('.');
  const ending = dot > 0 ? visible.slice(dot + 1) : '';
  const stem = (dot > 0 ? visible.slice(0, dot) : visible).replace(/^[.\s]+|[.\s]+$/g, '');
  const short = Array.from(stem).slice(0, longest).join('').trimEnd();
  const name = short === '' || reserved.test(short) ? `document${short && `-${short}`}` : short;
  return `${name}.${endings[type].test(ending) ? ending.toLowerCase() : type}`;
}

/** Whether a name may have any such ending: those of what may be sent, or none. */
export function hasFairEnding(given: string): boolean {
  const ending = /\.([^.\\/\s]*)\s*$/.exec(given.replace(unseen, ''))?.[1];
  return ending === undefined || Object.values(endings).some((pattern) => pattern.test(ending));
}
