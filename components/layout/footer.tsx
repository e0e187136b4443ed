import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { licenseLookupOf } from '#lib/facts/license-lookups.ts';
import { noWrap } from '#components/ui/no-wrap.tsx';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { pageOf, sectionsOf } from '#lib/site/pages.ts';
import { officeLines, officeMap } from '#lib/site/office-address.ts';
import { footerGroups, legalPageIds, quoteTypes } from '#lib/site/navigation.ts';
import type { Page, Task } from '#lib/site/page.ts';
import { BreakableAddress } from '#components/ui/breakable-address.tsx';
import { agencyCallLink, agencyTextLink, agencyWhatsApp } from '#lib/site/agency-contact.ts';
import { Button } from '#components/ui/button.tsx';
import { Select } from '#components/ui/select.tsx';
import { pageName } from '#lib/i18n/page-words.ts';
import { quoteContext } from '#lib/site/quote-context.ts';
import { ClaimsLinesLink } from './claims-lines-link.tsx';
import { PageLink } from './page-link.tsx';
import { SocialLinks } from './social-links.tsx';
import { NewTabNote } from './new-tab-note.tsx';

/** On a wide screen the longest list has two columns, and the contact links are a row. */
const shapes: Readonly<Record<string, { group: string; list: string }>> = {
  personal: { group: 'lg:col-span-2', list: 'lg:columns-2' },
  contact: { group: 'sm:col-span-full', list: 'sm:flex sm:flex-wrap sm:gap-x-6' },
};

/** A list of the footer, folded on a phone. */
function FooterGroup({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <nav aria-labelledby={`footer-${id}`} className={shapes[id]?.group}>
      <details className="fold max-sm:border-night-line max-sm:border-b">
        <summary>
          <h2 id={`footer-${id}`}>{heading}</h2>
        </summary>
        <ul className={`text-on-night-muted max-sm:pb-4 ${shapes[id]?.list ?? ''}`}>{children}</ul>
      </details>
    </nav>
  );
}

async function QuotePicker({ locale, page }: { locale: Locale; page: Page | undefined }) {
  const t = await getTranslations({ locale, namespace: 'site.footer' });
  const options = quoteTypes.map((id) => ({ id, name: pageName(locale, id) }));
  return (
    <form
      method="get"
      action="/api/go"
      className={`no-print grid items-center gap-3 rounded-card bg-night-soft p-4 sm:gap-4 lg:grid-cols-[auto_1fr_auto] ${page?.form ? 'max-sm:hidden' : ''}`}
    >
      <p className="text-balance font-bold text-xl leading-snug">{t('picker')}</p>
      <input type="hidden" name="locale" value={locale} />
      {Object.entries(quoteContext(page)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select id="quote-type" name="type" aria-label={t('pickerLabel')} defaultValue="" autoComplete="off">
        <option value="">{t('pickerEmpty')}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Button type="submit" intent="onNight">
        {t('pickerGo')}
      </Button>
    </form>
  );
}

async function FooterContact({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'site' });
  const values = messageArguments(locale);
  const links = [
    { href: agencyCallLink, label: `${t('footer.call', values)}, ${t('header.extension', values)}` },
    { href: agencyTextLink, label: t('footer.text', values) },
    ...(agencyWhatsApp ? [{ href: agencyWhatsApp.href, label: t('footer.whatsApp', values) }] : []),
    { href: `mailto:${agency.email}`, label: agency.email },
    { href: `${localePath(locale, pageOf('about').path)}#contact`, label: t('footer.aboutContact') },
  ];
  return (
    <FooterGroup id="contact" heading={t('groups.contact')}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} draggable={false} className="footer-link">
            <span>{label === agency.email ? <BreakableAddress text={label} /> : noWrap(label)}</span>
          </a>
        </li>
      ))}
    </FooterGroup>
  );
}

type Props = { locale: Locale; page: Page | undefined; task: Task | undefined };

/** On a phone the quote picker is left out below a form, and a page with a task shows only the end of the footer. */
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
  const outside = [{ href: officeMap, label: t('footer.map') }, ...(lookup ? [{ href: lookup, label: t('footer.lookup') }] : [])];
  return (
    <footer className="night road-line">
      <div className="page-width flex flex-col gap-6 py-10 max-sm:gap-4 max-sm:py-6">
        {!task && <QuotePicker locale={locale} page={shown} />}
        <div className={`grid gap-x-6 gap-y-8 max-sm:gap-y-0 sm:mt-5 sm:grid-cols-2 lg:grid-cols-5 ${task ? 'max-sm:hidden' : ''}`}>
          {footerGroups.map(({ id, pages }) => (
            <FooterGroup key={id} id={id} heading={t(`groups.${id}`)}>
              {pages.map((page) => (
                <li key={page}>
                  <PageLink locale={locale} id={page} current={current} className="footer-link" />
                </li>
              ))}
            </FooterGroup>
          ))}
          <FooterContact locale={locale} />
        </div>
        <div className="items-center rounded-card border border-sun px-4 pb-1 leading-snug sm:flex sm:flex-wrap sm:gap-x-6">
          <p className="py-2">{t('footer.claims')}</p>
          <ClaimsLinesLink locale={locale} className="footer-link font-semibold text-sun underline underline-offset-4" />
        </div>
        <div className="flex flex-col gap-2 border-night-line border-t pt-4 text-on-night-muted text-sm leading-snug">
          <div className="flex flex-wrap items-center justify-between gap-x-6">
            <address className="not-italic" translate="no">
              {officeLines[0]}, <span className="whitespace-nowrap">{officeLines[1]}</span>
            </address>
            {!hasSocial && <SocialLinks locale={locale} />}
          </div>
          <p>{noWrap(t('footer.licence', values))}</p>
          <p>{t('footer.policyLanguage')}</p>
          {agency.sample && <p className="font-semibold text-sun">{t('footer.sample', values)}</p>}
          <ul aria-label={t('footer.legal')} className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-6 sm:flex sm:flex-wrap">
            {outside.map(({ href, label }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noreferrer" className="footer-link underline underline-offset-4">
                  {label}
                  <NewTabNote words={t('newTab')} />
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
        <p aria-hidden="true" translate="no" className="watermark max-sm:hidden">
          {values.shortName}
        </p>
      </div>
    </footer>
  );
}
