import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

async function readOptions<T>(address: string): Promise<T> {
  const response = await fetch(address, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}

async function runDialog(form: HTMLFormElement): Promise<unknown> {
  if (form.dataset.passkey === 'register')
    return startRegistration({ optionsJSON: await readOptions<PublicKeyCredentialCreationOptionsJSON>(form.action) });
  return startAuthentication({ optionsJSON: await readOptions<PublicKeyCredentialRequestOptionsJSON>(form.action) });
}

/** Whether the browser's dialog ended without a passkey: the person closed it, or the device has none. The browser has shown that itself. */
const isCanceled = (error: unknown): boolean => error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

/** Whether the device refused a registration because it has a passkey of the account. */
const isKnown = (error: unknown): boolean => error instanceof Error && error.name === 'InvalidStateError';

/** Posts the credential of the passkey dialog; nothing after a canceled one. After any other failure a post without credential shows why. */
async function submitCredential(form: HTMLFormElement): Promise<void> {
  try {
    const credential = await runDialog(form);
    const field = form.elements.namedItem('credential');
    if (field instanceof HTMLInputElement) field.value = JSON.stringify(credential);
    form.submit();
  } catch (error) {
    if (isKnown(error)) location.assign('/desk/account?known=1');
    else if (!isCanceled(error)) form.submit();
  }
}

/** Shows the forms that need a passkey dialog. */
export function connectPasskeys(): void {
  if (!browserSupportsWebAuthn()) return;
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) {
    form.hidden = false;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void submitCredential(form);
    });
  }
}
