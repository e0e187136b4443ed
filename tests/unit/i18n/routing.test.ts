import { localePath, splitLocale } from '#lib/i18n/routing.ts';
import { messagesFor } from '#lib/i18n/messages.ts';

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

  it('has messages for each language', () => {
    expect(Object.keys(messagesFor('es'))).toEqual(Object.keys(messagesFor('en')));
  });
});
