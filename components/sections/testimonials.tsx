import { getTranslations } from 'next-intl/server';
import { Badge } from '#components/ui/badge.tsx';
import { Card } from '#components/ui/card.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { noWrap } from '#components/ui/no-wrap.tsx';
import { pageWords } from '#lib/i18n/page-words.ts';
import { regionalLocale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { agencyReviews } from '#lib/site/agency-contact.ts';
import { NewTabNote } from '#components/layout/new-tab-note.tsx';
import { type SectionProps, SectionShell } from './section-shell.tsx';

type Testimonial = { id: string; author: string; business: string; rating: number; date: string };
const testimonials: readonly Testimonial[] = agency.testimonials;

/** So many are shown on a phone; the others are folded there. */
const shownOnPhone = 2;

export async function Testimonials({ locale, page, section }: SectionProps) {
  const words = pageWords(locale, page.id, section.words);
  const site = await getTranslations({ locale, namespace: 'site' });
  const t = await getTranslations({ locale, namespace: 'site.testimonials' });
  const quotes = section.reviews ? pageWords(locale, 'home', 'testimonials') : words;
  const shown: readonly string[] = section.reviews ?? words.keys('items');
  const month = new Intl.DateTimeFormat(regionalLocale(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const reviews = testimonials.filter(({ id }) => shown.includes(id));
  const cards = reviews.map(({ id, author, business, rating, date }) => (
    <li key={id} className="flex">
      <Card className="w-full gap-4">
        <span role="img" aria-label={t('rating', { rating })} className="flex gap-0.5 text-star">
          {Array.from({ length: rating }, (_, star) => (
            <Icon key={star} name="star" className="size-5" />
          ))}
        </span>
        <blockquote className="text-lg leading-relaxed">{noWrap(quotes.text(`items.${id}`))}</blockquote>
        <p className="mt-auto text-muted text-sm">
          <span className="font-semibold text-ink">{author}</span>
          {`, ${business}, `}
          <time dateTime={date}>{month.format(new Date(date))}</time>
        </p>
      </Card>
    </li>
  ));
  const list = `grid gap-4 lg:gap-5 ${cards.length > 1 ? 'md:grid-cols-2' : ''}`;
  return (
    <SectionShell
      id={section.words}
      heading={words.text('heading')}
      lead={words.optional('lead')}
      fold={section.fold}
      tone="sunken"
      narrow={reviews.length === 1}
    >
      {agency.sample && (
        <Badge tone="warm" className="mb-4">
          {t('sample', { count: cards.length })}
        </Badge>
      )}
      <ul className={list}>{cards.slice(0, shownOnPhone)}</ul>
      {cards.length > shownOnPhone && (
        <details className="fold mt-4 lg:mt-5">
          <summary className="font-semibold text-primary supports-[selector(::details-content)]:sm:hidden!">{t('more')}</summary>
          <ul className={list}>{cards.slice(shownOnPhone)}</ul>
        </details>
      )}
      {agencyReviews && (
        <a
          href={agencyReviews}
          target="_blank"
          rel="noopener"
          className="mt-4 inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
        >
          {t('all')}
          <NewTabNote words={site('newTab')} />
        </a>
      )}
    </SectionShell>
  );
}
