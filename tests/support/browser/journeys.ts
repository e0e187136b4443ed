import type { Page } from '@playwright/test';
import { messagesFor } from '#lib/i18n/messages.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { pageOf } from '#lib/site/pages.ts';
import { fillForm } from '../forms/fill-form.ts';
import type { FormValues } from '../forms/form-values.ts';

type Journey = { page: string; form: string; values: FormValues };

const person = { firstName: 'Inês', lastName: 'Costa', phone: '305 555 0100', zipCode: '33131' };

/** Three visitors; each starts at the home page's card for their case. */
export const journeys: Readonly<Record<string, Journey>> = {
  driver: { page: 'sr-22', form: 'filing-first', values: { ...person, filingNeeded: 'sr-22' } },
  truck: { page: 'commercial-auto', form: 'commercial-auto-first', values: { ...person, insuredVehicle: 'tractor' } },
  board: { page: 'commercial-property', form: 'commercial-property-first', values: { ...person, propertyType: 'apartment' } },
};

/** Follows a visitor to the second step, and yields the name of each screen. */
export async function* followJourney(page: Page, locale: Locale, { page: topic, form, values }: Journey): AsyncGenerator<string> {
  const { page: words } = messagesFor(locale).secondStep;
  const path = localePath(locale, pageOf(topic).path);
  await page.goto(localePath(locale, '/'));
  yield 'home';
  // The link of a compact sign has no visible text: it covers the whole sign.
  const card = page.locator('main #cards li', { has: page.locator(`a[href="${path}"]`) });
  await card.scrollIntoViewIfNeeded();
  yield 'situations';
  await card.click();
  await page.waitForURL(`**${path}`);
  yield 'topic';
  const fields = page.locator(`form[data-form="${form}"]`);
  await fields.evaluate((element) => element.scrollIntoView());
  yield 'form';
  await fillForm(fields, values);
  await fields.locator('button[type=submit]').scrollIntoViewIfNeeded();
  yield 'filled';
  await fields.locator('button[type=submit]').click();
  await page.locator('main [data-reference]').waitFor();
  await page.locator('#toasts [data-slot="toast"]').waitFor({ state: 'attached' });
  yield 'confirmation';
  await page.locator('main').getByRole('link', { name: words.open }).click();
  await page.getByRole('button', { name: words.save }).waitFor();
  yield 'details';
  await page.getByRole('button', { name: words.save }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: words.save }).click();
  await page.waitForLoadState();
  yield 'next details';
}
