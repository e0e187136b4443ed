import 'server-only';
import type { Config } from '#lib/config.ts';
import { languageEntry } from '#lib/site/site-languages.ts';

export type Row = { label: string; value: string; call?: string };

/** A block of a mail; the HTML part and the text part are rendered from the same blocks. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'subheading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; url: string }
  | { kind: 'steps'; items: readonly string[] }
  | { kind: 'rows'; rows: readonly Row[] };

type Body = { language: string; title: string; blocks: readonly Block[] };

export function hasMasked(rows: readonly Row[]): boolean {
  return rows.some(({ value }) => value.includes('••'));
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const controls = /[^\P{Cc}\t\n\r]/gu;

export function escapeHtml(text: string): string {
  return text
    .toWellFormed()
    .replace(controls, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

// No colors and no pictures: a mail program's dark mode then stays readable.
const font = 'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5';
const cell = 'padding:6px 12px 6px 0;border-bottom:1px solid gray;vertical-align:top;text-align:left';

function rowHtml({ label, value, call }: Row): string {
  const name = `<td dir="auto" style="${cell};width:40%"><strong>${escapeHtml(label)}</strong></td>`;
  const text = call ? `<a href="${escapeHtml(call)}">${escapeHtml(value)}</a>` : escapeHtml(value);
  return `<tr>${name}<td dir="auto" style="${cell};white-space:pre-line;overflow-wrap:anywhere">${text}</td></tr>`;
}

function blockHtml(part: Block): string {
  if (part.kind === 'heading') return `<h2 style="font-size:19px;margin:24px 0 8px">${escapeHtml(part.text)}</h2>`;
  if (part.kind === 'subheading') return `<h3 style="font-size:16px;margin:16px 0 4px">${escapeHtml(part.text)}</h3>`;
  if (part.kind === 'text') return `<p dir="auto" style="margin:0 0 12px">${escapeHtml(part.text)}</p>`;
  if (part.kind === 'link') return `<p style="margin:0 0 12px"><a href="${escapeHtml(part.url)}">${escapeHtml(part.text)}</a></p>`;
  if (part.kind === 'steps') {
    const items = part.items.map((item) => `<li style="margin:0 0 6px">${escapeHtml(item)}</li>`).join('');
    return `<ol style="margin:0 0 12px;padding-left:24px">${items}</ol>`;
  }
  const rows = part.rows.map(rowHtml).join('');
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;border-collapse:collapse;margin:0 0 12px">${rows}</table>`;
}

export function renderHtml({ language, title, blocks }: Body): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">`;
  const { direction } = languageEntry(language);
  const heading = `<h1 style="font-size:24px;margin:0 0 12px">${escapeHtml(title)}</h1>`;
  return [
    `<!doctype html><html lang="${escapeHtml(language)}" dir="${direction}"><head>${head}<title>${escapeHtml(title)}</title></head>`,
    `<body style="margin:0;padding:16px;${font}"><div lang="${escapeHtml(language)}" style="max-width:640px;margin:0 auto">`,
    heading,
    ...blocks.map(blockHtml),
    '</div></body></html>',
  ].join('\n');
}

function blockText(part: Block): string {
  if (part.kind === 'heading') return `\n${part.text}\n${'-'.repeat(Math.min(60, Array.from(part.text).length))}`;
  if (part.kind === 'subheading') return `\n${part.text}`;
  if (part.kind === 'text') return part.text;
  if (part.kind === 'link') return `${part.text}:\n${part.url}`;
  if (part.kind === 'steps') return part.items.map((item, index) => `${index + 1}. ${item}`).join('\n');
  return part.rows.map(({ label, value }) => `${label.replace(/\.$/, '')}: ${value.split(/\r\n|\r|\n/).join('\n    ')}`).join('\n');
}

export function renderText({ title, blocks }: Body): string {
  return `${[title, ...blocks.map(blockText)].join('\n').replaceAll('\0', '')}\n`;
}

/** Always a pair, never one string: a string is read as a list, so a comma in a name would add recipients. */
type Mailbox = { name: string; address: string };

export type Attachment = { filename: string; contentType: string; content: string | Buffer };

export type Mail = {
  from: Mailbox;
  to: Mailbox[];
  replyTo?: Mailbox;
  subject: string;
  text: string;
  html: string;
  /** The same at every attempt of a delivery, so that a second copy is recognized. */
  messageId: string;
  headers: Record<string, string>;
  attachments?: Attachment[];
};

export type MailSettings = Pick<Config, 'mailFrom' | 'staffEmails' | 'siteUrl'>;

export function messageId(deliveryId: string, mailFrom: string): string {
  return `<${deliveryId}@${mailFrom.slice(mailFrom.lastIndexOf('@') + 1)}>`;
}
