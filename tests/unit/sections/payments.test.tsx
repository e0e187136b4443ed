import { prerender } from 'react-dom/static';
import { Payments } from '#components/portal/payments.tsx';
import { locales } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';

jest.mock('next-intl/server', () => jest.requireActual('../../support/modules/next-intl-server.ts'));

const pay = { en: 'Pay ', es: 'Pagar a ', pt: 'Pagar à ' };
const site = { en: 'website', es: 'Sitio web', pt: 'Site da' };

test.each(locales)('labels payment pages and home pages of carriers in %s', async (locale) => {
  const { prelude } = await prerender(await Payments({ locale }));
  const html = await new Response(prelude).text();
  for (const { name, paymentUrl } of agency.carriers) {
    const [, label = ''] = html.split(`href="${paymentUrl}"`);
    const text = label.slice(label.indexOf('<span>') + 6).split('<', 1)[0] ?? '';
    expect(text).toContain(new URL(paymentUrl).pathname === '/' ? site[locale] : `${pay[locale]}${name}`);
  }
});
