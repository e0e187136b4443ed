import { getTranslations } from 'next-intl/server';
import { pageWords } from '#lib/i18n/page-words.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { type ActionTarget, mainAction } from '#lib/site/main-action.ts';
import { NoWrap } from '#components/ui/no-wrap.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import { HeroContact } from './hero-contact.tsx';
import { itemHref } from './item-href.ts';
import { Scene } from './scene.tsx';
import type { SectionProps } from './section-shell.tsx';

const points = [
  { id: 'states', icon: 'shield' },
  { id: 'since', icon: 'seal' },
  { id: 'languages', icon: 'globe' },
] as const;

async function HeroPoints({ locale, className }: { locale: Locale; className: string }) {
  const t = await getTranslations({ locale, namespace: 'site.hero' });
  return (
    <ul aria-label={t('points')} className={`flex flex-col gap-y-2.5 text-on-night-muted sm:flex-row sm:flex-wrap sm:gap-x-6 ${className}`}>
      {points.map(({ id, icon }) => (
        <li key={id} className="flex items-center gap-2.5">
          <Icon name={icon} className="size-5 text-sun" />
          {t(id, messageArguments(locale))}
        </li>
      ))}
    </ul>
  );
}

function actionHref(locale: Locale, target: ActionTarget): string {
  return 'anchor' in target ? `#${target.anchor}` : itemHref(locale, target);
}

export function Hero({ locale, page, section }: SectionProps) {
  const words = pageWords(locale, page.id, section.words);
  const action = words.optional('action');
  const home = page.path === '/';
  const isBare = page.task === 'alone';
  const hiddenOnPhone = section.brief ? 'max-sm:hidden' : '';
  return (
    <section className="night relative">
      <div
        className={`page-width ${home ? 'pt-7 pb-6 lg:min-h-[36rem] lg:py-14' : isBare ? 'pt-3 pb-6 lg:min-h-[15rem] lg:py-8' : 'pt-3 pb-6 lg:min-h-[26rem] lg:py-12 2xl:min-h-[30rem]'} flex flex-col justify-center`}
      >
        <div className="lg:max-w-[calc(50%-1rem)]">
          <h1 className={`font-bold leading-[1.06] ${home ? 'text-5xl' : 'text-4xl'}`}>
            <NoWrap>{words.text('heading')}</NoWrap>
          </h1>
          <p className="mt-4 max-w-text sm:mt-5 text-lg text-on-night-muted leading-relaxed">
            <NoWrap>{words.text('lead')}</NoWrap>
          </p>
          {!isBare && (
            <HeroContact
              locale={locale}
              action={action}
              href={section.to ? itemHref(locale, section.to) : actionHref(locale, mainAction(page))}
              className={hiddenOnPhone}
            />
          )}
          {page.line !== 'company' && !isBare && <HeroPoints locale={locale} className={`max-sm:hidden ${home ? 'mt-8' : 'mt-6'}`} />}
        </div>
      </div>
      <Scene page={page.id} className={`hero-scene ${home ? 'lg:top-0 lg:h-full' : ''} ${hiddenOnPhone}`} />
    </section>
  );
}
