import type { Page } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { localePath, locales } from '#lib/i18n/routing.ts';
import { homeAnswers, personalAutoAnswers } from '#tests/support/answers.ts';
import { expect, test, webhookSecret } from '#tests/support/site-fixture.ts';

const reference = /\b[BCDFGHJKMNPQRSTVWXZ23456789]{8}\b/;

const forms = [
  { id: 'home', path: '/', answers: homeAnswers },
  {
    id: 'personal-auto',
    path: '/get-quote#quote-personal-auto',
    answers: {
      ...personalAutoAnswers,
      hasDifferentMailingAddress: true,
      mailingAddress: 'PO Box 7',
      mailingCity: 'Kissimmee',
      mailingState: 'FL',
      mailingZipCode: '34741',
    },
  },
] as const;

async function fill(page: Page, form: string, answers: Record<string, string | boolean>): Promise<void> {
  for (const [name, value] of Object.entries(answers)) {
    const control = page.locator(`form[data-form="${form}"] [name="${name}"]`);
    if (typeof value === 'boolean') await control.check();
    else if ((await control.evaluate((element) => element.tagName)) === 'SELECT') await control.selectOption(value);
    else await control.fill(value);
  }
}

const submit = (page: Page, form: string) => page.locator(`form[data-form="${form}"] button[type=submit]`).click();

/** The reference that the visitor sees: in the panel with script, on the thank-you page without. */
async function seenReference(page: Page): Promise<string> {
  const heading = page.locator('h1, [data-reference] h3').filter({ hasText: reference });
  await expect(heading.or(page.getByText(reference).first()).first()).toBeVisible({ timeout: 15_000 });
  return reference.exec((await page.locator('main').innerText()).replace(/\s+/g, ' '))?.[0] ?? '';
}

for (const { id, path, answers } of forms) {
  for (const locale of locales) {
    test(`${id} in ${locale}: staff, visitor and webhook get every answer`, async ({ page, site }) => {
      const email = `visitor.${id}.${locale}.${Date.now()}.${Math.random().toString(36).slice(2)}@example.com`;
      await page.goto(localePath(locale, path));
      await fill(page, id, { ...answers, email });
      await submit(page, id);
      const seen = await seenReference(page);

      const mailsWith = () => site.smtp.messages.filter(({ mail }) => `${mail.subject}${mail.text}`.includes(seen));
      await expect.poll(() => mailsWith().length, { timeout: 15_000 }).toBe(2);
      const staff = mailsWith().find(({ to }) => !to.includes(email));
      const visitor = mailsWith().find(({ to }) => to.includes(email));
      expect(staff?.mail.subject).toContain(`[${locale}]`);
      expect(staff?.mail.replyTo?.[0]).toMatchObject({ address: email });
      expect(visitor?.mail.html).toContain(`lang="${locale}`);

      const hook = await findCall(site, email);
      new Webhook(webhookSecret).verify(hook.body, hook.headers as Record<string, string>);
      const payload = JSON.parse(hook.body);
      const texts = Object.values({ ...answers, email }).filter((answer): answer is string => typeof answer === 'string');
      for (const value of texts) {
        const spoken = JSON.stringify(payload).replaceAll('\\n', '\n');
        expect(spoken, 'webhook').toContain(value.replaceAll('"', '\\"'));
      }
      expectMail(staff?.mail.text ?? '', { ...answers, email });
    });
  }
}

type Site = { hook: { calls: { body: string; headers: unknown }[] } };

async function findCall(site: Site, email: string) {
  await expect.poll(() => site.hook.calls.some(({ body }) => body.includes(email)), { timeout: 15_000 }).toBe(true);
  const call = site.hook.calls.find(({ body }) => body.includes(email));
  if (!call) throw new Error('no call');
  return call;
}

/** Free text stands in the mail as it was typed; choices by their words, secrets by their last four. */
function expectMail(text: string, answers: Record<string, string | boolean>): void {
  const coded = new Set(['currentInsurance', 'previousLapse', 'filingNeeded', 'state']);
  for (const [name, value] of Object.entries(answers)) {
    if (typeof value !== 'string' || coded.has(name)) continue;
    const expected = name === 'einFein' ? '6789' : name === 'phone' ? value.replace(/\D/g, '').slice(-4) : value.split('\n')[0];
    expect(text, name).toContain(expected);
  }
}
