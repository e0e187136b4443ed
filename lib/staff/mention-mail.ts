import 'server-only';
import { config } from '#lib/config.ts';
import { errorLabel } from '#lib/error-code.ts';
import { translator } from '#lib/i18n/messages.ts';
import { storeTime } from '#lib/leads/store/db.ts';
import { type Store, store } from '#lib/leads/store/store.ts';
import { log } from '#lib/log.ts';
import { leadPath } from './desk-path.ts';
import { sendStaffMail } from './sign-in-mail.ts';
import { releaseMentionMail, claimMentionMail, unmailedMentions } from './store/mentions.ts';
import { listPeople, type StaffMember } from './store/people.ts';

function mailMention(person: StaffMember, reference: string, send: typeof sendStaffMail): Promise<boolean> {
  const t = translator(person.locale, 'desk.mentionMail');
  return send({
    to: person,
    subject: t('subject', { reference }),
    blocks: [
      { kind: 'text', text: t('mentioned', { reference }) },
      { kind: 'link', text: t('open'), url: config().siteUrl + leadPath(reference) },
    ],
  });
}

/** Mails each mention once, unless its person has seen it in the desk. The mail contains nothing of the note. */
export async function mailMentions(localNow = Date.now(), leadStore: Store = store(), send = sendStaffMail): Promise<void> {
  const now = await storeTime(leadStore.db, localNow);
  const mentions = await unmailedMentions(now, leadStore);
  if (mentions.length === 0) return;
  const people = await listPeople(leadStore);
  for (const mention of mentions) {
    const person = people.find(({ id, disabledAt }) => id === mention.staffId && disabledAt === null);
    if (!(await claimMentionMail(mention, now, leadStore)) || !person) continue;
    const isSent = await mailMention(person, mention.reference, send).catch((error: unknown) => {
      log.warn({ event: 'mention_mail_failed', error: errorLabel(error) });
      return false;
    });
    if (!isSent) await releaseMentionMail(mention, leadStore);
  }
}
