import { expect, test, webhookCall } from '#tests/support/site/site-fixture.ts';
import { jpg, pdf, program, sha256, zip } from '#tests/support/files/sample-files.ts';

const picker = 'dialog[open] #documents-file_0';
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });

test.describe('with script', () => {
  test.skip(({ javaScriptEnabled, isMobile }) => javaScriptEnabled === false || Boolean(isMobile), 'one device is enough');

  test('posts documents from a dialog by keyboard, and replaces a refused file', async ({ page, site }) => {
    await page.goto('/pt/client-portal');
    const card = page.locator('#services a[href$="/client-portal/documents"]');
    await card.focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator('dialog[open]');
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Enviar documentos');
    const submit = dialog.locator('form[data-form="documents"] button[type=submit]');
    await expect(submit).toBeEnabled();

    await submit.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('Nenhum arquivo selecionado');
    await expect(dialog.getByRole('alert')).toBeFocused();

    const photo = jpg();
    await page.setInputFiles(picker, [
      file('carro.jpg', photo),
      file('jogo.exe', program()),
      file('carta.pdf', Buffer.concat([pdf(), zip([{ name: 'a' }])])),
    ]);
    await page.setInputFiles(picker, [file('apólice.pdf', pdf(3_000_000))]);
    const rows = dialog.locator('[data-slot="chosen-files"] li');
    await expect(rows).toHaveCount(4);
    await expect(rows.nth(3)).toContainText('2,9 MB');
    await expect(rows.nth(1)).toContainText('jogo.exe: só podemos receber PDF');
    await rows.nth(1).locator('button').press('Enter');
    await expect(rows).toHaveCount(3);
    await expect(page.locator(picker)).toBeFocused();

    await submit.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('Faltam informações');
    const email = `papers.${Math.random().toString(36).slice(2)}@example.com`;
    await dialog.locator('[name="client_name"]').fill('Inês Costa');
    await dialog.locator('[name="client_email"]').fill(email);
    await page.keyboard.press('Enter');
    await expect(rows.nth(1)).toContainText('carta.pdf: algo neste arquivo não é seguro');
    await expect(submit).toBeEnabled();
    await rows
      .nth(1)
      .locator('input[type=file]')
      .setInputFiles([file('carta.pdf', pdf(4_000, 2))]);
    await submit.press('Enter');

    await expect(page.locator('#toasts')).toContainText('Documentos recebidos');
    const reference = (await dialog.locator('[data-reference]').getAttribute('data-reference')) ?? 'none';
    await expect(page.locator('#toasts')).toContainText(reference);
    const payload = JSON.parse((await webhookCall(site, reference)).body);
    expect(payload).toMatchObject({ kind: 'documents', locale: 'pt', client_name: 'Inês Costa', client_email: email });
    expect(payload.files.map(({ name, sha256: hash }: Record<string, string>) => [name, hash])).toEqual([
      ['carro.jpg', sha256(photo)],
      ['carta.pdf', sha256(pdf(4_000, 2))],
      ['apólice.pdf', sha256(pdf(3_000_000))],
    ]);
    await page.keyboard.press('Escape');
    await expect(card).toBeFocused();
  });

  test('cancels an upload, and offers the mail program when the server is unreachable', async ({ page }) => {
    await page.goto('/client-portal/documents');
    const form = page.locator('form[data-form="documents"]');
    await page.locator('#documents-file_0').setInputFiles([file('a.pdf', pdf())]);
    await form.locator('[name="client_name"]').fill('Ana Lima');
    await form.locator('[name="client_email"]').fill('ana@example.com');
    let release = () => {};
    await page.route('**/api/documents', (route) => new Promise<void>((resolve) => (release = () => resolve(route.abort()))));
    const submit = form.locator('button[type=submit]');
    await submit.click();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(form.getByRole('alert')).toContainText('You canceled. We didn’t keep anything');
    await expect(form.locator('[data-slot="chosen-files"] li')).toHaveCount(1);
    release();
    await page.unroute('**/api/documents');
    await page.route('**/api/documents', (route) => route.abort());
    await submit.click();
    await expect(page.locator('#toasts')).toContainText('Email client opened');
    await expect(form.getByRole('button', { name: 'Send by email instead' })).toBeVisible();
    await page.unroute('**/api/documents');
    await submit.click();
    await expect(page.locator('[data-reference]')).toContainText('Documents received');
  });

  test('sends only the failed file again after an interrupted upload', async ({ page, site }) => {
    await page.goto('/es/client-portal/documents');
    const form = page.locator('form[data-form="documents"]');
    const files = [file('a.pdf', pdf(300_000, 1)), file('b.pdf', pdf(300_000, 2)), file('c.jpg', jpg())];
    await page.locator('#documents-file_0').setInputFiles(files);
    await form.locator('[name="client_name"]').fill('Ana Lima');
    await form.locator('[name="client_email"]').fill('ana@example.com');
    const posts: string[] = [];
    await page.route('**/api/documents/files', (route) => {
      posts.push(/filename="([^"]+)"/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '')?.[1] ?? '');
      return posts.length === 2 ? route.abort() : route.continue();
    });
    const submit = form.locator('button[type=submit]');
    await submit.press('Enter');
    const rows = form.locator('[data-slot="chosen-files"] li');
    await expect(rows.nth(1)).toContainText('b.pdf: se cortó la conexión');
    await expect(rows.nth(0)).toContainText('Subido');
    await expect(page.locator('#toasts', { hasText: 'Se abrió su correo' })).toHaveCount(0);
    await rows.nth(1).getByRole('button', { name: 'Enviar otra vez b.pdf' }).press('Enter');
    const reference = (await page.locator('[data-reference]').getAttribute('data-reference')) ?? 'none';
    expect(posts).toEqual(['a.pdf', 'b.pdf', 'b.pdf', 'c.jpg']);
    const calls = () => site.webhook.calls.filter(({ body }) => body.includes(reference)).map(({ body }) => body);
    await expect.poll(() => calls().length, { timeout: 15_000 }).toBe(1);
    expect(JSON.parse(calls()[0] ?? '{}').files.map((payload: { sha256: string }) => payload.sha256)).toEqual(
      files.map(({ buffer }) => sha256(buffer)),
    );
  });

  test('opens reviews and the certificate in dialogs', async ({ page }) => {
    await page.goto('/es/client-portal');
    await page.locator('#services a[href$="/savings-review"]').click();
    const dialog = page.locator('dialog[open]');
    await dialog.locator('li button').nth(2).click();
    await expect(dialog.locator('form[data-form="review-property"] [name="entityName"]')).toBeVisible();
    await dialog.getByRole('button', { name: 'Volver a la selección' }).click();
    await expect(dialog.locator('li button')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await page.locator('#services a[href$="/coi-request"]').click();
    await expect(page.locator('dialog[open] form[data-form="coi"] [name="insuredBusinessName"]')).toBeVisible();
  });
});

test.describe('without script', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled !== false, 'without the script only');

  test('the card opens a page whose form posts without JavaScript, and is restored with its problems', async ({ page }) => {
    await page.goto('/es/client-portal');
    await page.locator('#services a[href$="/client-portal/documents"]').click();
    const form = page.locator('form[data-form="documents"]');
    await form.locator('[name="client_name"]').fill('Ana Lima');
    await form.locator('[name="client_email"]').fill('ana@example.com');
    await form.locator('button[type=submit]').click();
    await expect(page.getByRole('alert')).toContainText('No seleccionó archivos');
    await expect(form.locator('[name="client_name"]')).toHaveValue('Ana Lima');
    await page.locator('#documents-file_0').setInputFiles([file('a.pdf', pdf()), file('b.jpg', jpg())]);
    await form.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/\/es\/thank-you\/\w{8}$/);
  });
});
