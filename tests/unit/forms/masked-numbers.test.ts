import { presentValues } from '#lib/forms/present.ts';
import { messagesFor } from '#lib/i18n/messages.ts';

const vins = ['1FUJGLDR9CSBM1234', '4T1B11HK5KU123456'];
const mailed = (form: string, values: Record<string, string>) => presentValues({ form, values }, 'en', { mask: true }).map(({ value }) => value);

test.each([
  ['en', 'lists of VINs are cut', 'a single VIN stays whole'],
  ['es', 'las listas de VIN', 'un solo VIN va completo'],
  ['pt', 'as listas de VINs', 'um VIN sozinho vai completo'],
] as const)('the privacy notice says which VINs the mail to the staff shows whole, in %s', (locale, lists, single) => {
  const notice = JSON.stringify(messagesFor(locale).pages.privacy);
  expect(mailed('coi', { vinNumber: vins[0] ?? '' })).toEqual([vins[0]]);
  expect(notice).toContain(single);
  expect(mailed('review-personal', { vinList: vins.join('\n') })[0]).toMatch(/^•{13}1234\s•{13}3456$/);
  expect(notice).toContain(lists);
});
