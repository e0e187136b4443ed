import type { Page } from '@playwright/test';
import { formById } from '#lib/forms/registry.ts';
import { type Locale, localePath, locales } from '#lib/i18n/routing.ts';
import { tabTo } from '#tests/support/browser/keyboard-user.ts';
import { dayFromNow } from '#tests/support/forms/form-values.ts';
import { pdf } from '#tests/support/files/sample-files.ts';
import { expect, test } from '#tests/support/site/site-fixture.ts';
import en from '#messages/en/forms.json' with { type: 'json' };
import es from '#messages/es/forms.json' with { type: 'json' };
import pt from '#messages/pt/forms.json' with { type: 'json' };

test.skip(({ javaScriptEnabled, isMobile }) => javaScriptEnabled === false || Boolean(isMobile), 'desktop only: keys are the same on every device');
test.setTimeout(120_000);

const messages = { en, es, pt };
const [year, month, day] = dayFromNow(20).split('-');

/** Values for required fields, by type of control. */
const typed: Readonly<Record<string, string>> = {
  text: 'Ana Lima',
  email: 'ana@example.com',
  tel: '305 555 0100',
  decimal: '3',
  numeric: '3',
  date: `${month}${day}${year}`,
  textarea: 'Two words',
};

type Control = { form: string; tag: string; type: string; isSubmit: boolean; mustBeFilled: boolean };

/** The focused control, and whether it is empty and required or matches the selector `alsoFill`. */
const focused = (page: Page, alsoFill: string) =>
  page.evaluate((extra): Control => {
    const element = document.activeElement;
    const field = element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
    const isBox = element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);
    const isEmpty = field && (isBox ? !element.checked : element.value === '');
    return {
      form: element?.closest('form')?.dataset.form ?? '',
      tag: element?.tagName.toLowerCase() ?? '',
      type: element instanceof HTMLInputElement ? element.inputMode || element.type : '',
      isSubmit: element instanceof HTMLButtonElement && element.type === 'submit',
      mustBeFilled: isEmpty && (element.required || (extra !== '' && element.matches(extra))),
    };
  }, alsoFill);

/** Fills in required fields, and those that `alsoFill` selects, from the focus to the submit button. */
async function fill(page: Page, form: string, alsoFill: string): Promise<void> {
  for (let steps = 0; steps < 90; steps += 1) {
    const { isSubmit, mustBeFilled, tag, type, form: focusedForm } = await focused(page, alsoFill);
    if (isSubmit && focusedForm === form) return;
    if (mustBeFilled && focusedForm === form) {
      if (type === 'checkbox') await page.keyboard.press('Space');
      else if (tag === 'select') await page.keyboard.press('ArrowDown');
      else await page.keyboard.type(typed[type || tag] ?? 'Ana Lima');
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`the button of ${form} is not reached`);
}

/** Posts a form empty, then corrects it from its error summary. Returns the reference. */
async function send(page: Page, form: string, locale: keyof typeof messages, { alsoFill = '', correct = async () => {} } = {}): Promise<string> {
  const element = page.locator(`form[data-form="${form}"]`);
  await page.keyboard.press('Enter');
  const alert = element.getByRole('alert');
  await expect(alert).toBeFocused();
  const wanted = await alert.locator('a').first().getAttribute('href');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator(wanted ?? '-')).toBeFocused();
  await correct();
  await fill(page, form, alsoFill);
  await page.keyboard.press('Enter');
  const panel = page.locator('[data-reference]:visible');
  await expect(panel.getByRole('heading').first()).toBeFocused();
  expect(await page.evaluate((id) => localStorage.getItem(`answers:${id}`), form)).toBeNull();
  const reference = (await panel.getAttribute('data-reference')) ?? '';
  const { done } = messages[locale];
  const kind = formById(form).kind;
  expect([form, await panel.getByRole('heading').first().textContent()]).toEqual([
    form,
    kind === 'quote' ? '' : done[kind].title.split(/(?<=[.!]) /)[0],
  ]);
  await expect(panel).toContainText(reference);
  return reference;
}

