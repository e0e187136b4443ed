import type { Locale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/translator.ts';
import type { ReplyTemplate } from '#lib/staff/reply-templates.ts';
import { withSignature } from '#lib/staff/signature.ts';
import { Notice } from '../notice.tsx';
import type { LeadPageProps } from './lead-page-props.ts';

/** A reply that is being written. `id` is the same for a repeated post; `empty`: a post without text was refused. */
export type ReplyDraft = {
  id: string;
  subject: string;
  text: string;
  hasLink: boolean;
  step: 'write' | 'preview' | 'empty';
  /** The saved reply that was just added, and the text before it. */
  inserted?: { template: ReplyTemplate; before: string };
};

/** What the visitor will get. */
export function Preview({ props: { person, found, canSendPapers }, draft }: { props: LeadPageProps; draft: ReplyDraft }) {
  const t = translator(person.locale, 'desk.reply');
  return (
    <Notice>
      <h3>{t('previewTitle')}</h3>
      <div lang={found.lead.locale} className="note" dir="auto">
        <p>
          <strong>{draft.subject}</strong>
        </p>
        <p>{withSignature(draft.text, person)}</p>
        {draft.hasLink && canSendPapers ? <p>{translator(found.lead.locale, 'desk.reply')('linkText')}</p> : null}
      </div>
    </Notice>
  );
}

/** Says that a saved reply was added, and takes it out again. Hidden until then where a script adds it. */
export function Inserted({ locale, draft: { inserted } }: { locale: Locale; draft: ReplyDraft }) {
  const t = translator(locale, 'desk.reply');
  const names = translator(locale, 'desk.template');
  return (
    <div className="notice done inserted" role="status" data-inserted={t('inserted', { name: '%' })} hidden={!inserted}>
      <p>{inserted ? t('inserted', { name: names(`${inserted.template}.name`) }) : ''}</p>
      <input type="hidden" name="before" value={inserted?.before ?? ''} />
      <button className="second" type="submit" name="action" value="take-back" formNoValidate>
        {t('takeBack')}
      </button>
    </div>
  );
}
