import { eraseByEmail } from '#lib/leads/store/erase.ts';
import { removeSubscriber } from '#lib/leads/store/subscribers.ts';
import { json, print, printError, printJson, textOf, UsageError, type Verb } from './verb.ts';

export const erase: Verb = {
  takes: '--email E [--json]',
  does: 'erases every lead that holds the address, and its newsletter subscription; it cannot be undone',
  options: { ...json, email: { type: 'string' } },
  async run({ values }) {
    const email = textOf(values, 'email')?.trim() ?? '';
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new UsageError('--email must be an e-mail address');
    const result = { ...(await eraseByEmail(email)), subscriptions: await removeSubscriber({ email }) };
    if (values.json) printJson(result);
    else print(result.references.length === 0 ? 'No lead holds this address.' : `Erased: ${result.references.join(' ')}`);
    if (!values.json && result.subscriptions > 0) print('The newsletter subscription was ended.');
    if (result.unreadable === 0) return 0;
    printError(`${result.unreadable} leads could not be searched: the key of their answers is missing`);
    return 1;
  },
};
