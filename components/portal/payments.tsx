import { getTranslations } from 'next-intl/server';
import { SectionShell } from '#components/sections/section-shell.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { pageWords } from '#lib/i18n/page-words.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { carriers } from '#lib/site/carriers.ts';
import { NewTabNote } from '#components/layout/new-tab-note.tsx';

const isHomePage = (address: string) => new URL(address).pathname === '/';

export async function Payments({ locale }: { locale: Locale }) {
  const words = pageWords(locale, 'client-portal', 'payments');
  const t = await getTranslations({ locale });
  return (
    <SectionShell id="payments" heading={words.text('heading')} lead={words.text('lead')} tone="sunken">
      {carriers.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
          {carriers.map(({ id, name, paymentUrl }) => (
            <li key={id}>
              <a
                href={paymentUrl}
                target="_blank"
                rel="noopener"
                className="flex h-full min-h-14 items-center justify-between gap-2 rounded-card border border-line bg-surface px-4 py-3 font-semibold text-primary no-underline shadow-soft hover:border-primary"
              >
                <span>
                  <span translate="no">{name}</span>
                  <span className="block font-normal text-muted text-sm">{t(isHomePage(paymentUrl) ? 'portal.website' : 'portal.pay')}</span>
                  <NewTabNote words={t('site.newTab')} />
                </span>
                <Icon name="external" className="size-5" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </SectionShell>
  );
}
