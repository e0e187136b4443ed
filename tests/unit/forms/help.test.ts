/** @jest-environment jsdom */
import { expandExtras } from '#components/forms/expand-extras.ts';
import type { FieldView } from '#components/forms/form-view.ts';
import { helpWithFields } from '#components/forms/help/help-with-fields.ts';
import { makeFormView } from '#components/forms/make-form-view.ts';
import type { FieldKind, FormDefinition } from '#lib/forms/form-definition.ts';
import { forms } from '#lib/forms/registry.ts';
import { cleanVin, decodeVin } from '#lib/lookups/vin/decode-vin.ts';
import { findZip } from '#lib/lookups/zip/find-zip.ts';

/** Mocked responses of the lookups. */
async function respond(address: string, init?: { body?: string }) {
  const [, , lookup = '', asked = ''] = address.split('/');
  const body = lookup === 'zip' ? findZip(asked) : decodeVin(cleanVin(JSON.parse(init?.body ?? '{}').vin) ?? '');
  return { ok: true, json: async () => body };
}

const controlMarkup = ({ name, kind, options, preset }: FieldView): string => {
  const choices = (options ?? []).map(({ value }) => `<option value="${value}">${value}</option>`).join('');
  if (options) return `<select name="${name}">${preset ? '' : '<option value=""></option>'}${choices}</select>`;
  return kind === 'vins' || kind === 'paragraph' ? `<textarea name="${name}"></textarea>` : `<input name="${name}" id="${name}">`;
};

/** A form with its helpers, and functions to type and choose. */
function open(form: FormDefinition) {
  const view = expandExtras(makeFormView(form, 'en'));
  const fields = view.groups.flatMap((group) => group.fields);
  document.body.innerHTML = `<form>${fields.map((field) => `<div data-slot="field">${controlMarkup(field)}</div>`).join('')}</form>`;
  const element = document.querySelector('form');
  if (!element) throw new Error('no form');
  helpWithFields(element, view, new AbortController().signal);
  const control = (name: string) => element.elements.namedItem(name) as HTMLInputElement;
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    fields,
    control,
    valueOf: (name: string) => control(name).value,
    note: (name: string) => control(name).parentElement?.querySelector('[data-note]')?.textContent ?? '',
    async give(name: string, value: string) {
      control(name).value = value;
      control(name).dispatchEvent(new Event('change', { bubbles: true }));
      await settled();
    },
    async accept(name: string) {
      control(name).parentElement?.querySelector<HTMLElement>('[data-note] button')?.click();
      await settled();
    },
  };
}

type Opened = ReturnType<typeof open>;

/** A VIN with invalid letters, and the corrected VIN. */
const misread = 'IHGCM82673AOOOOOO';
const validVin = '1HGCM82673A000000';

async function offers(opened: Opened, name: string, typed: string, offered: string): Promise<void> {
  await opened.give(name, typed);
  expect(opened.note(name)).toContain(offered);
  expect(opened.valueOf(name)).toBe(typed);
  expect(opened.control(name).checkValidity()).toBe(true);
  await opened.accept(name);
  expect(opened.valueOf(name)).toBe(offered);
}

const partOf = (name: string, part: string): string => (name === 'zipCode' ? part : `mailing${part.charAt(0).toUpperCase()}${part.slice(1)}`);

async function helpsWithZip(opened: Opened, name: string): Promise<void> {
  const has = (part: string) => opened.fields.some((field) => field.name === partOf(name, part));
  await opened.give(name, '33131');
  expect(opened.note(name)).toContain('Miami, FL (Miami-Dade)');
  if (has('city')) {
    expect([opened.valueOf(partOf(name, 'city')), opened.valueOf(partOf(name, 'state'))]).toEqual(['Miami', 'FL']);
    await opened.give(name, '30303');
    expect([opened.valueOf(partOf(name, 'city')), opened.valueOf(partOf(name, 'state'))]).toEqual(['Miami', 'FL']);
    expect(opened.note(name)).toMatch(/Atlanta, GA \(Fulton\), not in FL/);
    await opened.accept(name);
    expect([opened.valueOf(partOf(name, 'city')), opened.valueOf(partOf(name, 'state'))]).toEqual(['Atlanta', 'GA']);
  }
  await opened.give(name, '90210');
  expect(opened.note(name)).toMatch(name === 'zipCode' ? /CA\. We aren’t licensed there/ : /CA, not in GA/);
  await opened.give(name, '00000');
  expect(opened.note(name)).toMatch(/don’t recognize/);
  await opened.give(name, '3313');
  expect(opened.note(name)).toBe('');
  expect(opened.valueOf(name)).toBe('3313');
}

