import { pageWords } from '#lib/i18n/page-words.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { pageOf } from '#lib/site/find-page.ts';

type Props = { locale: Locale; id: string; current?: string | undefined; className?: string };

/** A link to a page of the table under its short name; the page being read is marked. */
export async function PageLink({ locale, id, current, className }: Props) {
  const words = await pageWords(locale, id);
  return (
    <a href={localePath(locale, pageOf(id).path)} aria-current={current === id ? 'page' : undefined} className={className}>
      {words.text('name')}
    </a>
  );
}
