import 'server-only';
import type { RestoredForm } from '#components/forms/form-view.ts';
import { makeFormView } from '#components/forms/make-form-view.ts';
import { documentsForm } from '#lib/forms/documents.ts';
import { acceptOf, fileLimits, fileSize } from '#lib/forms/file-rule.ts';
import { fileProblemCodes, fileWords } from '#lib/forms/file-words.ts';
import { decimalSign, type Locale } from '#lib/i18n/routing.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import type { DocumentsView } from './documents-view.ts';

function withLimits<T extends object>(words: T): T {
  const figures: Readonly<Record<string, string>> = {
    fileSize: fileSize(fileLimits.fileBytes),
    totalSize: fileSize(fileLimits.totalBytes),
    maxFiles: String(fileLimits.files),
  };
  return JSON.parse(JSON.stringify(words).replace(/\{(fileSize|totalSize|maxFiles)\}/g, (whole, name: string) => figures[name] ?? whole));
}

/** The form for documents in one language; `restored`: the values of a refused post without JavaScript. */
export function makeDocumentsView(locale: Locale, restored?: RestoredForm): DocumentsView {
  const texts = fileWords(documentsForm.files, locale);
  const problems = Object.fromEntries(fileProblemCodes.map((code) => [code, texts.problem(code, '{name}')]));
  return {
    form: makeFormView(documentsForm, locale, restored),
    words: { ...withLimits(messagesFor(locale).portal.documents), problems },
    limits: fileLimits,
    accept: acceptOf(documentsForm.files),
    decimalSign: decimalSign(locale),
  };
}
