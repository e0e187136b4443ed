import { messagesFor } from '#lib/i18n/messages.ts';
import type { FormValues } from './form-values.ts';
import type { TableField } from './form-table.ts';

const lists: Readonly<Record<string, Readonly<Record<string, string>>>> = messagesFor('en').forms.options;
/** Fields whose list of choices has another name. */
const listOf: Readonly<Record<string, string>> = { currentCarrier: 'currentInsurance', needsSR22: 'yesNo' };

function wordOf(name: string, value: string): string {
  if (/^\d{3,}/.test(value) && !(name in lists)) return `$${Number(value.split('/')[0]).toLocaleString('en-US')}`;
  const key = value.replaceAll('.', '_');
  return lists[listOf[name] ?? name]?.[key] ?? Object.values(lists).flatMap((list) => list[key] ?? [])[0] ?? value;
}

/** A value as the staff mail shows it: words of choices, American formats, secrets by their last four characters. */
export function displayedValue({ kind, name }: TableField, value: FormValues[string] | undefined): string {
  if (value === true) return ': Yes';
  const text = String(value);
  switch (kind) {
    case 'choice':
    case 'choices':
    case 'state':
      return [value]
        .flat()
        .map((choice) => wordOf(name, String(choice)))
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
