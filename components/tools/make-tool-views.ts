import 'server-only';
import { type LicenseShape, licenseShapes } from '#lib/forms/hints/number-hints.ts';
import { messagesFor, translator } from '#lib/i18n/messages.ts';
import { type Locale, localePath, regionalLocale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { pageOf } from '#lib/site/pages.ts';
import type { ToolView } from './tool-view.ts';

const publicPages = {
  usdot: 'https://safer.fmcsa.dot.gov/CompanySnapshot.aspx',
  vin: 'https://vpic.nhtsa.dot.gov/decoder/',
  address: 'https://tools.usps.com/zip-code-lookup.htm',
} as const;

function shapeText(locale: Locale, shapes: readonly LicenseShape[]): string {
  const t = translator(locale, 'tools.license');
  const either = new Intl.ListFormat(regionalLocale(locale), { type: 'disjunction' });
  return either.format(
    shapes.map(({ letters, minDigits, maxDigits }) => {
      const digits = minDigits === maxDigits ? String(maxDigits) : t('range', { minDigits, maxDigits });
      return letters === 0 ? t('digits', { digits }) : t('letterAndDigits', { digits });
    }),
  );
}

export function makeToolViews(locale: Locale): readonly ToolView[] {
  const { tools, forms } = messagesFor(locale);
  const t = translator(locale, 'tools');
  const quotePath = `${localePath(locale, pageOf('smart-quote').path)}?type=trucking-insurance`;
  const shared = (id: ToolView['id']) => ({
    label: t(`${id}.label`),
    hint: t(`${id}.hint`),
    submit: t(`${id}.submit`),
    working: tools.shared.working,
    failed: tools.shared.failed,
    locale,
    regional: regionalLocale(locale),
    quotePath,
  });
  const link = (id: keyof typeof publicPages) => ({ href: publicPages[id], text: t(`${id}.link`) });
  const states = agency.states.map((value) => ({ value, label: forms.options.state[value], shape: shapeText(locale, licenseShapes[value] ?? []) }));
  return [
    { id: 'usdot', ...shared('usdot'), link: link('usdot') },
    { id: 'vin', ...shared('vin'), link: link('vin') },
    { id: 'address', ...shared('address'), link: link('address') },
    { id: 'license', ...shared('license'), state: tools.license.state, states },
  ];
}
