import { messageFormatter } from '#lib/i18n/page-words.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { pageOf } from '#lib/site/pages.ts';

/** A link to the claims phone numbers of the insurance companies. */
export function ClaimsLinesLink({ locale, className }: { locale: Locale; className: string }) {
  return (
    <a href={`${localePath(locale, pageOf('claims-help').path)}#claims`} className={className}>
      {messageFormatter(locale)('site.footer.claimsLink')}
    </a>
  );
}
