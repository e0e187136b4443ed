import 'server-only';
import { presentBilingual } from '#lib/forms/present.ts';
import { fileSize } from '#lib/forms/file-rule.ts';
import type { FieldKind } from '#lib/forms/form-definition.ts';
import { maskNumbersIn } from '#lib/forms/mask.ts';
import { formById } from '#lib/forms/registry.ts';
import type { Lead } from '../../model.ts';
import type { Row } from './mail.ts';
import { defang } from './defang.ts';

/** `isAltered`: a text was shortened or defanged. */
export type VisitorCopy = { rows: Row[]; isAltered: boolean };

/** In characters: enough to recognize a value, too little for an advertisement. */
const maxTextLength = 160;

const choiceKinds: readonly FieldKind[] = ['choice', 'choices', 'state', 'flag'];
const sourceFields = ['sourcePage', 'source_page'];

function shorten(text: string): string {
  const characters = Array.from(text);
  return characters.length > maxTextLength ? `${characters.slice(0, maxTextLength).join('').trimEnd()}…` : text;
}

/** Text that may be mailed to an unverified address: short, without links, with masked numbers. */
export const safeText = (text: string): string => shorten(defang(maskNumbersIn(text)));

const safeName = (name: string): string => safeText(name.slice(0, name.lastIndexOf('.'))) + name.slice(name.lastIndexOf('.'));

/** The values of a lead for the visitor mail. The address is unverified, so text must carry no advertisement; `address` itself stays as it is. */
export function visitorCopy(lead: Lead, address: string, filesLabel: string): VisitorCopy {
  const fields = new Map(formById(lead.form).fields.map((field) => [field.name, field]));
  const typed = presentBilingual(lead, [lead.locale, 'en'], { mask: 'visitor' }).flatMap(({ field: name, label, value }) => {
    const field = fields.get(name);
    if (!field || field.implicit || sourceFields.includes(name)) return [];
    const isFromSite = choiceKinds.includes(field.kind) || value === address;
    return [{ label, value: isFromSite ? value : safeText(value), isAltered: !isFromSite && safeText(value) !== maskNumbersIn(value) }];
  });
  const names = (lead.files ?? []).map(({ name, size }) => `${safeName(name)} (${fileSize(size)})`);
  return {
    rows: [...typed.map(({ label, value }) => ({ label, value })), ...(names.length > 0 ? [{ label: filesLabel, value: names.join('\n') }] : [])],
    isAltered: typed.some(({ isAltered }) => isAltered),
  };
}
