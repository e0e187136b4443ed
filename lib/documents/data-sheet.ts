import { acordElement, acordForms } from '#lib/forms/acord.ts';
import type { FieldValues } from '#lib/forms/field-values.ts';
import { lineOfLead } from '#lib/forms/line-of-lead.ts';
import { presentBilingual, type PresentedValue } from '#lib/forms/present.ts';
import { formById } from '#lib/forms/registry.ts';
import { detailSections, openFieldsByHeading } from '#lib/forms/second-step/detail-sections.ts';
import type { SecondStepForm } from '#lib/forms/second-step/second-step-form.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { agencyPhone } from '#lib/site/agency-contact.ts';
import { agency } from '#lib/site/agency.ts';
import { zoneName } from '#lib/site/wall-clock.ts';
import type { DocumentBlock, DocumentContent } from './content.ts';

/** `values`: of the first form `form` and of all updates up to `updatedAt`; without updates there is no `secondStep`. */
type LeadWithDetails = {
  reference: string;
  form: string;
  locale: Locale;
  values: FieldValues;
  secondStep: SecondStepForm | undefined;
  updatedAt: number;
};

const maxText = { lines: 20, characters: 1_500 };

/** What fits a page; the mail has the full text. */
function shortened(value: string): string {
  const start = value.split('\n').slice(0, maxText.lines).join('\n').slice(0, maxText.characters);
  return start === value ? value : `${start.trimEnd()}… (rest in the mail)`;
}

/** A lead with its second step as a sheet for the person who enters it into the applications. In English for the staff, secrets masked. */
export function dataSheet({ reference, form, locale, values, secondStep, updatedAt }: LeadWithDetails): DocumentContent {
  const first = formById(form);
  const fields = new Map([...first.fields, ...(secondStep?.fields ?? [])].map((field) => [field.name, field]));
  const later = new Set(secondStep?.fields.map(({ name }) => name));
  const isOfFirstForm = ({ field }: PresentedValue): boolean => !later.has(field) && fields.get(field)?.group !== 'submission';
  const rows = (presented: readonly PresentedValue[]): DocumentBlock => ({
    kind: 'rows',
    rows: presented.map(({ field, label, value }) => {
      const known = fields.get(field);
      return { label, value: shortened(value), note: (known && acordElement(known)) ?? '' };
    }),
  });
  const open = (secondStep ? openFieldsByHeading(secondStep, values) : []).map(({ heading, labels }) => `${heading}: ${labels.join(' · ')}`);
  const time = new Intl.DateTimeFormat('en-US', { timeZone: agency.timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(updatedAt);
  const applications = acordForms(secondStep?.insuranceLine ?? lineOfLead({ form, values }))?.join(', ');
  return {
    language: 'en-US',
    title: secondStep ? `${secondStep.staffName} request ${reference}` : `${first.staffName}, ${reference}`,
    subtitle: `As of ${time} ${zoneName(agency.timeZone)}.${applications ? ` Right column: where it belongs on ${applications}.` : ''}`,
    footer: `${agency.name} · ${agencyPhone} · a request is not coverage`,
    madeAt: new Date(updatedAt).toISOString(),
    blocks: [
      { kind: 'heading', text: 'Contact and request' },
      rows(presentBilingual({ form, values }, ['en', locale], { mask: true }).filter(isOfFirstForm)),
      ...(secondStep ? detailSections(secondStep, values, locale) : []).flatMap((section): DocumentBlock[] => [
        { kind: 'heading', text: section.heading },
        rows(section.rows),
      ]),
      ...(open.length > 0 ? [{ kind: 'heading', text: 'Still open' } as const, { kind: 'list', items: open } as const] : []),
    ],
  };
}
