/** @jest-environment jsdom */
import { type AtRule, parse } from 'postcss';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormFields } from '#components/forms/form-fields.tsx';
import { makeFormView } from '#components/forms/make-form-view.ts';
import { askedFields } from '#lib/forms/field-values.ts';
import { contactForm } from '#lib/forms/contact.ts';
import type { Condition, Field, FormDefinition } from '#lib/forms/form-definition.ts';
import { forms } from '#lib/forms/registry.ts';
import { conditionSheet } from '../../../scripts/build/condition-sheet.ts';
import { partsOf, createRuleFilter } from '../../../scripts/build/used-rules.ts';

const [option = '', other = '', third = ''] = ['frame', 'masonry', 'fire-resistive'];
const options = [option, other, third];

/** A field. Its label is that of the first name, because a form needs one. */
const field = (name: string, rest: Partial<Field> = {}): Field => ({ name, kind: 'text', group: 'you', label: 'firstName', ...rest });
const controllingFields = [
  field('pick', { kind: 'choice', options, optionsKey: 'constructionType' }),
  field('picks', { kind: 'choices', options, optionsKey: 'constructionType' }),
  field('tick', { kind: 'flag' }),
];
const conditions: readonly (readonly [string, Condition])[] = [
  ['first', { field: 'pick', is: [option] }],
  ['second', { field: 'pick', is: [other, third] }],
  ['any', { field: 'picks', is: [other] }],
  ['yes', { field: 'tick', is: ['yes'] }],
  ['no', { field: 'tick', is: ['no'] }],
];
const dependentFields = conditions.flatMap(([name, showIf]) => [
  field(`${name}Line`, { showIf }),
  field(`${name}Box`, { kind: 'flag', showIf }),
  field(`${name}Boxes`, { kind: 'choices', options, optionsKey: 'constructionType', showIf }),
]);
const allFields = [...controllingFields, ...dependentFields];
const form: FormDefinition = { ...contactForm, fields: allFields };
const sheet = conditionSheet([form]);

/** Renders the form without JavaScript. */
function renderForm(values: Readonly<Record<string, string>>): HTMLFormElement {
  const view = makeFormView(form, 'en', { values, problems: [], failure: '' });
  document.body.innerHTML = `<form>${renderToStaticMarkup(<FormFields view={view} groups={view.groups} problems={[]} />)}</form>`;
  const [shown] = document.forms;
  if (!shown) throw new Error('No form was rendered');
  return shown;
}

/** Names of the fields that the style sheet shows. */
function shownFields(shown: HTMLFormElement): string[] {
  const selectors: string[] = [];
  parse(sheet).walkRules(({ selector, parent }) => {
    expect((parent as AtRule).name).toBe('supports');
    selectors.push(selector);
  });
  const hidden = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
  const controls = [...shown.querySelectorAll('[name]')].filter((control) => !hidden.some((part) => part.contains(control)));
  return [...new Set(controls.map((control) => control.getAttribute('name') ?? ''))];
}

const cases: readonly Readonly<Record<string, string>>[] = [
  {},
  { pick: option },
  { pick: other },
  { pick: third, tick: 'yes' },
  { picks: option },
  { picks: `${option}\n${other}` },
  { tick: 'yes' },
];

describe('a form with new conditions', () => {
  test.each(cases)('shows exactly the fields that are stored with the values %j', (given) => {
    const posted = { ...given, ...(given.picks ? { picks: given.picks.split('\n') } : {}) };
    const kept = askedFields(form, posted).map(({ name }) => name);
    const shown = shownFields(renderForm(given));
    expect(shown).toEqual(kept);
    expect(shown.length).toBeLessThan(allFields.length);
  });

  test.each<[string, Field, string]>([
    ['a field that is not there', field('a', { showIf: { field: 'nowhere', is: ['yes'] } }), 'the form does not ask nowhere'],
    ['a field that is typed', field('a', { showIf: { field: 'yesLine', is: ['x'] } }), 'yesLine is typed'],
    ['a choice that is not offered', field('a', { showIf: { field: 'pick', is: ['brick'] } }), 'pick has no choice brick'],
    ['both values of a box', field('a', { showIf: { field: 'tick', is: ['yes', 'no'] } }), 'tick is a box'],
    [
      'a field of an added set',
      field('a2', { extra: { of: 'vehicle', number: 2 }, showIf: { field: 'a2', is: ['yes'] } }),
      'of a further vehicle or driver',
    ],
  ])('rejects a condition with %s', (_, added, why) => {
    expect(() => conditionSheet([{ ...form, fields: [...allFields, added] }])).toThrow(why);
  });
});

test('a page has only the rules of its own conditions', () => {
  const rules = createRuleFilter(conditionSheet(forms));
  const used = rules(partsOf('<form><p data-shown-if="deliveryPreference=fax"><input></p></form>'));
  expect([...used.matchAll(/data-shown-if="([^"]+)"/g)].map(([, name]) => name)).toEqual(['deliveryPreference=fax']);
  expect(rules(partsOf('<form></form>'))).not.toContain('data-shown-if');
});
