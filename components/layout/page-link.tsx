import { pageName } from '#lib/i18n/page-words.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { pageOf } from '#lib/site/pages.ts';

type Props = { locale: Locale; id: string; current?: string | undefined; className?: string; label?: string | undefined };

export function PageLink({ locale, id, current, className, label }: Props) {
  return (
    <a href={localePath(locale, pageOf(id).path)} {...(current === id && { 'aria-current': 'page' })} className={className}>
      {label ?? pageName(locale, id)}
    </a>
  );
}
