import { makeFormView } from '#components/forms/make-form-view.ts';
import { linkedValues } from '#components/forms/linked-values.ts';
import { legalOptions } from '#lib/forms/legal.ts';
import { withLegalPresets } from '#lib/forms/legal-presets.ts';
import { formById } from '#lib/forms/registry.ts';
import { schemaFor } from '#lib/forms/schema.ts';
import { agency } from '#lib/site/agency.ts';

const wizard = formById('auto-wizard');
const limits = wizard.fields.filter(
  ({ legalRule, preset }) => preset !== undefined && (legalRule === 'bodilyInjury' || legalRule === 'propertyDamage'),
);
const presets = Object.fromEntries(wizard.fields.flatMap(({ name, preset }) => (preset ? [[name, preset]] : [])));
const refused = (posted: Record<string, unknown>) => {
  const parsed = schemaFor(wizard, posted).safeParse(posted);
  const names = new Set(limits.map(({ name }) => name));
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path[0])).filter((name) => names.has(name));
};

test.each(agency.states)('accepts every preset in %s with any filing', (state) => {
  expect(limits).toHaveLength(2);
  const filings = legalOptions({ name: 'filingNeeded', kind: 'choice', group: '', legalRule: 'filing' }, { state }) ?? [''];
  for (const filingNeeded of filings) {
    const posted = withLegalPresets(wizard, { ...presets, state, filingNeeded });
    expect([filingNeeded, refused(posted)]).toEqual([filingNeeded, []]);
  }
});

test('keeps a value that the visitor chose, legal or not', () => {
  const posted = { ...presets, state: 'GA', bodily_injury: '15000/30000' };
  expect(withLegalPresets(wizard, posted)).toMatchObject({ bodily_injury: '15000/30000', property_damage: '25000' });
  expect(withLegalPresets(wizard, { ...presets, state: 'FL' })).toEqual({ ...presets, state: 'FL' });
  expect(withLegalPresets(undefined, posted)).toBe(posted);
});

test.each(agency.states)('a page about %s has legal presets', (state) => {
  const fields = makeFormView(wizard, 'en', undefined, { state }).groups.flatMap((group) => group.fields);
  for (const field of limits) {
    const drawn = fields.find(({ name }) => name === field.name);
    expect(legalOptions(field, { state }) ?? [drawn?.preset]).toContain(drawn?.preset);
  }
});

test('a link presets only filings of its state or of the page’s', () => {
  const linked = (query: string, state?: string) => linkedValues(new URLSearchParams(query), state).filingNeeded;
  expect(linked('state=fl&filing=fr-44')).toBe('fr-44');
  expect(linked('state=GA&filing=fr-44')).toBeUndefined();
  expect(linked('filing=fr-44', 'GA')).toBeUndefined();
  expect(linked('filing=fr-44')).toBe('fr-44');
});
