import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/messages.ts';
import { fileLimits, type FileRule, fileSize } from './file-rule.ts';

export const fileProblemCodes = [
  'file_empty',
  'file_type',
  'file_unsafe',
  'file_too_large',
  'too_many_files',
  'files_too_large',
  'file_infected',
  'file_gone',
] as const;
export type FileProblem = (typeof fileProblemCodes)[number];

const tooLargeCodes: readonly string[] = ['file_too_large', 'files_too_large', 'too_many_files'] satisfies FileProblem[];

/** Whether a post with this problem is refused with 413. */
export const isTooLarge = (code: string): boolean => tooLargeCodes.includes(code);

export function fileWords({ extensions, maxFiles }: FileRule, locale: Locale) {
  const kinds = extensions.filter((extension) => extension !== 'jpeg').map((extension) => extension.toUpperCase());
  const list = (type: 'conjunction' | 'disjunction') => new Intl.ListFormat(locale, { type }).format(kinds);
  const limits = { fileSize: fileSize(fileLimits.fileBytes), totalSize: fileSize(fileLimits.totalBytes), maxFiles };
  const t = translator(locale, 'portal.documents');
  return {
    problem: (code: FileProblem, name: string): string => t(`problems.${code}`, { name, types: list('conjunction'), ...limits }),
    singleFile: (): string => translator(locale, 'forms.form')('oneFile', { types: list('disjunction'), fileSize: limits.fileSize }),
  };
}