async function helpsWithVin(opened: Opened, name: string): Promise<void> {
  const number = name.replace(/\D+/, '');
  const car = ['vehicleYear', 'vehicleMake', 'vehicleModel', 'year', 'make', 'model']
    .map((part) => part + number)
    .filter((part) => opened.fields.some((field) => field.name === part));
  await offers(opened, name, misread, validVin);
  expect(opened.note(name)).toBe('2003 Honda Accord');
  if (car.length > 0) expect(car.map(opened.valueOf)).toEqual(['2003', 'Honda', 'Accord']);
  await opened.give(name, validVin.slice(0, 16));
  expect(opened.note(name)).toMatch(/Characters missing from this VIN: 1\b/);
  expect(opened.control(name).checkValidity()).toBe(true);
  await opened.give(name, '1HG-CM8');
  expect(opened.note(name)).toMatch(/: 11\b/);
  await opened.give(name, '');
  expect(opened.note(name)).toBe('');
  await opened.give(name, '1HGCM82613A000000');
  expect(opened.note(name)).toMatch(/may be wrong/);
  // The certificate asks for the VIN alone.
  if (car.length === 0) return;
  await opened.give(car[1] ?? '', 'Acura');
  await opened.give(name, validVin);
  expect(car.map(opened.valueOf)).toEqual(['2003', 'Acura', 'Accord']);
  await opened.accept(name);
  expect(car.map(opened.valueOf)).toEqual(['2003', 'Honda', 'Accord']);
}

async function helpsWithVins(opened: Opened, name: string): Promise<void> {
  await opened.give(name, `${misread}\n5YJ3E1EA6KF000000`);
  expect(opened.valueOf(name)).toContain(misread);
  await opened.accept(name);
  expect(opened.valueOf(name)).toBe(`${validVin}\n5YJ3E1EA6KF000000`);
  expect(opened.note(name)).toBe('2003 Honda Accord · 2019 Tesla Model 3');
}

async function helpsWithLicense(opened: Opened, name: string): Promise<void> {
  await opened.give('state', 'FL');
  await opened.give(name, '12');
  expect(opened.note(name)).toContain('12 digits');
  await opened.give('state', 'LA');
  expect(opened.note(name)).toBe('');
  expect(opened.valueOf(name)).toBe('12');
}

const suggests = async (opened: Opened, name: string) => expect(opened.control(name).getAttribute('aria-autocomplete')).toBe('list');

/** The help of each kind of field. */
const help: Partial<Record<FieldKind, (opened: Opened, name: string) => Promise<unknown>>> = {
  email: (opened, name) => offers(opened, name, 'ana@gmial.com', 'ana@gmail.com'),
  phone: (opened, name) => offers(opened, name, '3055550142', '(305) 555-0142'),
  ein: (opened, name) => offers(opened, name, '123456789', '12-3456789'),
  zip: helpsWithZip,
  vin: helpsWithVin,
  vins: helpsWithVins,
  license: helpsWithLicense,
  address: suggests,
};

const isCar = (name: string): boolean => /^(?:vehicle(?:Year|Make|Model)|year|make|model)\d*$/.test(name);
const formFields = forms.map((form) => [form, expandExtras(makeFormView(form, 'en')).groups.flatMap(({ fields }) => fields)] as const);
const rows = formFields.flatMap(([form, fields]) =>
  fields
    .filter(({ name, kind, suggestions }) => help[kind] || suggestions || isCar(name))
    .map((field) => [form.id, field.name, form, field] as const),
);

beforeAll(() => {
  Object.assign(globalThis, { fetch: respond });
});

test.each(rows)('%s helps with %s', async (_id, name, form, { kind }) => {
  expect.hasAssertions();
  await (help[kind] ?? suggests)(open(form), name);
});

/** A field's name implies its kind. */
const kindsByName: readonly (readonly [RegExp, readonly FieldKind[]])[] = [
  [/e-?mail$/i, ['email']],
  [/phone|mobile|fax/i, ['phone']],
  [/^ein/i, ['ein']],
  [/zip/i, ['zip']],
  [/^vin(?!List)/i, ['vin']],
  [/vinList/i, ['vins']],
  [/^driver'?s?License/i, ['license']],
  [/address$/i, ['address', 'flag']],
];

test('a field has the kind that its name implies, so that it gets the help of that kind', () => {
  const missed = formFields.flatMap(([form, fields]) =>
    fields.flatMap(({ name, kind }) =>
      kindsByName.filter(([shape, kinds]) => shape.test(name) && !kinds.includes(kind)).map(() => [form.id, name, kind]),
    ),
  );
  expect(missed).toEqual([]);
  expect(rows.length).toBeGreaterThan(100);
});
