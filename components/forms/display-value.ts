import { regionalLocale } from '#lib/i18n/regional-locale.ts';
import { isLocale } from '#lib/i18n/routing.ts';
import type { Control } from './form-controls.ts';

function displayMoment({ type, valueAsDate }: HTMLInputElement): string {
  const { lang } = document.documentElement;
  const style = type === 'date' ? ({ dateStyle: 'long' } as const) : ({ timeStyle: 'short' } as const);
  return valueAsDate ? new Intl.DateTimeFormat(isLocale(lang) ? regionalLocale(lang) : lang, { ...style, timeZone: 'UTC' }).format(valueAsDate) : '';
}

export function displayValue(control: Control | undefined, label: string): string {
  if (!control) return '';
  if (control instanceof HTMLSelectElement) return control.value === '' ? '' : (control.selectedOptions[0]?.text ?? '');
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked ? `✓ ${label}` : '';
  if (control instanceof HTMLInputElement && control.files) return [...control.files].map(({ name }) => name).join('\n');
  if (control instanceof HTMLInputElement && (control.type === 'date' || control.type === 'time')) return displayMoment(control);
  return control.value.trim();
}
