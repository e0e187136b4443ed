import { getTranslations } from 'next-intl/server';
import { noWrap } from '#components/ui/no-wrap.tsx';
import { jobTitle } from '#lib/i18n/job-title.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import type { Page } from '#lib/site/page.ts';
import { callLink, displayPhone } from '#lib/site/phone.ts';
import { contactsFor } from '#lib/site/team.ts';
import { Portrait } from './portrait.tsx';
import { listLanguages } from './list-languages.ts';

/** Who is responsible for the subject of the page, and who speaks its language. Renders nothing on a page whose subject nobody in the team has. */
export async function PageContacts({ locale, page, className = 'my-6 border-t pt-4 last:mb-0' }: { locale: Locale; page: Page; className?: string }) {
  const members = contactsFor(page.subject, locale);
  if (members.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'site.trust' });
  return (
    <section aria-labelledby="page-contacts" className={`border-line ${className}`}>
      <h3 id="page-contacts" className="font-bold text-ink text-lg leading-snug">
        {t('contacts', { count: members.length })}
      </h3>
      {agency.sample && <p className="text-muted text-sm">{t('sampleNames')}</p>}
      <ul className="mt-3 grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        {members.map((member) => (
          <li key={member.id} className="flex flex-wrap gap-3">
            <Portrait member={member} className="size-12 text-base" />
            <div className="min-w-0 grow basis-36 leading-snug">
              <p className="font-bold">{member.name}</p>
              <p className="text-muted text-sm first-letter:uppercase">{noWrap(jobTitle(locale, member))}</p>
              {member.languages && <p className="text-muted text-sm">{t('speaks', { languages: listLanguages(locale, member.languages) })}</p>}
              {member.phone && (
                <a
                  href={callLink(member.phone)}
                  draggable={false}
                  className="-mb-2 inline-flex min-h-11 items-center font-semibold text-primary underline"
                >
                  <span>
                    {noWrap(
                      member.phone.extension
                        ? t('direct', { phone: displayPhone(member.phone.e164), extension: member.phone.extension })
                        : displayPhone(member.phone.e164),
                    )}
                  </span>
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
