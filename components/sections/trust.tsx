import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Badge } from '#components/ui/badge.tsx';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import { noWrap } from '#components/ui/no-wrap.tsx';
import { licenseLookupOf } from '#lib/facts/license-lookups.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { carriers } from '#lib/site/carriers.ts';
import { pageOf } from '#lib/site/pages.ts';
import { officeLines, officeMap } from '#lib/site/office-address.ts';
import { team, type TeamMember } from '#lib/site/team.ts';
import { Card } from '#components/ui/card.tsx';
import { jobTitle } from '#lib/i18n/job-title.ts';
import { callLink, displayPhone } from '#lib/site/phone.ts';
import { NewTabNote } from '#components/layout/new-tab-note.tsx';
import { Portrait } from './portrait.tsx';
import { type SectionProps, SectionShell } from './section-shell.tsx';
import { listLanguages } from './list-languages.ts';

async function TeamCard({ locale, member }: { locale: Locale; member: TeamMember }) {
  const t = await getTranslations({ locale, namespace: 'site.trust' });
  const { name, languages, phone } = member;
  return (
    <li className="flex">
      <Card className="w-full flex-row flex-wrap gap-4 md:max-lg:flex-col">
        <Portrait member={member} className="size-16 text-xl" />
        <div className="flex min-w-0 grow basis-32 flex-col gap-1">
          <h3 className="font-bold text-ink text-lg leading-snug">{name}</h3>
          <p className="text-muted leading-snug first-letter:uppercase">{noWrap(jobTitle(locale, member))}</p>
          {languages && <p className="text-muted text-sm">{t('speaks', { languages: listLanguages(locale, languages) })}</p>}
          {phone && (
            <a
              href={callLink(phone)}
              draggable={false}
              className="-mb-2 mt-auto inline-flex min-h-11 items-center font-semibold text-primary underline"
            >
              <span>
                {noWrap(phone.extension ? t('direct', { phone: displayPhone(phone.e164), extension: phone.extension }) : displayPhone(phone.e164))}
              </span>
            </a>
          )}
        </div>
      </Card>
    </li>
  );
}

const link = 'inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4';

function Part({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className="flex min-w-0 flex-wrap gap-4">
      <span className="card-icon">
        <Icon name={icon} />
      </span>
      <div className="flex min-w-0 grow basis-40 flex-col gap-1">
        <h3 className="font-bold text-ink text-lg leading-snug">{title}</h3>
        {children}
      </div>
    </li>
  );
}

/** Who the agency is and how to check it: office, license, companies, team. A part that the agency file lacks is left out. */
export async function Trust({ locale, section }: SectionProps) {
  const t = await getTranslations({ locale, namespace: 'site.trust' });
  const { newTab } = messagesFor(locale).site;
  const states = messagesFor(locale).forms.options.state;
  const home = agency.licenses.find(({ state }) => state === agency.address.state);
  const lookup = home && licenseLookupOf(home.state);
  const outsideLink = (url: string, text: string) => (
    <a href={url} target="_blank" rel="noreferrer" className={link}>
      {text}
      <NewTabNote words={newTab} />
    </a>
  );
  return (
    <SectionShell id={section.words} heading={t('heading')}>
      <ul className="grid gap-x-8 gap-y-6 lg:grid-cols-3">
        <Part icon="pin" title={t('office')}>
          <address translate="no" className="text-muted not-italic leading-relaxed">
            {officeLines[0]}
            <br />
            {officeLines[1]}
          </address>
          {outsideLink(officeMap, t('map'))}
        </Part>
        {home && (
          <Part icon="seal" title={t('license')}>
            <p className="text-muted leading-relaxed">
              {noWrap(t('licenseText', { state: states[home.state], number: home.number.replaceAll('-', '-\u2060'), npn: agency.npn }))}
            </p>
            {lookup && outsideLink(lookup, t('lookup'))}
            <a href={localePath(locale, pageOf('licenses').path)} className={link}>
              {t('allLicenses', { count: agency.licenses.length })}
            </a>
          </Part>
        )}
        {carriers.length > 0 && (
          <Part icon="shield" title={t('companies')}>
            <ul
              translate="no"
              className="mt-1 flex flex-wrap gap-2 *:rounded-control *:border *:border-line *:bg-surface *:px-2.5 *:py-1 *:font-semibold *:text-sm"
            >
              {carriers.map(({ name }) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </Part>
        )}
      </ul>
      {team.length > 0 && (
        <ul aria-label={t('team')} className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-4 lg:gap-5">
          {/* Those who speak the language of the page come first. */}
          {team
            .toSorted((a, b) => Number(b.languages?.includes(locale)) - Number(a.languages?.includes(locale)))
            .map((member) => (
              <TeamCard key={member.id} locale={locale} member={member} />
            ))}
        </ul>
      )}
      {agency.sample && (
        <Badge tone="warm" className="mt-4">
          {t('sampleNames')}
        </Badge>
      )}
    </SectionShell>
  );
}
