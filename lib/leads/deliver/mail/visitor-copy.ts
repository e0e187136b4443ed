import 'server-only';
import { presentBilingual } from '#lib/forms/present-bilingual.ts';
import { fileSize } from '#lib/forms/file-size.ts';
import type { FieldKind } from '#lib/forms/field.ts';
import { maskNumbersIn } from '#lib/forms/mask.ts';
import { formById } from '#lib/forms/registry.ts';
import type { Lead } from '../../model.ts';
import type { Row } from './body.ts';
import { defang } from './defang.ts';

/** `isAltered`: a text is shorter, or an address in it is written otherwise, than the visitor typed it. */
export type VisitorCopy = { rows: Row[]; isAltered: boolean };

/** Longest typed text in characters: enough to recognise an answer, too little for an advertisement. */
const longestCopied = 160;

// The words of these are ours.
const chosen: readonly FieldKind[] = ['choice', 'choices', 'state', 'flag'];
const sourceFields = ['sourcePage', 'source_page'];

function shorten(text: string): string {
  const signs = Array.from(text);
  return signs.length > longestCopied ? `${signs.slice(0, longestCopied).join('').trimEnd()}…` : text;
}

/** Typed text as it may be mailed to an address that nobody has checked: short, without links, its numbers masked. */
export const safeText = (text: string): string => shorten(defang(maskNumbersIn(text)));

/** The ending is one that we gave it: no address ends in it. */
const safeName = (name: string): string => safeText(name.slice(0, name.lastIndexOf('.'))) + name.slice(name.lastIndexOf('.'));

/**
 * What was sent, for the visitor's own mail. The address may be a stranger's: typed text must carry no advertisement to it. `own` is that address,
 * which stays as it is; what programs added unasked is left out.
 */
export function visitorCopy(lead: Lead, own: string, filesLabel: string): VisitorCopy {
  const fields = new Map(formById(lead.form).fields.map((field) => [field.name, field]));
  const typed = presentBilingual(lead, [lead.locale, 'en'], { mask: 'visitor' }).flatMap(({ field: name, label, value }) => {
    const field = fields.get(name);
    if (!field || field.implicit || sourceFields.includes(name)) return [];
    const isOurs = chosen.includes(field.kind) || value === own;
    return [{ label, value: isOurs ? value : safeText(value), isAltered: !isOurs && safeText(value) !== maskNumbersIn(value) }];
  });
  const names = (lead.files ?? []).map(({ name, size }) => `${safeName(name)} (${fileSize(size)})`);
  return {
    rows: [...typed.map(({ label, value }) => ({ label, value })), ...(names.length > 0 ? [{ label: filesLabel, value: names.join('\n') }] : [])],
    isAltered: typed.some(({ isAltered }) => isAltered),
  };
}
