import { checkValues } from '#lib/forms/check-values.ts';
import { formById } from '#lib/forms/registry.ts';
import { textOfPosted } from '#lib/forms/posted.ts';

it.each([
  [undefined, ''],
  [null, ''],
  ['  a ', 'a'],
  [0, '0'],
  [false, 'false'],
  [{ toString: 'x' }, '?'],
  [Object.create(null), '?'],
  [[], '?'],
])('reads %p as %p', (value, text) => expect(textOfPosted(value)).toBe(text));

it('rejects an object in any field without throwing', () => {
  const odd: unknown = JSON.parse('{"toString":"x"}');
  for (const form of ['personal-auto', 'commercial-auto', 'auto-wizard', 'coi', 'review-personal'].map(formById)) {
    for (const { name } of form.fields) expect(checkValues(form, { [name]: odd }).status).toBe('invalid');
  }
});
