import { deskPath, safeDeskPath } from '#lib/staff/desk-path.ts';
import { changeWork } from '#lib/staff/store/lead-work.ts';
import { readWorkChange } from '../read-work-change.ts';
import { deskRoute, redirectTo, renderMessage, textField, textFields } from '../desk-route.tsx';

const mostLeads = 50;

/** Changes the ticked leads, each given as `reference version`; those that somebody else changed meanwhile are left as they are. */
export const POST = deskRoute('agent', async ({ posted, person, locale }) => {
  const change = await readWorkChange(posted);
  const leads = textFields(posted, 'lead').slice(0, mostLeads);
  const back = safeDeskPath(textField(posted, 'back'));
  if (!change || Object.keys(change).length === 0 || leads.length === 0) return renderMessage(locale, 'malformed', 400, back);
  let changed = 0;
  let conflicts = 0;
  for (const lead of leads) {
    const [reference = '', version = ''] = lead.split(' ');
    const result = await changeWork({ reference, version: Number(version), staffId: person.id, change });
    if (result.status === 'changed') changed += 1;
    if (result.status === 'conflict') conflicts += 1;
  }
  const url = new URL(back, `https://desk.invalid${deskPath}`);
  url.searchParams.set('changed', `${changed}-${conflicts}`);
  return redirectTo(url.pathname + url.search);
});
