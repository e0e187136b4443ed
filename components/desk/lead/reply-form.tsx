import { translator } from '#lib/i18n/messages.ts';
import { maxReplyLength, savedReplyIds, savedReply, signatureOf } from '#lib/staff/saved-replies.ts';
import { ActionForm, Notice, SecondButton } from '../action-form.tsx';
import { languageName } from '../language-name.ts';
import { type LeadPageProps, seenUpdates } from './lead-page-props.ts';
import { InsertedNotice, Preview, type UnsentReply, replyFormId, SendButtons } from './unsent-reply.tsx';

/** Buttons that insert a saved reply: with script in the page, else by a post that returns the draft. */
function SavedReplies({ page: { person, deskLead } }: { page: LeadPageProps }) {
  const t = translator(person.locale, 'desk.reply');
  const names = translator(person.locale, 'desk.savedReply');
  return (
    <fieldset className="saved-replies">
      <legend>{t('savedReplies')}</legend>
      {savedReplyIds.map((id) => {
        const { greeting, text } = savedReply(id, deskLead);
        return (
          <SecondButton key={id} name="savedReply" value={id} formNoValidate data-greeting={greeting} data-saved={text} label={names(`${id}.name`)} />
        );
      })}
    </fieldset>
  );
}

function Signature({ page: { person } }: { page: LeadPageProps }) {
  const t = translator(person.locale, 'desk.reply');
  const signature = signatureOf(person);
  return (
    <div className="hint">
      <p>{signature ? t('signature') : t('noSignature')}</p>
      {signature ? (
        <p className="note" dir="auto">
          {signature}
        </p>
      ) : null}
      <p>
        <a href="/desk/account#profile">{t('changeSignature')}</a>
      </p>
    </div>
  );
}

function Fields({ page, draft }: { page: LeadPageProps; draft: UnsentReply }) {
  const { person, deskLead, papersFactor } = page;
  const t = translator(person.locale, 'desk.reply');
  const { lead } = deskLead;
  return (
    <>
      <label htmlFor="subject">{t('subject')}</label>
      <input id="subject" name="subject" maxLength={200} lang={lead.locale} defaultValue={draft.subject} required />
      <label htmlFor="text">{t('text')}</label>
      <textarea
        id="text"
        name="text"
        rows={8}
        maxLength={maxReplyLength}
        lang={lead.locale}
        defaultValue={draft.text}
        required
        data-key="reply"
        data-draft="reply"
      />
      <Signature page={page} />
      {papersFactor ? (
        <label className="check">
          <input type="checkbox" name="link" value="yes" defaultChecked={draft.hasLink} /> {t('link')}
        </label>
      ) : null}
      <div className="actions">
        <SendButtons locale={person.locale} />
        <SecondButton name="action" value="preview" label={t('preview')} />
      </div>
    </>
  );
}

/** The form of a mail to the visitor. */
export function ReplyForm({ page }: { page: LeadPageProps }) {
  const { person, formToken, deskLead, reply: draft, replyAddress } = page;
  const t = translator(person.locale, 'desk.reply');
  if (!deskLead.contact.email)
    return (
      <section className="work" aria-labelledby="reply">
        <h2 id="reply">{t('title')}</h2>
        <p>{t('noAddress')}</p>
      </section>
    );
  return (
    <section className="work" aria-labelledby="reply">
      <h2 id="reply">{t('title')}</h2>
      <p className="hint">{t('language', { language: languageName(deskLead.lead.locale, person.locale) })}</p>
      {draft.step === 'empty' ? <Notice kind="problem">{t('empty')}</Notice> : null}
      {draft.step === 'preview' ? <Preview page={page} draft={draft} /> : null}
      <ActionForm token={formToken} to={`${replyAddress}#reply`} fields={{ id: draft.id, seen: seenUpdates(deskLead) }} id={replyFormId}>
        {/* The Enter key in the subject presses the first button of a form. */}
        <button type="submit" name="action" value="preview" hidden>
          {t('preview')}
        </button>
        <SavedReplies page={page} />
        <InsertedNotice locale={person.locale} draft={draft} />
        <Fields page={page} draft={draft} />
      </ActionForm>
    </section>
  );
}
