import type { Field } from '#lib/forms/form-definition.ts';
import { isSensitive, maskLines } from '#lib/forms/mask.ts';
import { longDay } from '#lib/i18n/long-day.ts';
import { defaultLocale, isLocale } from '#lib/i18n/routing.ts';
import { siteLanguages } from '#lib/site/site-languages.ts';
import { timeOfDay } from '#lib/site/office-hours.ts';
import { type Control, controlOf, isFieldShown } from './form-controls.ts';
import type { FormView } from './form-view.ts';

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

export type CopiedValue = {
  field: string;
  label: string;
  value: string;
  /** What was chosen from a list, by the slugs that are sent. */
  chosen?: readonly string[];
};

/** The filled fields as the visitor reads them. Secrets are masked, and VINs too unless `showsVins`, for the mail that a visitor sends when the post fails. */
export function copyOfLead(form: HTMLFormElement, view: FormView, { showsVins = false } = {}): CopiedValue[] {
  const isMasked = (field: Pick<Field, 'kind' | 'secret'>) => (showsVins ? field.secret === true : isSensitive(field));
  return view.groups
    .flatMap(({ fields }) => fields)
    .flatMap(({ name, label, secret, kind, options = [] }) => {
      const posted = options.length > 0 ? new FormData(form).getAll(name) : [];
      const chosen = options.filter((option) => posted.includes(option.value));
      const value = kind === 'choices' ? chosen.map((option) => option.label).join(', ') : displayValue(controlOf(form, name), label);
      if (value === '' || !isFieldShown(form, name)) return [];
      return [
        {
          field: name,
          label,
          value: isMasked({ kind, ...(secret ? { secret } : {}) }) ? maskLines(value) : value,
          ...(chosen.length > 0 ? { chosen: chosen.map((option) => option.value) } : {}),
        },
      ];
    });
}

/** Labels of optional fields that were left empty, except those of further vehicles, folded fields, conditional fields and another way to reach the visitor. */
export function emptyLabels(form: HTMLFormElement, view: FormView, copy: readonly CopiedValue[]): string[] {
  const filled = new Set(copy.map(({ field }) => field));
  return view.groups
    .filter(({ extra, folded }) => !extra && !folded)
    .flatMap(({ fields }) => fields)
    .filter(({ name, kind, shownIf, eitherWay }) => kind !== 'flag' && !shownIf && !eitherWay && !filled.has(name) && isFieldShown(form, name))
    .map(({ label }) => label);
}

/** A `mailto:` link with every value for the visitor's own mail program. */
export function mailtoOf(view: FormView, copy: readonly CopiedValue[], reference = ''): string {
  const { guidelines } = view;
  const body = [
    ...(reference ? [reference, ''] : []),
    ...copy.map(({ label, value }) => `${label}: ${value}`),
    ...(guidelines ? ['', `${guidelines.label}: ${new URL(guidelines.href, location.href).href}`] : []),
  ].join('\r\n');
  return `mailto:${view.words.mailto}?subject=${encodeURIComponent(view.words.mailSubject)}&body=${encodeURIComponent(body)}`;
}
