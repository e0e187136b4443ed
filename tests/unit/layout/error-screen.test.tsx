import { prerender } from 'react-dom/static';
import { ErrorScreen } from '#components/layout/error-screen.tsx';
import { localePath, locales } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { callLink, displayPhone } from '#lib/site/phone.ts';

const headings = { en: 'Unexpected Application Error!', es: 'Ocurrió un error inesperado', pt: /Erro inesperado/ } as const;

async function screen(path: string, error: unknown): Promise<string> {
  Object.defineProperty(globalThis, 'location', { configurable: true, value: new URL(`http://localhost${path}`) });
  const { prelude } = await prerender(<ErrorScreen error={error} retry={() => {}} />);
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '');
}

afterAll(() => Reflect.deleteProperty(globalThis, 'location'));

test.each(locales)('the error screen in %s shows heading, status text, phone number and two links', async (locale) => {
  const html = await screen(localePath(locale, '/gallery.dev/broken'), new Error('503 Service Unavailable'));
  expect(html).toMatch(headings[locale]);
  expect(html).toContain('503 Service Unavailable');
  expect(html).toContain(`href="${callLink(agency.phone)}"`);
  expect(html).toContain(displayPhone(agency.phone.e164));
  expect(html).toContain(`href="${localePath(locale, '/')}"`);
  expect(html).toContain(`lang="${locale}"`);
});

test('the error screen shows no e-mail address and no long number of a message', async () => {
  const html = await screen('/', new Error('Cannot read ana@example.com at 305 555 0199'));
  expect(html).not.toMatch(/ana@|0199/);
});
