import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/messages.ts';
import type { DeskLead } from '#lib/staff/find-desk-lead.ts';
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

/** Saved replies in the visitor's language; each can be changed before it is sent. */
function SavedReplyLinks({ deskLead, person, phone }: { deskLead: DeskLead; person: StaffMember; phone: string }) {
  const { locale } = person;
  const t = translator(locale, 'desk.lead');
  const names = translator(locale, 'desk.savedReply');
  return (
    <details className="saved-reply-links">
      <summary>{t('savedTexts')}</summary>
      <p className="hint">{t('savedTextsHint', { language: languageName(deskLead.lead.locale, locale) })}</p>
      <ul className="plain">
        {savedReplyIds.map((id) => (
          <li key={id}>
            <p>{names(`${id}.name`)}</p>
            <p className="note" lang={deskLead.lead.locale} dir="auto">
              {shortText(id, deskLead, person)}
            </p>
            <p className="contact">
              <TextLinks {...{ locale, phone }} text={shortText(id, deskLead, person)} />
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The mail link leads to the reply form, whose mails are recorded. Viewers have no reply form. */
export function Contact({ deskLead, person, canWork }: { deskLead: DeskLead; person: StaffMember; canWork: boolean }) {
  const { contact, lead } = deskLead;
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
      {canWork && phoneE164 ? <SavedReplyLinks {...{ deskLead, person }} phone={phoneE164} /> : null}
    </>
  );
}
