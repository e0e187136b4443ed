import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { pageWords } from '#lib/i18n/page-words.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { pageOf } from '#lib/site/pages.ts';
import type { Page } from '#lib/site/page.ts';
import { noWrap } from '#components/ui/no-wrap.tsx';
import { NewTabNote } from '#components/layout/new-tab-note.tsx';
import { CallOrWrite } from './call-or-write.tsx';
import { itemHref } from './item-href.ts';
import { linkNumbers } from './link-numbers.tsx';
import type { SectionProps } from './section-shell.tsx';

const partners: Readonly<Record<string, { url: string }>> = agency.partners;

function targetOf(locale: Locale, { form }: Page, { to }: SectionProps['section']): string {
  if (to) return itemHref(locale, to);
  return form ? '#quote-form' : localePath(locale, pageOf('contact').path);
}

/** A closing call to action. A section named after a partner of the agency file, such as `flood`, links to the partner's site. */
export async function Cta({ locale, page, section }: SectionProps) {
  const words = pageWords(locale, page.id, section.words);
  const t = await getTranslations({ locale, namespace: 'site' });
  const partner = partners[section.words];
  const target = partner ? { href: partner.url, target: '_blank', rel: 'noopener' } : { href: targetOf(locale, page, section) };
  return (
    <section
      id={section.words}
      aria-labelledby={`${section.words}-heading`}
      className="plain py-8 sm:py-16 lg:py-20 [.plain+&]:pt-0 sm:[.plain-wide+&]:pt-0"
    >
      <div className="page-width">
        <div
          className={`night grid items-center gap-6 overflow-clip rounded-panel border border-night-line p-6 sm:p-10 lg:grid-cols-[1fr_auto] ${partner ? 'relative pb-24 sm:pb-24' : ''}`}
        >
          {partner && <Icon name="waves" className="absolute inset-x-0 bottom-0 h-24 w-full text-night-line" />}
          <div>
            <h2 id={`${section.words}-heading`} className="font-bold text-2xl leading-tight">
              {noWrap(words.text('heading'))}
            </h2>
            <p className="mt-3 max-w-text text-lg text-on-night-muted">{linkNumbers(words.text('text'))}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <ButtonLink {...target} intent={partner ? 'onNight' : 'primary'} className="max-sm:w-full">
              {words.text('action')}
              {partner && <NewTabNote words={t('newTab')} />}
              <Icon name={partner ? 'external' : 'arrow'} className="size-5" />
            </ButtonLink>
            {!partner && <CallOrWrite locale={locale} intent="onNight" className="max-sm:hidden" />}
          </div>
        </div>
      </div>
    </section>
  );
}
