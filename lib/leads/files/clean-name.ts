import 'server-only';
import type { FileType } from '../file-type.ts';

const maxCharacters = 100;
// Includes direction marks, with which `annexgpj.exe` would read `annexexe.jpg`.
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]+/gu;
const unsafe = /[<>:"|?*%]+/g;
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

const extensions: Record<FileType, RegExp> = { pdf: /^pdf$/i, jpg: /^jpe?g$/i, png: /^png$/i, doc: /^doc$/i, docx: /^docx$/i, txt: /^txt$/i };

/** The last part of a path, shortened and without characters that are invisible or not allowed in file names. */
function splitName(name: string): { stem: string; extension: string } {
  const base = name.toWellFormed().normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const visible = base.replace(invisible, '').replace(unsafe, '_').replace(/\s+/gu, ' ').trim();
  const dot = visible.lastIndexOf('.');
  const stem = (dot > 0 ? visible.slice(0, dot) : visible).replace(/^[.\s]+|[.\s]+$/g, '');
  return { stem: Array.from(stem).slice(0, maxCharacters).join('').trimEnd(), extension: dot > 0 ? visible.slice(dot + 1) : '' };
}

/** A visitor's file name, safe to show and to write to a disk, with the extension of its type. */
export function cleanName(original: string, type: FileType): string {
  const { stem, extension } = splitName(original);
  const name = stem === '' || reserved.test(stem) ? `document${stem && `-${stem}`}` : stem;
  return `${name}.${extensions[type].test(extension) ? extension.toLowerCase() : type}`;
}

/** The name to show for a refused file, whose type is unknown. */
export function nameOfRefused(original: string): string {
  const { stem, extension } = splitName(original);
  return [stem || 'document', extension.slice(0, 10)].filter(Boolean).join('.');
}

/** True also without an extension: the content decides the type. */
export function hasAllowedExtension(name: string, allowed: readonly string[]): boolean {
  const extension = /\.([^.\\/\s]*)\s*$/.exec(name.replace(invisible, ''))?.[1];
  return extension === undefined || allowed.includes(extension.toLowerCase());
}
