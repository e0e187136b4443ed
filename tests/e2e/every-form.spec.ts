import type { Locator, Page } from '@playwright/test';
import { messagesFor } from '#lib/i18n/messages.ts';
import { type Locale, localePath, locales } from '#lib/i18n/routing.ts';
import { expectedPayload, normalizePayload } from '#tests/support/forms/expected-payload.ts';
import { completeValues, invalidValues } from '#tests/support/forms/form-values.ts';
import { formPaths } from '#tests/support/forms/form-paths.ts';
import { fieldsOf, requiredAtFirst } from '#tests/support/forms/form-table.ts';
import { fillForm } from '#tests/support/forms/fill-form.ts';
import { referencePattern } from '#tests/support/site/reference-pattern.ts';
import { expect, test, webhookCall } from '#tests/support/site/site-fixture.ts';

test.skip(({ javaScriptEnabled, isMobile }) => javaScriptEnabled !== false && isMobile, 'one width is enough');

/** Kinds whose control accepts an invalid value. */
const typedKinds = ['name', 'text', 'address', 'paragraph', 'email', 'phone', 'zip', 'year', 'vin', 'ein', 'usdot', 'license', 'number', 'vins'];

const visibleFields = (form: Locator): Promise<string[]> =>
  form.evaluate((element: HTMLFormElement) => {
    const controls = [...element.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    return [
      ...new Set(
        controls.filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('.sr-only')).map(({ name }) => name),
      ),
    ];
  });

/** Names of the invalid fields, each with a message. */
const invalidFields = (form: Locator): Promise<string[]> =>
  form.evaluate((element: HTMLFormElement) =>
    [...element.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')]
      .filter((control) => {
        const descriptions = (control.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
        return control.checkVisibility({ visibilityProperty: true }) && descriptions.some((text) => text.length > 5 && !text.includes('{'));
      })
      .map(({ name }) => name)
      .sort(),
  );

/** Presses Next or Send, perhaps before hydration. */
async function press(form: Locator, locale: Locale): Promise<void> {
  const next = form.getByRole('button', { name: messagesFor(locale).forms.steps.next });
  await next.or(form.locator('button[type=submit]')).filter({ visible: true }).first().click();
}

/** The confirmation: in the page, or without JavaScript on the thank-you page. */
async function referenceOf(page: Page): Promise<string> {
  await expect(page.locator('main').getByText(referencePattern).first()).toBeVisible();
  return referencePattern.exec((await page.locator('main').innerText()).replace(/\s+/g, ' '))?.[0] ?? '';
}

type Walk = { locale: Locale; email: string; hasSteps: boolean; hasScript: boolean };

async function fillEveryStep(page: Page, id: string, { locale, email, hasSteps, hasScript }: Walk): Promise<void> {
  const fields = fieldsOf(id);
  await page.goto(localePath(locale, formPaths[id] ?? ''));
  const form = page.locator(`form[data-form="${id}"]`);
  await expect(form.locator('progress:visible')).toHaveCount(hasSteps ? 1 : 0);
  const complete = completeValues(id, email);
  const missing = requiredAtFirst(id).filter((name) => fields.find((field) => field.name === name)?.kind !== 'choices');
  for (let step = hasSteps ? 1 : 5; step <= 5; step += 1) {
    if (hasSteps) await expect(form.locator('progress')).toHaveAttribute('value', String(step));
    const visible = await visibleFields(form);
    const needed = missing.filter((name) => visible.includes(name));
    if (needed.length > 0) {
      await press(form, locale);
      // Where one of two ways to reply is missing, both are marked.
      const marked = new Set([...needed, ...fields.flatMap(({ name, or }) => (or === 'email' && needed.includes(name) ? or : []))]);
      await expect.poll(() => invalidFields(form)).toEqual([...marked].sort());
      await expect(form.locator('[role=alert]')).toContainText(messagesFor(locale).forms.form.missing.trim());
    }
    await fillForm(form, complete);
    const typed = fields.filter(
      ({ name, kind }) => typedKinds.includes(kind) && complete[name] !== undefined && (visible.includes(name) || !hasSteps),
    );
    if (typed.length > 0) {
      await fillForm(form, Object.fromEntries(typed.map(({ name, kind }) => [name, String(invalidValues[kind]?.[0])])));
      await press(form, locale);
      // The fields are marked when they are left: only the focus shows that the press was handled.
      if (hasScript) await expect(form.locator('[role=alert]')).toBeFocused();
      await expect.poll(() => invalidFields(form)).toEqual(typed.map(({ name }) => name).sort());
      await fillForm(form, complete);
    }
    for (const { name, showIf } of fields) {
      if (!showIf || showIf.is.includes('no') || complete[name] === undefined) continue;
      await expect(form.locator(`[name="${name}"]`)).toBeVisible();
      await fillForm(form, { [showIf.field]: '' });
      await expect(form.locator(`[name="${name}"]`)).toBeHidden();
      await fillForm(form, complete);
    }
    await press(form, locale);
  }
}

for (const [at, id] of Object.keys(formPaths).entries())
  test(`${id}: validates empty, invalid, conditional and complete values`, async ({ freshPage: page, site, javaScriptEnabled }) => {
    const hasScript = javaScriptEnabled !== false;
    const hasSteps = id === 'auto-wizard' && hasScript;
    // One language with script, another without: tests/http/every-form.test.ts posts both ways in all.
    const locale = locales[(at + Number(hasScript)) % locales.length] ?? 'en';
    const email = `${id}.${locale}.${Math.random().toString(36).slice(2)}@visitor.example`;
    await fillEveryStep(page, id, { locale, email, hasSteps, hasScript });
    const reference = await referenceOf(page);
    const { body } = await webhookCall(site, email);
    const values = completeValues(id, email);
    expect(normalizePayload(JSON.parse(body))).toEqual(expectedPayload(id, values, { reference, locale }));
  });
