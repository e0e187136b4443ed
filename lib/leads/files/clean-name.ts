import 'server-only';
import type { FileType } from './file-type.ts';

const longest = 100;
// Marks that turn the reading direction make `annexgpj.exe` read `annexexe.jpg`.
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]+/gu;
const unsafe = /[<>:"|?*%]+/g;
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

const endings: Record<FileType, RegExp> = { pdf: /^pdf$/i, jpg: /^jpe?g$/i, png: /^png$/i, doc: /^doc$/i, docx: /^docx$/i, txt: /^txt$/i };

/** The last part of a name, without what cannot be seen or written, and not too long; its ending apart. */
function partsOf(given: string): { stem: string; ending: string } {
  const base = given.toWellFormed().normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const visible = base.replace(unseen, '').replace(unsafe, '_').replace(/\s+/gu, ' ').trim();
  const dot = visible.lastIndexOf('.');
  const stem = (dot > 0 ? visible.slice(0, dot) : visible).replace(/^[.\s]+|[.\s]+$/g, '');
  return { stem: Array.from(stem).slice(0, longest).join('').trimEnd(), ending: dot > 0 ? visible.slice(dot + 1) : '' };
}

/**
 * A visitor's file name as it may be shown and written to a disk: no folders, nothing unseen, not too long, and with the
 * ending of what the file is.
 */
export function cleanName(given: string, type: FileType): string {
  const { stem, ending } = partsOf(given);
  const name = stem === '' || reserved.test(stem) ? `document${stem && `-${stem}`}` : stem;
  return `${name}.${endings[type].test(ending) ? ending.toLowerCase() : type}`;
}

/** The name of a file that was refused, as the visitor may know it again. */
export function shownName(given: string): string {
  const { stem, ending } = partsOf(given);
  return [stem || 'document', ending.slice(0, 10)].filter(Boolean).join('.');
}

/** Whether a name has one of these endings, or none at all. */
export function hasFairEnding(given: string, fair: readonly string[]): boolean {
  const ending = /\.([^.\\/\s]*)\s*$/.exec(given.replace(unseen, ''))?.[1];
  return ending === undefined || fair.includes(ending.toLowerCase());
}
