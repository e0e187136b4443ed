import { PeoplePage } from '#components/desk/people-page.tsx';
import { isLocale } from '#lib/i18n/routing.ts';
import { isRole } from '#lib/staff/roles.ts';
import { linkAddress, mailInvitation } from '#lib/staff/sign-in-mail.ts';
import { createSignInLink, invitationMs } from '#lib/staff/store/links.ts';
import { disablePerson, findPerson, invitePerson, isEmail, listPeople, type StaffMember, setRole } from '#lib/staff/store/people.ts';
import { type DeskRequest, deskRoute, redirectTo, renderDesk, renderMessage, textField } from '../desk-route.tsx';

const path = '/desk/people';

type Shown = { notice?: string | undefined; link?: { person: StaffMember; address: string }; typed?: { email: string; name: string } };

async function show({ person, formToken }: DeskRequest, { notice, link, typed }: Shown = {}, status = 200): Promise<Response> {
  return renderDesk(<PeoplePage {...{ person, formToken, people: await listPeople(), notice, link, typed }} />, status);
}

export const GET = deskRoute('owner', (request) =>
  show(request, { notice: ['saved', 'lastOwner'].find((name) => request.url.searchParams.has(name)) }),
);

/** Shows the invitation link too, because the mail may not arrive. */
async function showLink(request: DeskRequest, invited: StaffMember): Promise<Response> {
  const token = await createSignInLink(invited.id, invitationMs);
  const isMailed = await mailInvitation(invited, token);
  return show(request, { notice: isMailed ? 'invited' : 'notMailed', link: { person: invited, address: linkAddress(token) } });
}

async function invite(request: DeskRequest): Promise<Response> {
  const { posted, person } = request;
  const typed = { email: textField(posted, 'email', 254), name: textField(posted, 'name', 80) };
  const [role, locale] = [textField(posted, 'role'), textField(posted, 'locale')];
  if (!isEmail(typed.email)) return show(request, { notice: 'email', typed }, 400);
  const invited = await invitePerson({ ...typed, role: isRole(role) ? role : 'agent', locale: isLocale(locale) ? locale : person.locale });
  return showLink(request, invited);
}

export const POST = deskRoute('owner', async (request) => {
  const { posted, locale } = request;
  const [action, id, role] = [textField(posted, 'action'), textField(posted, 'id'), textField(posted, 'role')];
  if (action === 'invite') return invite(request);
  const found = await findPerson(id);
  if (!found) return renderMessage(locale, 'notFound', 404, path);
  if (action === 'link' && found.disabledAt === null) return showLink(request, found);
  if (action === 'enable') return showLink(request, await invitePerson(found));
  const change = action === 'disable' ? await disablePerson(id) : action === 'role' && isRole(role) ? await setRole(id, role) : undefined;
  if (!change) return renderMessage(locale, 'malformed', 400, path);
  if (change === 'last-owner') return redirectTo(`${path}?lastOwner=1`);
  // Only owners may open this page.
  const isOwner = id !== request.person.id || action !== 'role' || role === 'owner';
  return redirectTo(`${isOwner ? path : '/desk/account'}?saved=1`);
});