type Steps = {
  page: Page;
  locale: Locale;
  /** Opens the dialog of a card. */
  open: (path: string) => Promise<void>;
  close: (path: string) => Promise<void>;
  sent: (form: string, reference: string) => void;
};

/** Each dialog and form in one language, so that all languages are covered. */
const keyboardRuns: Record<Locale, (steps: Steps) => Promise<void>> = {
  async en({ page, locale, open, close, sent }) {
    await open('/client-portal/documents');
    await tabTo(page.locator('dialog [name="client_name"]'));
    // The file chooser is not part of the page.
    const correct = () => page.locator('dialog [name="file_0"]').setInputFiles([{ name: 'a.pdf', mimeType: 'application/pdf', buffer: pdf() }]);
    sent('documents', await send(page, 'documents', locale, { correct }));
    await close('/client-portal/documents');

    await page.goto(localePath(locale, '/contact'));
    await page.waitForLoadState('networkidle');
    await tabTo(page.locator('form[data-form="contact"] [name="name"]'));
    sent('contact', await send(page, 'contact', locale));
  },

  async es({ page, locale, open, close, sent }) {
    await open('/client-portal/coi-request');
    await tabTo(page.locator('dialog [name="insuredBusinessName"]'));
    sent('coi', await send(page, 'coi', locale, { alsoFill: '[value="auto-liability"]' }));
    await close('/client-portal/coi-request');

    await tabTo(page.locator('form[data-form="newsletter"] [name="email"]'));
    sent('newsletter', await send(page, 'newsletter', locale));
  },

  async pt({ page, locale, open, close, sent }) {
    await open('/savings-review');
    for (const [index, form] of ['review-personal', 'review-commercial', 'review-property'].entries()) {
      await tabTo(page.locator(`dialog li:nth-child(${index + 1}) button`));
      await page.keyboard.press('Enter');
      await tabTo(page.locator(`dialog form[data-form="${form}"] input:not([type=hidden])`));
      sent(form, await send(page, form, locale));
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page.locator('dialog[open] li button').nth(index)).toBeFocused();
    }
    await close('/savings-review');

    await page.goto(localePath(locale, '/client-portal/savings-review'));
    await page.waitForLoadState('networkidle');
    await tabTo(page.locator('a[href="#quote-review-property"]'));
    await page.keyboard.press('Enter');
    await tabTo(page.locator('form[data-form="review-property"] [name="entityName"]'));
    sent('review-property', await send(page, 'review-property', locale));
  },
};

for (const locale of locales) {
  test(`posts the dialogs and forms of the portal by keyboard: ${locale}`, async ({ page, site }) => {
    const sent: [form: string, reference: string][] = [];
    await page.goto(localePath(locale, '/client-portal'));
    // Before hydration the cards are links to the forms' pages.
    await page.waitForLoadState('networkidle');
    await keyboardRuns[locale]({
      page,
      locale,
      async open(path) {
        await tabTo(page.locator(`#services a[href$="${path}"]`));
        await page.keyboard.press('Enter');
        await expect(page.locator('dialog[open]').locator('form, li button').first()).toBeVisible();
      },
      async close(path) {
        await page.keyboard.press('Escape');
        await expect(page.locator(`#services a[href$="${path}"]`)).toBeFocused();
      },
      sent: (form, reference) => void sent.push([form, reference]),
    });
    expect(sent.length).toBeGreaterThan(1);
    for (const [kind, reference] of sent)
      await expect
        .poll(
          () =>
            site.webhook.calls.some(({ body }) => body.includes(reference) && JSON.parse(body).kind === kind && JSON.parse(body).locale === locale),
          {
            message: kind,
            timeout: 15_000,
          },
        )
        .toBe(true);
  });
}
