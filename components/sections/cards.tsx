import { getTranslations } from 'next-intl/server';
import { Badge } from '#components/ui/badge.tsx';
import { Card, CardText, CardTitle } from '#components/ui/card.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { noWrap } from '#components/ui/no-wrap.tsx';
import type { Locale } from '#lib/i18n/routing.ts';
import { pageWords, type Words } from '#lib/i18n/page-words.ts';
import type { PageLink } from '#lib/site/page.ts';
import { NewTabNote } from '#components/layout/new-tab-note.tsx';
import { itemHref } from './item-href.ts';
import { itemIcon } from './item-icon.ts';
import { type SectionProps, SectionShell } from './section-shell.tsx';
import { Signs } from './signs.tsx';

type PlainCardsProps = { locale: Locale; words: Words; section: SectionProps['section'] };

/** Text without the border of a button; a title may link to the page's own form. */
function PlainCards({ locale, words, section }: PlainCardsProps) {
  const items = words.items();
  const columns = items.length % 4 === 0 ? 'xl:grid-cols-4' : items.length === 2 ? '' : 'lg:grid-cols-3';
  return (
    <SectionShell id={section.words} heading={words.text('heading')} lead={words.optional('lead')} fold={section.fold}>
      <ul className={`grid gap-x-8 gap-y-5 sm:grid-cols-2 sm:gap-y-8 ${columns}`}>
        {items.map(({ key, words: item }) => {
          const badge = item.optional('badge');
          const link = section.links?.[key];
          return (
            <li key={key} className="flex min-w-0 flex-col gap-1.5 border-primary border-t-2 pt-4">
              {badge && <Badge>{badge}</Badge>}
              <CardTitle>
                {link ? (
                  <a href={itemHref(locale, link)} className="-my-2.5 inline-block py-2.5 text-primary hover:underline">
                    {noWrap(item.text('title'))}
                    <Icon name="arrow" className="ml-2 inline size-5 align-[-0.2em]" />
                  </a>
                ) : (
                  item.text('title')
                )}
              </CardTitle>
              <CardText>{item.text('text')}</CardText>
            </li>
          );
        })}
      </ul>
    </SectionShell>
  );
}

/** The links of a section whose items all link to pages of the site, on a page of a line of insurance; else undefined. */
function internalLinks(page: SectionProps['page'], { links = {} }: SectionProps['section'], items: readonly { key: string }[]) {
  if (page.line === 'company') return undefined;
  const pageLinks: Record<string, PageLink> = {};
  for (const { key } of items) {
    const link = links[key];
    if (!link || 'href' in link) return undefined;
    pageLinks[key] = link;
  }
  return pageLinks;
}

export async function Cards({ locale, page, section }: SectionProps) {
  const words = pageWords(locale, page.id, section.words);
  const t = await getTranslations({ locale, namespace: 'site' });
  const items = words.items();
  const links = Object.values(section.links ?? {});
  const isOwnForm = page.form !== undefined && links.every((link) => 'page' in link && link.page === page.id);
  if (isOwnForm) return <PlainCards locale={locale} words={words} section={section} />;
  const pageLinks = internalLinks(page, section, items);
  if (pageLinks)
    return <Signs locale={locale} id={section.words} words={words} links={pageLinks} fold={section.fold} isCompact={section.isCompact} />;
  if (!section.links) return <PlainCards locale={locale} words={words} section={section} />;
  const columns = items.length % 4 === 0 ? 'xl:grid-cols-4' : items.length === 2 ? '' : 'lg:grid-cols-3';
  const alone = `${items.length % 2 === 1 ? 'sm:max-lg:last:col-span-2' : ''} ${items.length % 3 === 1 ? 'lg:last:col-span-full' : ''}`;
  return (
    <SectionShell id={section.words} heading={words.text('heading')} lead={words.optional('lead')} fold={section.fold}>
      <ul className={`grid gap-3 sm:gap-4 sm:grid-cols-2 lg:gap-5 ${columns}`}>
        {items.map(({ key, words: item }) => {
          const link = section.links?.[key];
          const badge = item.optional('badge');
          const outside = link && 'href' in link;
          return (
            <li key={key} className={`flex min-w-0 ${items.length % 4 === 0 ? '' : alone}`}>
              <Card tone={link ? 'action' : 'plain'} className="card-row w-full">
                <span className="card-icon sm:mb-1">
                  <Icon name={itemIcon(key)} />
                </span>
                <div className="flex min-w-0 grow flex-col gap-1.5 sm:gap-2">
                  {badge && <Badge>{badge}</Badge>}
                  <CardTitle>{item.text('title')}</CardTitle>
                  <CardText>{item.text('text')}</CardText>
                  {link && (
                    <a
                      href={itemHref(locale, link)}
                      target={outside ? '_blank' : undefined}
                      rel={outside ? 'noopener' : undefined}
                      className="card-link mt-auto pt-1 font-semibold text-primary sm:pt-2"
                    >
                      {item.text('action')}
                      {outside && <NewTabNote words={t('newTab')} />}
                      <Icon name={outside ? 'external' : 'arrow'} className="ml-2 inline size-5 align-[-0.2em]" />
                    </a>
                  )}
                </div>
              </Card>
            </li>
          );
        })}
      </ul>
    </SectionShell>
  );
}
