import { getTranslations } from 'next-intl/server';
import { Badge } from '#components/ui/badge.tsx';
import { Card } from '#components/ui/card.tsx';
import { NoWrap } from '#components/ui/no-wrap.tsx';
import { jobTitle } from '#lib/i18n/job-title.ts';
import { regionalLocale } from '#lib/i18n/regional-locale.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { callLink, displayPhone } from '#lib/site/phone.ts';
import { initialsOf, type TeamMember } from '#lib/site/team.ts';

const portrait = 'flex size-16 shrink-0 items-center justify-center rounded-full bg-primary-soft font-bold font-display text-primary text-xl';

export async function TeamCard({ locale, member }: { locale: Locale; member: TeamMember }) {
  const t = await getTranslations({ locale, namespace: 'site.trust' });
  const { name, languages, phone } = member;
  const languageName = new Intl.DisplayNames(regionalLocale(locale), { type: 'language' });
  const list = new Intl.ListFormat(regionalLocale(locale), { type: 'conjunction' });
  const spoken = languages && list.format(languages.map((code) => languageName.of(code) ?? code));
  return (
    <li className="flex">
      <Card className="w-full flex-row items-start gap-4 md:max-lg:flex-col">
        {member.portrait ? (
          <img src={member.portrait} alt="" width={64} height={64} loading="lazy" className="size-16 shrink-0 rounded-full object-cover" />
        ) : (
          <span aria-hidden="true" className={portrait}>
            {initialsOf(name)}
          </span>
        )}
        <div className="flex min-w-0 flex-col gap-1">
          <h3 className="font-bold text-ink text-lg leading-snug">{name}</h3>
          <p className="text-muted leading-snug first-letter:uppercase">
            <NoWrap>{jobTitle(locale, member)}</NoWrap>
          </p>
          {spoken && <p className="text-muted text-sm">{t('speaks', { languages: spoken })}</p>}
          {phone && (
            <a href={callLink(phone)} draggable={false} className="inline-flex min-h-11 items-center font-semibold text-primary">
              {phone.extension ? t('direct', { phone: displayPhone(phone.e164), extension: phone.extension }) : displayPhone(phone.e164)}
            </a>
          )}
          {agency.sample && <Badge tone="warm">{t('samplePerson')}</Badge>}
        </div>
      </Card>
    </li>
  );
}
