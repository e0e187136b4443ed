import type { Locale } from '../i18n/routing.ts';
import { translator } from '../i18n/translator.ts';
import { type FileRule, fileLimits } from './file-rule.ts';
import { fileSize } from './file-size.ts';

export const fileProblems = [
  'file_empty',
  'file_type',
  'file_unsafe',
  'file_too_large',
  'too_many_files',
  'files_too_large',
  'file_infected',
  'file_gone',
] as const;
export type FileProblem = (typeof fileProblems)[number];

/** Texts about files in one language. `jpeg` is not listed beside `jpg`. */
export function fileWords({ endings, most }: FileRule, locale: Locale) {
  const kinds = endings.filter((ending) => ending !== 'jpeg').map((ending) => ending.toUpperCase());
  const list = (type: 'conjunction' | 'disjunction') => new Intl.ListFormat(locale, { type }).format(kinds);
  const limits = { fileSize: fileSize(fileLimits.fileBytes), totalSize: fileSize(fileLimits.totalBytes), mostFiles: most };
  const t = translator(locale, 'portal.documents');
  return {
    problem: (code: FileProblem, name: string): string => t(`problems.${code}`, { name, types: list('conjunction'), ...limits }),
    one: (): string => translator(locale, 'forms.form')('oneFile', { types: list('disjunction'), fileSize: limits.fileSize }),
  };
}
