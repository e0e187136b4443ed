import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/messages.ts';
import { type SavedReplyId, withSignature } from '#lib/staff/saved-replies.ts';
import { Notice, SecondButton } from '../action-form.tsx';
import type { LeadPageProps } from './lead-page-props.ts';

/** An unsent reply. `id` is the same for a repeated post; `empty`: a post without text was refused. */
export type UnsentReply = {
  id: string;
  subject: string;
  text: string;
  hasLink: boolean;
  step: 'write' | 'preview' | 'empty';
  /** The last inserted saved reply, and the text before it. */
  inserted?: { id: SavedReplyId; before: string };
};

export const replyFormId = 'reply-form';

/** Also used outside the form. */
export function SendButtons({ locale }: { locale: Locale }) {
  const t = translator(locale, 'desk.reply');
  return (
    <>
      <button type="submit" form={replyFormId} name="action" value="send">
        {t('send')}
      </button>
      <SecondButton form={replyFormId} name="action" value="send-next" label={t('sendNext')} />
    </>
  );
}

/** The mail as the visitor will read it, with the buttons that send it. */
export function Preview({ page: { person, deskLead, papersFactor }, draft }: { page: LeadPageProps; draft: UnsentReply }) {
  const t = translator(person.locale, 'desk.reply');
  return (
    <Notice>
      <h3>{t('previewTitle')}</h3>
      <div lang={deskLead.lead.locale} className="note" dir="auto">
        <p>
          <strong>{draft.subject}</strong>
        </p>
        <p>{withSignature(draft.text, person)}</p>
        {draft.hasLink && papersFactor ? <p>{translator(deskLead.lead.locale, 'desk.reply')('linkText')}</p> : null}
      </div>
      <div className="actions">
        <SendButtons locale={person.locale} />
      </div>
    </Notice>
  );
}

/** A notice that a saved reply was inserted, with a button that removes it. Hidden until one is inserted. */
export function InsertedNotice({ locale, draft: { inserted } }: { locale: Locale; draft: UnsentReply }) {
  const t = translator(locale, 'desk.reply');
  const names = translator(locale, 'desk.savedReply');
  return (
    <div className="notice done inserted" role="status" data-inserted={t('inserted', { name: '%' })} hidden={!inserted}>
      <p>{inserted ? t('inserted', { name: names(`${inserted.id}.name`) }) : ''}</p>
      <input type="hidden" name="before" value={inserted?.before ?? ''} />
      <SecondButton name="action" value="take-back" formNoValidate label={t('takeBack')} />
    </div>
  );
}
