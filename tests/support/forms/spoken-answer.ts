import { messagesFor } from '#lib/i18n/messages.ts';
import type { Filled } from './form-answers.ts';
import type { TableField } from './form-table.ts';

const lists: Readonly<Record<string, Readonly<Record<string, string>>>> = messagesFor('en').forms.options;
/** Lists that several fields share, or that have a name of their own. */
const listOf: Readonly<Record<string, string>> = { currentCarrier: 'currentInsurance', needsSR22: 'yesNo' };

function wordOf(name: string, value: string): string {
  if (/^\d{3,}/.test(value) && !(name in lists)) return `$${Number(value.split('/')[0]).toLocaleString('en-US')}`;
  const key = value.replaceAll('.', '_');
  return lists[listOf[name] ?? name]?.[key] ?? Object.values(lists).flatMap((list) => list[key] ?? [])[0] ?? value;
}

/** An answer as staff read it in a mail: choices by their words, numbers, days and times the American way, secrets by their last four. */
export function spokenAnswer({ kind, name }: TableField, value: Filled[string] | undefined): string {
  if (value === true) return ': Yes';
  const text = String(value);
  switch (kind) {
    case 'choice':
    case 'choices':
    case 'state':
      return [value]
        .flat()
        .map((one) => wordOf(name, String(one)))
        .join(', ');
    case 'phone':
      return `(305) 555-${text.slice(-4)}`;
    case 'ein':
    case 'license':
    case 'vins':
      return `•${text.slice(-4)}`;
    case 'date':
      return `: ${new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(text))}`;
    case 'time':
      return `: ${Number(text.slice(0, 2)) % 12 || 12}:${text.slice(3, 5)} ${Number(text.slice(0, 2)) < 12 ? 'AM' : 'PM'}`;
    case 'number':
      return Number(text).toLocaleString('en-US');
    default:
      return `: ${text.replaceAll('\n', '\n    ')}`;
  }
}
