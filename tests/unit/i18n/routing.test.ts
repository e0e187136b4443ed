import { localePath, splitLocale } from '#lib/i18n/routing.ts';

describe('addresses of a language', () => {
  it('puts no prefix before English and one before the others', () => {
    expect(localePath('en', '/contact')).toBe('/contact');
    expect(localePath('es', '/')).toBe('/es');
    expect(localePath('pt', '/contact')).toBe('/pt/contact');
  });

  it('splits the path that it built', () => {
    expect(splitLocale('/pt/contact')).toEqual({ locale: 'pt', path: '/contact' });
    expect(splitLocale('/es')).toEqual({ locale: 'es', path: '/' });
    expect(splitLocale('/espresso')).toEqual({ locale: undefined, path: '/espresso' });
  });
});
