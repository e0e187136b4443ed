// Fills `DATA_DIR`, which must be new, with the demo, and prints the address of a link that signs in its owner.
import { prepareStore } from '#lib/leads/prepare-store.ts';
import { closeStore, store } from '#lib/leads/store/store.ts';
import { createSignInLink, invitationMs } from '#lib/staff/store/links.ts';
import { linkAddress } from '#lib/staff/sign-in-mail.ts';
import { fillStore } from './demo/fill-store.ts';
import { print } from './leads/verb.ts';

await prepareStore();
try {
  const { owner } = await fillStore(store(), { leads: 2_000 });
  print(linkAddress(await createSignInLink(owner.id, invitationMs)));
} finally {
  await closeStore();
}
