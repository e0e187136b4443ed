import { writeSync } from 'node:fs';
import { keyring } from '#lib/leads/keyring.ts';
import { saveLead } from '#lib/leads/store/save.ts';
import { store } from '#lib/leads/store/store.ts';
import { sampleLead } from '../sample-lead.ts';

/** Saves leads in small groups, without an end unless a number is given, and names each one on stdout after it was acknowledged. */
const count = Number(process.argv[2] ?? 'Infinity');
for (let saved = 0; saved < count; ) {
  const group = Array.from({ length: Math.min(8, count - saved) }, () => saveLead(sampleLead()));
  for (const result of await Promise.all(group)) {
    saved += 1;
    if (result.status === 'saved') writeSync(1, `${result.reference}\n`);
  }
}
writeSync(1, `key ${keyring().writing.id}\n`);
await store().db.close();
