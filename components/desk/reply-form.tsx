import { translator } from '#lib/i18n/translator.ts';
import { siteLanguages } from '#lib/site/site-languages.ts';
import type { WorkedLead } from '#lib/staff/find-worked-lead.ts';
import { replyTemplates } from '#lib/staff/reply-templates.ts';
import { FormToken, type Signed } from './desk-page.tsx';
import { Notice } from './notice.tsx';

/** A reply that is being written. `id` is the same for a repeated post; `empty`: a post without text was refused. */
export type ReplyDraft = { id: string; subject: string; text: string; hasLink: boolean; step: 'write' | 'preview' | 'empty' };

type Props = Signed & { found: WorkedLead; draft: ReplyDraft; canSendPapers: boolean };

export function ReplyForm({ person, formToken, found, draft, canSendPapers }: Props) {
  const t = translator(person.locale, 'desk.reply');
  const { lead, contact } = found;
  const path = `/desk/leads/${lead.reference}/reply`;
  const names = translator(person.locale, 'desk.template');
  if (!contact.email)
    return (
      <section className="work" aria-labelledby="reply">
        <h2 id="reply">{t('title')}</h2>
        <p>{t('noAddress')}</p>
      </section>
    );
  return (
    <section className="work" aria-labelledby="reply">
      <h2 id="reply">{t('title')}</h2>
      <p className="hint">{t('language', { language: siteLanguages[lead.locale].name })}</p>
      <nav aria-label={t('templates')}>
        <ul className="contact">
          {replyTemplates.map((id) => (
            <li key={id}>
              <a href={`${path}?template=${id}#reply`}>{names(`${id}.name`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {draft.step === 'empty' ? <Notice kind="problem">{t('empty')}</Notice> : null}
      {draft.step === 'preview' ? (
        <Notice>
          <h3>{t('previewTitle')}</h3>
          <div lang={lead.locale} className="note">
            <p>
              <strong>{draft.subject}</strong>
            </p>
            <p>{draft.text}</p>
            {draft.hasLink && canSendPapers ? <p>{translator(lead.locale, 'desk.reply')('linkText')}</p> : null}
          </div>
        </Notice>
      ) : null}
      <form method="post" action={`${path}#reply`}>
        <FormToken token={formToken} />
        <input type="hidden" name="id" value={draft.id} />
        <label htmlFor="subject">{t('subject')}</label>
        <input id="subject" name="subject" maxLength={200} lang={lead.locale} defaultValue={draft.subject} required />
        <label htmlFor="text">{t('text')}</label>
        <textarea id="text" name="text" rows={8} maxLength={10_000} lang={lead.locale} defaultValue={draft.text} required data-key="reply" />
        {canSendPapers ? (
          <label className="check">
            <input type="checkbox" name="link" value="yes" defaultChecked={draft.hasLink} /> {t('link')}
          </label>
        ) : null}
        <div className="actions">
          <button type="submit" name="action" value="send">
            {t('send')}
          </button>
          <button className="second" type="submit" name="action" value="preview">
            {t('preview')}
          </button>
        </div>
      </form>
    </section>
  );
}
