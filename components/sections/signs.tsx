import { Icon } from '#components/ui/icon.tsx';
import type { Words } from '#lib/i18n/page-words.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import type { PageLink } from '#lib/site/page.ts';
import { noWrap } from '#components/ui/no-wrap.tsx';
import { itemHref } from './item-href.ts';
import { itemIcon } from './item-icon.ts';
import { SectionShell } from './section-shell.tsx';

type Props = {
  locale: Locale;
  id: string;
  words: Words;
  links: Readonly<Record<string, PageLink>>;
  fold?: boolean | undefined;
  isCompact?: boolean | undefined;
};

/** Cards styled as road signs, for sections whose items all link to pages of the site. Seven items are arranged as four above three. */
export function Signs({ locale, id, words, links, fold, isCompact = false }: Props) {
  const items = words.items();
  const seven = items.length === 7;
  const columns = seven ? 'lg:grid-cols-3 xl:grid-cols-12' : items.length % 4 === 0 ? '' : 'lg:grid-cols-3';
  const alone = `${items.length % 2 === 1 ? 'sm:max-lg:last:col-span-2' : ''} ${items.length % 3 === 1 ? 'lg:max-xl:last:col-span-full' : ''}`;
  return (
    <SectionShell id={id} heading={words.text('heading')} lead={words.optional('lead')} noSpaceBelow fold={fold}>
      <ul className={`grid gap-x-4 sm:grid-cols-2 lg:gap-x-5 ${columns} ${isCompact ? 'signs-compact' : ''}`}>
        {items.map(({ key, words: item }, index) => {
          const link = links[key];
          const badge = item.optional('badge');
          return (
            <li
              key={key}
              className={`sign-post ${items.length % 4 === 0 ? '' : alone} ${seven ? (index < 4 ? 'xl:col-span-3' : 'xl:col-span-4') : ''}`}
            >
              <div data-slot="card" className="sign">
                <Icon name={itemIcon(key)} className="size-8 text-sun" />
                <div className="flex min-w-0 grow flex-col gap-1.5">
                  {badge && <p className={`w-fit rounded-sm bg-sun px-2 font-bold text-road text-sm ${isCompact ? 'max-sm:hidden' : ''}`}>{badge}</p>}
                  <h3 className="text-balance font-bold text-xl leading-tight">{noWrap(item.text('title'))}</h3>
                  <p className={`text-on-night-muted leading-snug ${isCompact ? 'max-sm:hidden' : ''}`}>{noWrap(item.text('text'))}</p>
                  {link && (
                    <a href={itemHref(locale, link)} className="card-link mt-auto text-balance pt-1.5 font-semibold">
                      {isCompact && <span className="sr-only sm:hidden">{`${item.text('title')}: `}</span>}
                      <span className={isCompact ? 'max-sm:sr-only' : ''}>{noWrap(item.text('action'))}</span>
                      <Icon name="arrow" className="sign-arrow" />
                    </a>
                  )}
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </SectionShell>
  );
}
