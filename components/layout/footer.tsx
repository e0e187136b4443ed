import { getTranslations } from 'next-intl/server';
import { licenseLookupOf } from '#lib/facts/license-lookups.ts';
import { NoWrap } from '#components/ui/no-wrap.tsx';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { pageOf, sectionsOf } from '#lib/site/find-page.ts';
import { officeLines, officeMap } from '#lib/site/office-address.ts';
import { footerGroups, legalPageIds } from '#lib/site/navigation.ts';
import type { Page, Task } from '#lib/site/page.ts';
import { FooterContact } from './footer-contact.tsx';
import { FooterGroup } from './footer-group.tsx';
import { Logo } from './logo.tsx';
import { PageLink } from './page-link.tsx';
import { QuotePicker } from './quote-picker.tsx';
import { SocialLinks } from './social-links.tsx';

const headings = { quotes: 'quotes', personal: 'personal', commercial: 'commercial', company: 'company' } as const;

type Props = { locale: Locale; page: Page | undefined; task: Task | undefined };

/** On a phone a page with a task has a short footer, without a link to another quote. */
export async function Footer({ locale, page: shown, task }: Props) {
  const current = shown?.id;
  const t = await getTranslations({ locale, namespace: 'site' });
  const values = {
    ...messageArguments(locale),
    legalName: agency.legalName,
    states: agency.states.join(', '),
    numbers: agency.licenses
      .filter(({ state }) => state === agency.address.state)
      .map(({ state, number }) => `${state} ${number}`.replaceAll('-', '-\u2060'))
      .join(', '),
    npn: agency.npn,
    agent: agency.agentInCharge.name,
    agentNpn: agency.agentInCharge.npn,
    year: String(new Date().getFullYear()),
  };
  const lookup = licenseLookupOf(agency.address.state);
  const hasSocial = shown && sectionsOf(shown).some(({ kind }) => kind === 'social');
  const outside = [{ href: officeMap, label: t('trust.map') }, ...(lookup ? [{ href: lookup, label: t('trust.lookup') }] : [])];
  return (
    <footer className="night road-line">
      <div className="page-width flex flex-col gap-10 py-12 max-sm:gap-4 max-sm:py-6">
        {!task && <QuotePicker locale={locale} page={shown} />}
        <div className={`grid gap-x-6 gap-y-8 max-sm:gap-y-0 sm:grid-cols-2 lg:grid-cols-[repeat(4,1fr)_1.25fr] ${task ? 'max-sm:hidden' : ''}`}>
          {footerGroups.map(({ id, pages }) => (
            <FooterGroup key={id} id={id} heading={t(`groups.${headings[id]}`)}>
              {pages.map((page) => (
                <li key={page}>
                  <PageLink locale={locale} id={page} current={current} className="footer-link" />
                </li>
              ))}
            </FooterGroup>
          ))}
          <FooterContact locale={locale} />
        </div>
        <div className="rounded-card border border-sun px-5 pt-4 pb-2 text-balance">
          <p>{t('footer.claims')}</p>
          <a
            href={`${localePath(locale, pageOf('claims-help').path)}#claims`}
            className="footer-link font-semibold text-sun underline underline-offset-4"
          >
            {t('footer.claimsLink')}
          </a>
        </div>
        <div className="flex flex-col gap-2 border-night-line border-t pt-6 text-on-night-muted sm:gap-4 text-sm leading-relaxed">
          <div className="flex flex-wrap items-center justify-between gap-4 text-on-night">
            <Logo />
            {!hasSocial && <SocialLinks locale={locale} />}
          </div>
          <address className="not-italic" translate="no">
            {officeLines[0]}, <span className="whitespace-nowrap">{officeLines[1]}</span>
          </address>
          <p>
            <NoWrap>{t('footer.licence', values)}</NoWrap>
          </p>
          <p>{t('footer.policyLanguage')}</p>
          {agency.sample && <p className="font-semibold text-sun">{t('footer.sample', values)}</p>}
          <ul aria-label={t('footer.legal')} className="flex flex-wrap gap-x-6">
            {outside.map(({ href, label }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noreferrer" className="footer-link underline underline-offset-4">
                  {label}
                  <span className="sr-only"> ({t('newTab')})</span>
                </a>
              </li>
            ))}
            {legalPageIds.map((page) => (
              <li key={page}>
                <PageLink locale={locale} id={page} current={current} className="footer-link underline underline-offset-4" />
              </li>
            ))}
          </ul>
          <p>{t('footer.copyright', values)}</p>
        </div>
        <p aria-hidden="true" translate="no" className="watermark">
          {values.shortName}
        </p>
      </div>
    </footer>
  );
}
