import { prerender } from 'react-dom/static';
import { Payments } from '#components/portal/payments.tsx';
import { locales } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';

jest.mock('next-intl/server', () => jest.requireActual('../../support/modules/next-intl-server.ts'));

const pay = { en: 'Payment page', es: 'Página de pagos', pt: 'Página de pagamento' };
const site = { en: 'Home page', es: 'Página principal', pt: 'Página inicial' };

test.each(locales)('labels payment pages and home pages of carriers in %s', async (locale) => {
  const { prelude } = await prerender(await Payments({ locale }));
  const html = await new Response(prelude).text();
  for (const { name, paymentUrl } of agency.carriers) {
    const [, label = ''] = html.split(`href="${paymentUrl}"`);
    const text = label.slice(label.indexOf('<span>') + 6).split('</a>', 1)[0] ?? '';
    expect(text).toMatch(
      new RegExp(`^<span translate="no">${name}</span><span [^>]*>${new URL(paymentUrl).pathname === '/' ? site[locale] : pay[locale]}</span>`),
    );
  }
});
