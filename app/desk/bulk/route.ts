import { deskPath } from '#lib/staff/desk-path.ts';
import { changeWork, undoChange } from '#lib/staff/store/lead-work.ts';
import { parseSeenUpdates, readWorkChange } from '../read-work-change.ts';
import { type DeskRequest, deskRoute, pathField, redirectTo, renderMessage, textField, textFields } from '../desk-route.tsx';

const maxLeads = 50;

function backTo({ posted }: DeskRequest, results: Readonly<Record<string, string>>): Response {
  const url = new URL(pathField(posted, 'back'), `https://desk.invalid${deskPath}`);
  for (const name of ['changed', 'changes', 'undone', 'noNext', 'previous', 'sent', 'recorded']) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(results)) url.searchParams.set(name, value);
  return redirectTo(url.pathname + url.search);
}

/** Undoes the changes that the post names, except on leads that have changed since. */
async function undo(request: DeskRequest): Promise<Response> {
  const { posted, person } = request;
  const changes = textField(posted, 'changes', 4_000).split('_').slice(0, maxLeads);
  let undone = 0;
  for (const change of changes) {
    const [reference = '', event = ''] = change.split('.');
    const { status } = await undoChange({ reference, event: Number(event), staffId: person.id });
    if (status === 'changed') undone += 1;
  }
  return backTo(request, { undone: String(undone) });
}

/** Changes the selected leads, each posted as `reference version updates`. Skips leads whose version is outdated. */
export const POST = deskRoute('agent', async (request) => {
  const { posted, person, locale } = request;
  if (textField(posted, 'action') === 'undo') return undo(request);
  const change = await readWorkChange(posted);
  const leads = textFields(posted, 'lead').slice(0, maxLeads);
  const back = pathField(posted, 'back');
  if (!change) return renderMessage(locale, 'malformed', 400, back);
  // No lead was ticked, or nothing was chosen for them.
  if (Object.keys(change).length === 0) return backTo(request, { changed: '0-0' });
  const changes: string[] = [];
  let conflicts = 0;
  for (const lead of leads) {
    const [reference = '', version = '', updates] = lead.split(' ');
    const result = await changeWork({ reference, version: Number(version), seenUpdates: parseSeenUpdates(updates), staffId: person.id, change });
    if (result.status === 'changed') changes.push(`${result.work.reference}.${result.event}`);
    if (result.status === 'conflict') conflicts += 1;
  }
  const changed = `${changes.length}-${conflicts}`;
  return backTo(request, changes.length > 0 ? { changed, changes: changes.join('_') } : { changed });
});
