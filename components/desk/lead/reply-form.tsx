import { translator } from '#lib/i18n/messages.ts';
import { replyTemplates, savedReply, signatureOf } from '#lib/staff/reply-templates.ts';
import { ActionForm, Notice, SecondButton } from '../action-form.tsx';
import { languageName } from '../language-name.ts';
import type { LeadPageProps } from './lead-page-props.ts';
import { Inserted, Preview, type ReplyDraft, replyFormId, SendButtons } from './reply-draft.tsx';

/** Buttons that insert a saved reply: with script in the page, else by a post that returns the draft. */
function SavedReplies({ props: { person, found } }: { props: LeadPageProps }) {
  const t = translator(person.locale, 'desk.reply');
  const names = translator(person.locale, 'desk.template');
  return (
    <fieldset className="saved-replies">
      <legend>{t('templates')}</legend>
      {replyTemplates.map((id) => {
        const { greeting, text } = savedReply(id, found);
        return (
          <SecondButton key={id} name="template" value={id} formNoValidate data-greeting={greeting} data-saved={text} label={names(`${id}.name`)} />
        );
      })}
    </fieldset>
  );
}

function Signature({ props: { person } }: { props: LeadPageProps }) {
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

function Fields({ props, draft }: { props: LeadPageProps; draft: ReplyDraft }) {
  const { person, found, papersFactor } = props;
  const t = translator(person.locale, 'desk.reply');
  const { lead } = found;
  return (
    <>
      <label htmlFor="subject">{t('subject')}</label>
      <input id="subject" name="subject" maxLength={200} lang={lead.locale} defaultValue={draft.subject} required />
      <label htmlFor="text">{t('text')}</label>
      <textarea
        id="text"
        name="text"
        rows={8}
        maxLength={10_000}
        lang={lead.locale}
        defaultValue={draft.text}
        required
        data-key="reply"
        data-draft="reply"
      />
      <Signature props={props} />
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
export function ReplyForm({ props }: { props: LeadPageProps }) {
  const { person, formToken, found, reply: draft, replyAddress } = props;
  const t = translator(person.locale, 'desk.reply');
  if (!found.contact.email)
    return (
      <section className="work" aria-labelledby="reply">
        <h2 id="reply">{t('title')}</h2>
        <p>{t('noAddress')}</p>
      </section>
    );
  return (
    <section className="work" aria-labelledby="reply">
      <h2 id="reply">{t('title')}</h2>
      <p className="hint">{t('language', { language: languageName(found.lead.locale, person.locale) })}</p>
      {draft.step === 'empty' ? <Notice kind="problem">{t('empty')}</Notice> : null}
      {draft.step === 'preview' ? <Preview props={props} draft={draft} /> : null}
      <ActionForm token={formToken} to={`${replyAddress}#reply`} fields={{ id: draft.id }} id={replyFormId}>
        {/* The Enter key in the subject presses the first button of a form. */}
        <button type="submit" name="action" value="preview" hidden>
          {t('preview')}
        </button>
        <SavedReplies props={props} />
        <Inserted locale={person.locale} draft={draft} />
        <Fields props={props} draft={draft} />
      </ActionForm>
    </section>
  );
}
