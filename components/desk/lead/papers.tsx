import { translator } from '#lib/i18n/translator.ts';
import { continuationDays } from '#lib/site/retention.ts';
import { papersText } from '#lib/staff/reply-templates.ts';
import { ActionButton } from '../action-form.tsx';
import { Notice } from '../notice.tsx';
import { TextLinks } from './contact.tsx';
import type { LeadPageProps } from './lead-page-props.ts';

/** A link for sending papers, for visitors who have no e-mail or who read text messages sooner. */
export function Papers({ props: { person, formToken, found, canSendPapers, papersLink } }: { props: LeadPageProps }) {
  const { locale } = person;
  const t = translator(locale, 'desk.papers');
  const { phoneE164 } = found.contact;
  return (
    <section className="work" aria-labelledby="papers">
      <h2 id="papers">{t('title')}</h2>
      {papersLink ? (
        <Notice>
          <p>{t('made', { days: continuationDays })}</p>
          <p>
            <code>{papersLink}</code>
          </p>
          {phoneE164 ? (
            <p className="contact">
              <TextLinks locale={locale} phone={phoneE164} text={papersText(papersLink, found, person)} />
            </p>
          ) : null}
        </Notice>
      ) : null}
      <p>{canSendPapers ? t('text') : t('none')}</p>
      {canSendPapers ? <ActionButton token={formToken} to={`/desk/leads/${found.lead.reference}/papers`} label={t('make')} /> : null}
    </section>
  );
}
