import { Icon } from '#components/ui/icon.tsx';
import { pageWords } from '#lib/i18n/page-words.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import type { ItemLink } from '#lib/site/page.ts';
import { itemHref } from './item-href.ts';
import { type SectionProps, SectionShell } from './section-shell.tsx';

/** Passes the item's name to the form when the form's list does not have it. */
function hrefOf(locale: Locale, link: ItemLink, name: string): string {
  if ('href' in link || !link.passesTitle) return itemHref(locale, link);
  return itemHref(locale, { ...link, query: [link.query, `about=${encodeURIComponent(name)}`].filter(Boolean).join('&') });
}

export function Catalog({ locale, page, section }: SectionProps) {
  const words = pageWords(locale, page.id, section.words);
  return (
    <SectionShell id={section.words} heading={words.text('heading')} lead={words.optional('lead')} fold={section.fold}>
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {words.items().map(({ key, words: item }) => {
          const link = section.links?.[key];
          return (
            <li key={key} className="border-line border-t py-3">
              {link ? (
                <a
                  href={hrefOf(locale, link, item.text('title'))}
                  className="flex min-h-11 items-center justify-between gap-3 py-1.5 font-bold text-primary leading-snug hover:underline"
                >
                  {item.text('title')}
                  <Icon name="arrow" className="size-5" />
                </a>
              ) : (
                <p className="font-bold leading-snug">{item.text('title')}</p>
              )}
              <p className="text-muted leading-snug">{item.text('text')}</p>
            </li>
          );
        })}
      </ul>
    </SectionShell>
  );
}
