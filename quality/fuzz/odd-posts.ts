import * as fc from 'fast-check';
import type { Field, FormDefinition } from '#lib/forms/form-definition.ts';
import { forms } from '#lib/forms/registry.ts';
import { valuesFor, postOf } from './values-for.ts';
import { hostileTexts } from './hostile-texts.ts';

export type OddPost = { path: string; type: string; body: string };

const postRoutes: readonly string[] = [
  ...new Set(forms.map(({ route }) => `/api/${route}`)),
  '/api/chat',
  '/api/newsletter/confirm',
  '/api/leads/nothing',
];

export const oddText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
);

const oddValue = fc.oneof(
  { weight: 4, arbitrary: oddText },
  { weight: 1, arbitrary: fc.constantFrom(null, true, 0, -1, 1e308, '', [], {}, [[]], ['x', 1], { toString: 'x' }, { length: 1 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Values of a form: some valid, others odd or left out. */
function changed(form: FormDefinition, changes: Readonly<Record<string, unknown>>): object {
  const { values } = valuesFor(form, 'fuzz@visitor.example', () => 'Ana');
  return { ...values, ...changes };
}

const oddValues = fc.constantFrom(...forms.filter(({ files }) => !files)).chain((form) => {
  const names = form.fields.map(({ name }: Field) => name);
  return fc.dictionary(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...names) }, oddText), oddValue, { maxKeys: 8 }).map((changes) => {
    return { form, values: changed(form, changes) };
  });
});

function asForm(form: FormDefinition, values: object): string {
  const pairs = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(JSON.stringify(value))]]));
  return new URLSearchParams([['form', form.id], ...pairs]).toString();
}

const json = 'application/json';
const ofForms: fc.Arbitrary<OddPost> = fc
  .tuple(oddValues, fc.constantFrom('details', 'own fields', 'plain form'))
  .map(([{ form, values }, manner]) => {
    const path = `/api/${form.route}`;
    if (manner === 'plain form') return { path, type: 'application/x-www-form-urlencoded', body: asForm(form, values) };
    const body = manner === 'details' ? postOf(form, values).body : { quote_type: form.id, ...values };
    return { path, type: json, body: JSON.stringify(body) };
  });

const payloadNames =
  'first_name last_name email phone insurance_type quote_type type coverage_details locale form website stamp message additional_info timestamp'.split(
    ' ',
  );
const ofPayloads: fc.Arbitrary<OddPost> = fc
  .tuple(fc.constantFrom(...postRoutes), fc.dictionary(fc.constantFrom(...payloadNames), oddValue))
  .map(([path, body]) => ({ path, type: json, body: JSON.stringify(body) }));

const types = [
  json,
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  '*/*',
  'a/b; c="',
];
const ofAnything: fc.Arbitrary<OddPost> = fc
  .tuple(fc.constantFrom(...postRoutes), fc.constantFrom(...types), fc.oneof(fc.json(), oddText, fc.string({ maxLength: 2_000 })))
  .map(([path, type, body]) => ({ path, type, body }));

/** A post of any kind to any route: forms with odd values, payloads with odd fields, and malformed bodies. */
export const oddPosts: fc.Arbitrary<OddPost> = fc.oneof(
  { weight: 5, arbitrary: ofForms },
  { weight: 2, arbitrary: ofPayloads },
  { weight: 2, arbitrary: ofAnything },
);
