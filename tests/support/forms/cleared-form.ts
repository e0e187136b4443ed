import { expect, type Locator } from '@playwright/test';
import { messagesFor } from '#lib/i18n/messages.ts';
import type { Locale } from '#lib/i18n/routing.ts';

const wordsOf = (locale: Locale) => messagesFor(locale).forms.draft;

export const clearOf = (form: Locator) => form.locator('button[type=reset]');
export const undoOf = (form: Locator, locale: Locale = 'en') => form.getByRole('button', { name: wordsOf(locale).undo });
export const saidIn = (form: Locator, text: string) => form.getByRole('status').filter({ hasText: text });

/** The values of a form. */
export const heldIn = (form: Locator): Promise<string[]> =>
  form.evaluate((element: HTMLFormElement) =>
    [...new FormData(element)].filter(([, value]) => typeof value === 'string').map(([name, value]) => `${name}=${String(value)}`),
  );

/** Clears a filled form, which then has the values `empty`, and restores it. */
export async function expectUndo(form: Locator, locale: Locale, empty: readonly string[]): Promise<void> {
  const full = await heldIn(form);
  expect(full).not.toEqual(empty);
  await clearOf(form).click();
  await expect(saidIn(form, wordsOf(locale).cleared)).toBeVisible();
  expect(await heldIn(form)).toEqual(empty);
  await undoOf(form, locale).click();
  expect(await heldIn(form)).toEqual(full);
  await expect(clearOf(form)).toBeFocused();
  await expect(saidIn(form, wordsOf(locale).undone)).toBeVisible();
}
