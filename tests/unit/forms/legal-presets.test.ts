import { makeFormView } from '#components/forms/make-form-view.ts';
import { linkedValues } from '#components/forms/form-drafts.ts';
import { singleFilingOf } from '#lib/facts/filings.ts';
import { legalOptions } from '#lib/forms/legal.ts';
import { formById } from '#lib/forms/registry.ts';
import { agency } from '#lib/site/agency.ts';

const wizard = formById('auto-wizard');
test('presets no limit and no license in the wizard', () => {
  const fields = makeFormView(wizard, 'en', undefined, { state: 'GA' }).groups.flatMap((group) => group.fields);
  const names = ['bodily_injury', 'property_damage', 'pip_deductible', 'license_status'];
  expect(fields.filter(({ name, preset }) => names.includes(name) && preset !== undefined)).toEqual([]);
});

test.each(agency.states)('a page about %s presets the FR-44 only if the state has it', (state) => {
  const fields = makeFormView(formById('filing-first'), 'en', undefined, { state, filingNeeded: 'fr-44' }).groups.flatMap((group) => group.fields);
  const legal = legalOptions({ name: 'filingNeeded', kind: 'choice', group: '', legalRule: 'filing' }, { state }) ?? [];
  expect(fields.find(({ name }) => name === 'filingNeeded')?.preset).toBe(legal.includes('fr-44') ? 'fr-44' : undefined);
});

test('shows a folded field that the page presets after the ZIP code', () => {
  const views = (preset: Readonly<Record<string, string>>) => makeFormView(formById('filing-first'), 'en', undefined, preset).groups;
  const namesOf = (preset: Readonly<Record<string, string>>) => views(preset)[0]?.fields.map(({ name }) => name);
  expect(namesOf({ state: 'GA' })?.slice(0, 2)).toEqual(['zipCode', 'state']);
  expect(views({ state: 'GA' })[0]?.fields[1]).toMatchObject({ preset: 'GA', kind: 'state' });
  expect(
    views({ state: 'GA' })
      .flatMap(({ fields }) => fields)
      .filter(({ name }) => name === 'state'),
  ).toHaveLength(1);
  expect(namesOf({})).not.toContain('state');
});

test('a link presets only a filing of the state that the link or the page names', () => {
  const linked = (query: string, state?: string) => linkedValues(new URLSearchParams(query), state).filingNeeded;
  expect(linked('state=fl&filing=fr-44')).toBe('fr-44');
  expect(linked('state=GA&filing=fr-44')).toBeUndefined();
  expect(linked('filing=fr-44', 'GA')).toBeUndefined();
  expect(linked('filing=fr-44')).toBe('fr-44');
});

test('only a state with a single filing presets it, and the help names its page in every state', () => {
  expect(['GA', 'TN', 'FL', 'VA', 'KY'].map(singleFilingOf)).toEqual(['sr-22a', 'sr-22', undefined, undefined, undefined]);
  const help = (state: string) =>
    makeFormView(formById('filing-first'), 'en', undefined, { state })
      .groups.flatMap(({ fields }) => fields)
      .find(({ name }) => name === 'filingNeeded')?.help?.text;
  expect(help('GA')).toBe('Which filing do I need?');
  expect(help('FL')).toBe('Which filing do I need?');
});
