import { getTranslations } from 'next-intl/server';
import { Icon } from '#components/ui/icon.tsx';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import type { Locale } from '#lib/i18n/routing.ts';

const points = [
  { id: 'states', icon: 'shield' },
  { id: 'since', icon: 'seal' },
  { id: 'languages', icon: 'globe' },
] as const;

export async function HeroPoints({ locale, className }: { locale: Locale; className: string }) {
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
