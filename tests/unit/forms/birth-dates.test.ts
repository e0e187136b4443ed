import { stepGroups } from '#components/second-step/step-view.ts';
import { checkValues } from '#lib/forms/check-values.ts';
import { knownSecondSteps } from '#lib/forms/second-step/known-second-steps.ts';
import { commercialAutoDetails } from '#lib/forms/second-step/commercial-auto.ts';
import { fieldWords } from '#lib/forms/words.ts';
import { agencyDay } from '#lib/site/agency-day.ts';
import { translateProblems } from '#lib/leads/respond.ts';

const day = 86_400_000;
const problemsOf = (name: string, value: string) => {
  const form = knownSecondSteps.find(({ fields }) => fields.some((field) => field.name === name));
  if (!form) throw new Error(`no form with ${name}`);
  const checked = checkValues(form, { [name]: value });
  return checked.status === 'invalid' ? checked.problems : [];
};

test.each(['driverBirthDate', 'driverBirthDate6', 'ownerBirthDate4', 'insuredBirthDate', 'incidentDate'])('%s is not in the future', (name) => {
  expect(problemsOf(name, agencyDay())).toEqual([]);
  expect(problemsOf(name, '1926-02-28')).toEqual([]);
  expect(problemsOf(name, agencyDay(Date.now() + day))).toEqual([{ field: name, code: 'date' }]);
});

test.each([
  ['en', 'It can’t be in the future.'],
  ['es', 'No puede ser una fecha futura.'],
  ['pt', 'Não pode ser uma data futura.'],
] as const)('a problem has the number of its row in the summary, and not beside the field, in %s', (locale, reason) => {
  const posted = { driverBirthDate2: '2060-01-02', driverStatus2: 'x' };
  const field = (name: string) => {
    const found = commercialAutoDetails.fields.find((known) => known.name === name);
    if (!found) throw new Error(`no field ${name}`);
    return found;
  };
  const checked = checkValues(commercialAutoDetails, posted);
  const problems = translateProblems(commercialAutoDetails, checked.status === 'invalid' ? checked.problems : [], locale, posted);
  const words = fieldWords(locale);
  for (const { field: name, message } of problems) expect(message).toContain(`${words.plainLabel(field(name))} (2): `);
  expect(problems[0]?.message).toContain(reason);
  const [step] = commercialAutoDetails.detailSteps.filter(({ id }) => id === 'hiredDrivers');
  if (!step) throw new Error('no step of drivers');
  const state = { reference: 'ABCD1234', form: commercialAutoDetails.id, values: {}, filledNames: [], files: [], refused: { posted, problems } };
  const errors = stepGroups(step, commercialAutoDetails, state, locale).flatMap(({ fields }) => fields.flatMap(({ error }) => error ?? []));
  expect(errors).toHaveLength(2);
  // The only parentheses are those of the date format, such as (month/day/year).
  for (const error of errors) expect(error).toMatch(/^\p{Lu}[^()]+(?:\(\p{L}+\/\p{L}+\/\p{L}+\)[^()]+)?$/u);
});
