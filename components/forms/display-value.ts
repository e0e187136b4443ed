import { longDay } from '#lib/i18n/long-day.ts';
import { defaultLocale, isLocale } from '#lib/i18n/routing.ts';
import { siteLanguages } from '#lib/site/site-languages.ts';
import { timeOfDay } from '#lib/site/opening-words.ts';
import type { Control } from './form-controls.ts';

function displayMoment({ type, valueAsDate }: HTMLInputElement): string {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : defaultLocale;
  if (!valueAsDate) return '';
  return type === 'date' ? longDay(locale, valueAsDate) : timeOfDay(valueAsDate, siteLanguages[locale].clock);
}

export function displayValue(control: Control | undefined, label: string): string {
  if (!control) return '';
  if (control instanceof HTMLSelectElement) return control.value === '' ? '' : (control.selectedOptions[0]?.text ?? '');
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked ? `✓ ${label}` : '';
  if (control instanceof HTMLInputElement && control.files) return [...control.files].map(({ name }) => name).join('\n');
  if (control instanceof HTMLInputElement && (control.type === 'date' || control.type === 'time')) return displayMoment(control);
  return control.value.trim();
}
