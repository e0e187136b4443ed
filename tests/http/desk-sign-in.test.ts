import { createDeskClient } from '../support/desk/desk-client.ts';
import { invite } from '../support/desk/staff-command.ts';
import { startSmtpServer } from '../support/services/smtp-server.ts';
import { startServer, type TestServer } from '../support/site/server.ts';
import { until } from '../support/site/until.ts';

jest.setTimeout(120_000);

let server: TestServer;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;

beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await startServer({ RATE_LIMIT: 'off', SMTP_URL: smtp.url });
  invite(server.settings, 'ana@agency.example', 'agent');
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});

/** Asks for a mailed link on the sign-in page of `next`, and presses its button. Returns the target of the redirect. */
async function signInByMail(next: string): Promise<string> {
  const client = createDeskClient(server.url);
  const known = smtp.messages.length;
  await client.post('/desk/sign-in', { email: 'ana@agency.example', next });
  const mail = await until('the link', () => smtp.messages[known]);
  const [address = ''] = /http\S+\/desk\/link\/\S+/.exec(mail.mail.text ?? '') ?? [];
  return (await client.post(address.replace(server.url, ''))).location;
}

test('a mailed link leads to the page that asked for the sign-in', async () => {
  expect(await signInByMail('/desk/leads/3333CCCC?view=overdue&q=a+b')).toBe('/desk/leads/3333CCCC?view=overdue&q=a+b');
  expect(await signInByMail('https://evil.example/')).toBe('/desk/account?welcome=1');
  expect(await signInByMail('/desk')).toBe('/desk/account?welcome=1');
});

test('a refused passkey keeps the language and the page that asked for the sign-in', async () => {
  const client = createDeskClient(server.url);
  const { location } = await client.post('/desk/sign-in/passkey?locale=pt', { credential: '', next: '/desk/reports?weeks=4' });
  expect(location).toBe('/desk/sign-in?failed=1&next=%2Fdesk%2Freports%3Fweeks%3D4&locale=pt');
  expect((await client.get(location)).text).toContain('<input type="hidden" name="next" value="/desk/reports?weeks=4"/>');
});
