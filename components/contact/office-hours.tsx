import { getTranslations } from 'next-intl/server';
import { closedBriefTemplate } from '#components/layout/closed-notice.tsx';
import { OpenNow } from '#components/layout/open-now.tsx';
import { Card } from '#components/ui/card.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { messageArguments } from '#lib/i18n/message-arguments.ts';
import { openingLines } from '#lib/i18n/opening-lines.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { listStates } from '#lib/i18n/state-arguments.ts';
import { agency } from '#lib/site/agency.ts';
import { pageOffice } from '#lib/site/business-clock.ts';

const part = 'flex min-w-0 flex-col gap-3';
const heading = 'flex items-center wrap-anywhere gap-3 font-bold text-xl leading-tight';

export async function OfficeHours({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'site.contact' });
  const { city, state } = agency.address;
  const others = agency.states.filter((code) => code !== state);
  const values = messageArguments(locale);
  return (
    <Card className="grid gap-7 lg:col-span-2 lg:grid-cols-2 lg:gap-8">
      <div className={part}>
        <h2 className={heading}>
          <Icon name="clock" className="size-6 text-primary" />
          {t('hoursTitle')}
        </h2>
        {openingLines(locale).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <OpenNow office={pageOffice(locale)} open={t('openNow')} closed={closedBriefTemplate(locale)} />
      </div>
      <div className={part}>
        <h2 className={heading}>
          <Icon name="pin" className="size-6 text-primary" />
          {others.length > 0 ? t('statesTitle', { ...values, count: others.length }) : t('locationTitle', values)}
        </h2>
        <p className="text-muted">{t('locationText', { city, count: others.length, states: listStates(locale, others) })}</p>
      </div>
    </Card>
  );
}
