import { createTranslator } from 'use-intl/core';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { type Locale, regionalLocale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { downloadsAsOf, type PdfId } from '#lib/site/downloads.ts';
import { displayPhone } from '#lib/site/phone.ts';
import type { DocumentBlock, DocumentContent } from './content.ts';

type Part = {
  heading: string;
  text?: string;
  items?: Readonly<Record<string, string>>;
  checks?: Readonly<Record<string, { title: string; text: string }>>;
  rows?: Readonly<Record<string, { label: string; value: string }>>;
};
type DocumentWords = { title: string; subtitle: string; parts: Readonly<Record<string, Part>> };

const wordsIn = (locale: Locale): Readonly<Record<PdfId, DocumentWords>> => messagesFor(locale).downloads.documents;

/** Formats texts with the message arguments. */
export function formatterFor(locale: Locale): (text: string) => string {
  const values = messageArguments(locale);
  return (text) => createTranslator({ locale, messages: { text } })('text', values);
}

/** The content of a PDF download, with the agency's name and phone in the footer. */
export function downloadContent(id: PdfId, locale: Locale): DocumentContent {
  const format = formatterFor(locale);
  const words = wordsIn(locale)[id];
  const order = Object.keys(wordsIn('en')[id].parts);
  const blocks = order.flatMap((key): DocumentBlock[] => {
    const part = words.parts[key];
    if (!part) throw new Error(`Missing words: ${locale} downloads.documents.${id}.parts.${key}`);
    const { heading, text, items, checks, rows } = part;
    return [
      { kind: 'heading', text: format(heading) },
      ...(text ? [{ kind: 'text' as const, text: format(text) }] : []),
      ...(items ? [{ kind: 'list' as const, items: Object.values(items).map(format) }] : []),
      ...(checks
        ? [{ kind: 'checklist' as const, items: Object.values(checks).map((check) => ({ title: format(check.title), text: format(check.text) })) }]
        : []),
      ...(rows
        ? [{ kind: 'rows' as const, rows: Object.values(rows).map(({ label, value }) => ({ label: format(label), value: format(value) })) }]
        : []),
    ];
  });
  return {
    language: regionalLocale(locale),
    title: format(words.title),
    subtitle: format(words.subtitle),
    footer: `${agency.name} · ${displayPhone(agency.phone.e164)} · ${format(messagesFor(locale).downloads.footer)}`,
    madeAt: `${downloadsAsOf}T12:00:00Z`,
    blocks,
  };
}
