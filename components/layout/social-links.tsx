import { getTranslations } from 'next-intl/server';
import { Icon } from '#components/ui/icon.tsx';
import type { Locale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { NewTabNote } from './new-tab-note.tsx';

const social: Readonly<Record<string, string>> = agency.social;
const networks = (['facebook', 'linkedin', 'x', 'instagram'] as const).filter((network) => social[network]);

export async function SocialLinks({ locale }: { locale: Locale }) {
  if (networks.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'site' });
  return (
    <ul aria-label={t('footer.social')} className="no-print -mx-3 flex flex-wrap gap-1">
      {networks.map((network) => (
        <li key={network}>
          <a
            href={social[network]}
            target="_blank"
            rel="noopener"
            className="flex min-h-11 items-center gap-2 rounded-control px-3 text-sm hover:bg-current/15"
          >
            <Icon name={network} className="size-5" />
            <span className="max-sm:sr-only">{t(`social.${network}`)}</span>
            <NewTabNote words={t('newTab')} />
          </a>
        </li>
      ))}
    </ul>
  );
}
