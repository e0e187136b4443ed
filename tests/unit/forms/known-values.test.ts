import { stepGroups } from '#components/second-step/step-view.ts';
import { homeownersDetails } from '#lib/forms/second-step/homeowners.ts';
import { locales } from '#lib/i18n/routing.ts';

const amounts = { en: '350,000', es: '350,000', pt: '350.000' };

test.each(locales)('an amount of the first form is shown with separators, as in mails, in %s', (locale) => {
  const values = { rebuildingCost: '350000', yearBuilt: '1998', homeType: 'condo', zipCode: '33131' };
  const state = { reference: 'ABCD1234', form: homeownersDetails.id, values, filledNames: Object.keys(values), files: [] };
  const [step] = homeownersDetails.detailSteps;
  const fields = step ? stepGroups(step, homeownersDetails, state, locale).flatMap((group) => group.fields) : [];
  const known = new Map(fields.map(({ view, known: text }) => [view.name, text]));
  expect([known.get('rebuildingCost'), known.get('yearBuilt')]).toEqual([amounts[locale], '1998']);
  expect(fields.find(({ view }) => view.name === 'rebuildingCost')?.value).toBe('350000');
});
