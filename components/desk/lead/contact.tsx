import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/messages.ts';
import type { WorkedLead } from '#lib/staff/find-worked-lead.ts';
import { savedReplyIds, shortText, smsLink, whatsAppLink } from '#lib/staff/saved-replies.ts';
import type { StaffMember } from '#lib/staff/store/people.ts';
import { languageName } from '../language-name.ts';

const newTab = { target: '_blank', rel: 'noreferrer' };

/** Links that open the device's messaging program with a prepared text. */
export function TextLinks({ locale, phone, text }: { locale: Locale; phone: string; text: string }) {
  const t = translator(locale, 'desk.lead');
  return (
    <>
      <a href={smsLink(phone, text)} data-contact="text">
        {t('sendText')}
      </a>{' '}
      <a href={whatsAppLink(phone, text)} data-contact="whatsApp" {...newTab}>
        {t('sendWhatsApp')}
      </a>
    </>
  );
}

/** Saved texts in the visitor's language; each can be changed before it is sent. */
function SavedReplyLinks({ workedLead, person, phone }: { workedLead: WorkedLead; person: StaffMember; phone: string }) {
  const { locale } = person;
  const t = translator(locale, 'desk.lead');
  const names = translator(locale, 'desk.savedReply');
  return (
    <details className="saved-texts">
      <summary>{t('savedTexts')}</summary>
      <p className="hint">{t('savedTextsHint', { language: languageName(workedLead.lead.locale, locale) })}</p>
      <ul className="plain">
        {savedReplyIds.map((id) => (
          <li key={id}>
            <p>{names(`${id}.name`)}</p>
            <p className="note" lang={workedLead.lead.locale} dir="auto">
              {shortText(id, workedLead, person)}
            </p>
            <p className="contact">
              <TextLinks {...{ locale, phone }} text={shortText(id, workedLead, person)} />
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The mail link leads to the reply form, whose mails are recorded. Viewers have no reply form. */
export function Contact({ workedLead, person, canWork }: { workedLead: WorkedLead; person: StaffMember; canWork: boolean }) {
  const { contact, lead } = workedLead;
  const t = translator(person.locale, 'desk.lead');
  const { phoneE164, phone, email } = contact;
  return (
    <>
      <p>{t('speaks', { language: languageName(lead.locale, person.locale) })}</p>
      <ul className="contact">
        {phoneE164 ? (
          <>
            <li>
              <a href={`tel:${phoneE164}`} data-contact="phone">
                {t('call', { phone: phone ?? '' })}
              </a>
            </li>
            <li>
              <a href={`sms:${phoneE164}`} data-contact="text">
                {t('text')}
              </a>
            </li>
            <li>
              <a href={`https://wa.me/${phoneE164.slice(1)}`} data-contact="whatsApp" {...newTab}>
                {t('whatsApp')}
              </a>
            </li>
          </>
        ) : null}
        {email ? (
          <li>
            <a href={canWork ? '#reply' : `mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{t('mail', { email })}</a>
          </li>
        ) : null}
      </ul>
      {canWork && phoneE164 ? <SavedReplyLinks {...{ workedLead, person }} phone={phoneE164} /> : null}
    </>
  );
}
