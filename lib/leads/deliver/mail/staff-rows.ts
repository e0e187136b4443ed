import 'server-only';
import { acordList } from '#lib/forms/acord.ts';
import { presentBilingual, type PresentedValue } from '#lib/forms/present.ts';
import { typedPhoneLink } from '#lib/forms/phone-number.ts';
import { formById } from '#lib/forms/registry.ts';
import type { Lead } from '../../model.ts';
import type { Block, Row } from './mail.ts';
import { defang } from './defang.ts';

const sourceFields = ['sourcePage', 'source_page'];

function withCalls(rows: readonly PresentedValue[], { form, values }: Lead): Row[] {
  const { fields } = formById(form);
  return rows.map((row) => {
    const isPhone = fields.some(({ name, kind }) => name === row.field && kind === 'phone');
    const call = isPhone ? typedPhoneLink(String(values[row.field])) : undefined;
    return call ? { ...row, call } : row;
  });
}

/** Every value in English, terms also in the visitor's language. An address that is no page of the site is shown without a link. */
export function staffRows(lead: Lead): Row[] {
  const rows = presentBilingual(lead, ['en', lead.locale], { mask: true })
    .filter(({ field }) => !sourceFields.includes(field) || lead.consent.page === '')
    .map((row) => (sourceFields.includes(row.field) ? { ...row, value: defang(row.value) } : row));
  return withCalls(rows, lead);
}

export function acordBlocks(lead: Lead): Block[] {
  const list = acordList(lead);
  if (!list) return [];
  return [
    { kind: 'heading', text: 'Where the answers belong on the ACORD applications' },
    { kind: 'text', text: `${list.forms.join(', ')}. Left: the element of the application; right: the answers above.` },
    { kind: 'rows', rows: list.rows },
  ];
}
