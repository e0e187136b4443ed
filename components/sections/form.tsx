import { getTranslations } from 'next-intl/server';
import { RegisteredForm } from '#components/forms/registered-form.tsx';
import { isSelector } from '#components/forms/quote-selector.tsx';
import { singleFilingOf } from '#lib/facts/filings.ts';
import { findForm } from '#lib/forms/registry.ts';
import { pageWords } from '#lib/i18n/page-words.ts';
import { noWrap } from '#components/ui/no-wrap.tsx';
import { closedTemplate } from '#components/layout/closed-notice.tsx';
import { OpenNow } from '#components/layout/open-now.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { pageOffice } from '#lib/site/business-clock.ts';
import { agencyCallLink, agencyTextLink, agencyWhatsApp, messageWay } from '#lib/site/agency-contact.ts';
import { Icon } from '#components/ui/icon.tsx';
import { longDay } from '#lib/i18n/long-day.ts';
import { claimOf } from '#lib/site/claim-of.ts';
import { sectionsOf } from '#lib/site/pages.ts';
import type { SectionProps } from './section-shell.tsx';
import { CallOrWrite } from './call-or-write.tsx';
import { linkNumbers } from './link-numbers.tsx';
import { PageContacts } from './page-contacts.tsx';

async function QuoteAside({ locale, page, section }: SectionProps) {
  const claim = claimOf('callMinutes');
  const words = pageWords(locale, page.id, section.words);
  const t = await getTranslations({ locale, namespace: 'site' });
  return (
    <div className="flex flex-col gap-8 lg:sticky lg:top-28">
      <section aria-labelledby="aside-call" className="night rounded-panel border border-night-line p-6">
        <h3 id="aside-call" className="by-hours by-hours-cell font-bold text-xl leading-tight">
          <span data-when="open">{words.text('aside.call')}</span>
          <span data-when="closed">{words.text('aside.closed')}</span>
        </h3>
        <div className="by-hours by-hours-cell mt-2 text-on-night-muted">
          <div data-when="open">
            <p>{words.text('aside.callText')}</p>
            {claim && (
              <p className="mt-2 text-sm">
                {agency.sample ? t('stats.sample') : t('stats.asOf', { source: claim.source, date: longDay(locale, claim.asOf) })}
              </p>
            )}
          </div>
          <p data-when="closed">{t(`contact.${messageWay(locale).way}Text`)}</p>
        </div>
        <CallOrWrite locale={locale} intent="onNight" className="mt-4 w-full" />
      </section>
      <section aria-labelledby="aside-reasons">
        <h3 id="aside-reasons" className="font-bold text-xl leading-tight">
          {words.text('aside.heading')}
        </h3>
        <ul className="mt-4 flex flex-col gap-3">
          {words.keys('aside.items').map((key) => (
            <li key={key} className="flex gap-3">
              <Icon name="check" className="mt-0.5 size-5 text-success" />
              <span>{noWrap(words.text(`aside.items.${key}`))}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const steps = ['read', 'answer', 'decide'] as const;

/** `hours`: when staff reply, on a page whose hero does not say so; `talk`: ways to call or write, on a page without a contact section. */
async function FormAside({ locale, hours, talk }: { locale: Locale; hours: boolean; talk: boolean }) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const values = messageArguments(locale);
  const ways = [
    { icon: 'message', href: agencyTextLink, label: t('footer.text', values) },
    ...(agencyWhatsApp ? [{ icon: 'whatsApp', href: agencyWhatsApp.href, label: t('footer.whatsApp', values) } as const] : []),
    { icon: 'phone', href: agencyCallLink, label: t('hero.call', values) },
  ] as const;
  return (
    <aside aria-labelledby="after-sending" className="flex flex-col sm:gap-5">
      <details className="fold fold-row">
        <summary className="max-sm:py-3">
          <h3 id="after-sending" className="font-bold text-lg leading-tight sm:text-xl">
            {t('formAside.heading')}
          </h3>
        </summary>
        <ol className="after-steps mt-5 max-sm:pb-4">
          {steps.map((step) => (
            <li key={step}>{t(`formAside.${step}`)}</li>
          ))}
        </ol>
      </details>
      {/* On a phone the action bar has the same three links. */}
      {talk && (
        <details className="fold border-field border-t pt-5 max-sm:hidden">
          <summary>
            <h3 className="font-bold text-xl leading-tight">{t('formAside.talk')}</h3>
          </summary>
          <div className="mt-3 flex flex-col gap-3">
            {hours && <OpenNow office={pageOffice(locale)} open={t('contact.openNow')} closed={closedTemplate(locale)} />}
            <div className="flex flex-wrap gap-3">
              {ways.map(({ icon, href, label }) => (
                <ButtonLink key={href} intent="outline" href={href} className={href === agencyCallLink ? 'muted-closed grow' : 'grow'}>
                  <Icon name={icon} className="size-5" />
                  <span>{noWrap(label)}</span>
                </ButtonLink>
              ))}
            </div>
          </div>
        </details>
      )}
    </aside>
  );
}

/** A state with a single filing presets it. */
function presetsOf(presets: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const filing = presets.state && singleFilingOf(presets.state);
  return filing ? { filingNeeded: filing, ...presets } : presets;
}

export function FormSection({ locale, page, section }: SectionProps) {
  const words = pageWords(locale, page.id, section.words);
  if (!page.form) throw new Error(`Page "${page.id}" has a form section and no form`);
  const note = words.optional('note');
  const form = findForm(page.form);
  const hasAside = section.aside || form?.hasAside;
  // Each step has a heading and the hero has the lead: those of the card would come between them.
  const isWizard = form?.steps !== undefined;
  // On a phone the cards that choose a form come before the lead; above a single form the lead, which says how to fill it out, stays first.
  const isChoice = isSelector(page.form);
  // On a phone the form has the background of the folded sections before and after it.
  const sections = sectionsOf(page);
  const at = sections.findIndex(({ words: key }) => key === section.words);
  const isJoined = sections[at - 1]?.fold || sections[at + 1]?.fold;
  const background = isJoined
    ? `max-sm:bg-canvas max-sm:[.plain+&]:pt-0 sm:[.bg-sunken+&]:pt-0 ${hasAside ? 'max-sm:pb-3' : ''}`
    : '[.bg-sunken+&]:pt-0';
  return (
    <section id="quote-form" aria-labelledby="quote-form-heading" className={`bg-sunken py-8 sm:py-16 lg:py-20 ${background}`}>
      <div
        className={`page-width ${hasAside ? 'grid items-start gap-x-10 gap-y-3 sm:gap-y-10 grid-cols-1 lg:grid-cols-[minmax(0,1fr)_20rem] xl:gap-x-16' : ''}`}
      >
        <div
          className={`form-card ${isChoice ? 'flex flex-col' : ''} rounded-panel bg-surface p-5 shadow-lift sm:p-8 lg:p-10 ${hasAside ? '' : 'mx-auto max-w-3xl'}`}
        >
          <h2 id="quote-form-heading" className={isWizard ? 'sr-only' : 'font-bold text-2xl leading-tight'}>
            {noWrap(words.text('heading'))}
          </h2>
          {!isWizard && (
            <p className={`mt-3 text-muted sm:text-lg ${isChoice ? 'max-sm:order-last max-sm:mt-6' : ''}`}>{linkNumbers(words.text('lead'))}</p>
          )}
          {note && <p className="mt-2 text-muted leading-snug">{noWrap(note)}</p>}
          <div className={isWizard ? '' : isChoice ? 'mt-4 sm:mt-8' : 'mt-6 sm:mt-8'}>
            <RegisteredForm locale={locale} form={page.form} {...(page.formPresets ? { preset: presetsOf(page.formPresets) } : {})} />
          </div>
          {!hasAside && <PageContacts locale={locale} page={page} />}
        </div>
        {section.aside ? (
          <QuoteAside locale={locale} page={page} section={section} />
        ) : (
          hasAside && (
            <div className="flex min-w-0 flex-col gap-5 lg:sticky lg:top-28 lg:gap-10">
              <PageContacts locale={locale} page={page} className="rounded-card border bg-surface p-5 max-sm:px-4" />
              <FormAside locale={locale} hours={page.task !== undefined} talk={!sectionsOf(page).some(({ kind }) => kind === 'contact')} />
            </div>
          )
        )}
      </div>
    </section>
  );
}
