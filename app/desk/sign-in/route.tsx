import { SignInPage } from '#components/desk/sign-in-page.tsx';
import { clientAddressOf } from '#lib/http/request-headers.ts';
import { errorLabel } from '#lib/error-code.ts';
import { log } from '#lib/log.ts';
import { safeDeskPath } from '#lib/staff/desk-path.ts';
import { countLinkMail, countSignIn, mailSignInLink } from '#lib/staff/sign-in-mail.ts';
import { findPersonByEmail, isEmail } from '#lib/staff/store/people.ts';
import { pathField, publicDeskRoute, renderDesk, renderMessage, textField } from '../desk-route.tsx';

export const GET = publicDeskRoute(({ url, locale }) => {
  const { searchParams } = url;
  const notice = searchParams.has('ended') ? 'ended' : searchParams.has('failed') ? 'passkeyFailed' : undefined;
  return renderDesk(<SignInPage locale={locale} next={safeDeskPath(searchParams.get('next'))} notice={notice} />);
});

async function mailLink(email: string, next: string): Promise<void> {
  const person = await findPersonByEmail(email);
  if (!person || person.disabledAt !== null || !(await countLinkMail(email))) return;
  await mailSignInLink(person, next);
}

/** Responds alike, and as fast, to known and unknown addresses: the mail is sent after the response. */
export const POST = publicDeskRoute(async ({ request, posted, locale }) => {
  if (!(await countSignIn(clientAddressOf(request)))) return renderMessage(locale, 'tooMany', 429, '/desk/sign-in');
  const email = textField(posted, 'email', 254);
  const next = pathField(posted, 'next');
  if (!isEmail(email)) return renderDesk(<SignInPage locale={locale} next={next} email={email} notice="email" />, 400);
  mailLink(email, next).catch((error: unknown) => log.error({ event: 'sign_in_mail_failed', error: errorLabel(error) }));
  return renderDesk(<SignInPage locale={locale} next={next} notice="mailed" />);
});
