import { saveLead } from '#lib/leads/store/save.ts';
import { createNewlyWaiting } from '#lib/staff/newly-waiting.ts';
import { recordReply } from '#lib/staff/store/lead-work.ts';
import { onEachEngine } from '../leads/store/engines.ts';
import { noon, sampleLead } from '../leads/store/sample-lead.ts';

onEachEngine(({ fresh }) => {
  test('finds the leads that began to wait after a time and still do, the newest first', async () => {
    const store = await fresh();
    const references: string[] = [];
    for (const createdAt of [noon, noon + 1, noon + 2, noon + 3]) {
      const lead = sampleLead({ createdAt });
      await saveLead(lead, store);
      references.push(lead.reference);
    }
    await recordReply({ reference: references[2] ?? '', staffId: 'p', method: 'phone' }, noon + 4, store);
    const reader = createNewlyWaiting(store);
    const { count, latest } = await reader.readSince(noon);
    expect(count).toBe(2);
    expect(latest.map(({ reference }) => reference)).toEqual([references[3], references[1]]);
    expect((await reader.readSince(noon + 3)).count).toBe(0);
  });
});
