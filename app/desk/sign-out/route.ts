import { endedSessionCookie } from '#lib/staff/session-cookie.ts';
import { endSession } from '#lib/staff/store/sessions.ts';
import { deskRoute, redirectTo } from '../desk-route.tsx';

export const POST = deskRoute('viewer', async ({ session, person }) => {
  await endSession(session.id, person.id);
  return redirectTo('/desk/sign-in', { 'set-cookie': endedSessionCookie() });
});
