import { keyring } from '#lib/leads/seal.ts';
import { prepareStore } from '#lib/leads/prepare-store.ts';
import { saveLead } from '#lib/leads/store/save.ts';
import { store } from '#lib/leads/store/store.ts';
import { sampleLead } from '../sample-lead.ts';

/** Waits until a line is written, since the reader may be slow. */
const printLine = (line: string) => new Promise<void>((resolve) => process.stdout.write(`${line}\n`, () => resolve()));

/** Saves leads in small groups, endlessly or as many as given, and prints each reference after its commit. */
const count = Number(process.argv[2] ?? 'Infinity');
await prepareStore();
for (let saved = 0; saved < count; ) {
  const group = Array.from({ length: Math.min(8, count - saved) }, () => saveLead(sampleLead()));
  for (const result of await Promise.all(group)) {
    saved += 1;
    if (result.status === 'saved') await printLine(result.reference);
  }
}
await printLine(`key ${keyring().encryptionKey.id}`);
await store().db.close();
