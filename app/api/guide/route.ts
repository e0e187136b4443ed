import { makeFormView } from '#components/forms/make-form-view.ts';
import { formById } from '#lib/forms/registry.ts';
import { pageWords } from '#lib/i18n/page-words.ts';
import { translator } from '#lib/i18n/messages.ts';
import { noStore, queryLocale, lookupResponse } from '#lib/lookups/lookup-response.ts';

/** The words and the form of the free guide's dialog. */
export function GET(request: Request): Response {
  const locale = queryLocale(request);
  const words = pageWords(locale, 'free-guide');
  return lookupResponse(
    {
      title: words.text('hero.heading'),
      close: translator(locale, 'forms.toast')('close'),
      lead: words.text('hero.lead'),
      privacy: words.text('form.lead'),
      form: makeFormView(formById('guide'), locale),
    },
    noStore,
  );
}
