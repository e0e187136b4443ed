import type { Field } from '#lib/forms/form-definition.ts';
import { extraNumbers } from '#lib/forms/extras.ts';
import { kinds } from '#lib/forms/kinds/registry.ts';
import { formById, forms } from '#lib/forms/registry.ts';
import { agency } from '#lib/site/agency.ts';
import { tableForms, tableOf } from '#tests/support/forms/form-table.ts';

const coded = ['zip', 'vin'];

/** A field of the code in the format of the table. */
function lineOf({ name, kind, required, options = [], max, preset, secret, implicit, showIf, requiredIf, requiredUnless }: Field): string {
  const choices = kind === 'state' ? agency.states : options;
  const longest = coded.includes(kind) ? String(max ?? kinds[kind as 'zip' | 'vin'].max) : '';
  const need = requiredIf && `needs ${requiredIf.field}${'is' in requiredIf ? `=${requiredIf.is.join('|')}` : `<${requiredIf.withinHours}h`}`;
  return [
    name + (required ? '!' : ''),
    kind,
    choices.join('|') || longest,
    secret && 'secret',
    requiredUnless && `or ${requiredUnless}`,
    preset && `preset ${preset}`,
    showIf && `if ${showIf.field}=${showIf.is.join('|')}`,
    need,
    implicit && 'implicit',
  ]
    .filter(Boolean)
    .join(' ');
}

const isSubmissionField = ({ group }: Field) => group === 'submission';

it('has one table for every form', () => {
  expect(forms.map(({ id }) => id).sort()).toEqual([...tableForms].sort());
});

it.each(tableForms)('%s has the fields of the table', (id) => {
  const ownFields = formById(id).fields.filter((field) => !field.extra && !isSubmissionField(field));
  expect(ownFields.map(lineOf).sort()).toEqual(tableOf(id));
});

it.each(['personal-auto', 'commercial-auto'])('%s has the same fields for every vehicle', (id) => {
  const { fields } = formById(id);
  const first = tableOf(id).filter((line) => /^(?:vehicle|vin)/.test(line));
  for (const number of extraNumbers) {
    const further = fields.filter(({ extra }) => extra?.of === 'vehicle' && extra.number === number);
    expect(further.map((field) => lineOf({ ...field, name: field.name.replace(String(number), '') })).sort()).toEqual(first);
    expect(fields.filter(({ extra }) => extra?.of === 'driver' && extra.number === number)).toHaveLength(3);
  }
});
