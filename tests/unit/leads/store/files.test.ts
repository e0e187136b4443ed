import { sweepUploads } from '#lib/leads/retention.ts';
import { appendChunk, beginFile, FilesGone, filesOf, findFinished, finishFile } from '#lib/leads/store/files.ts';
import { findLead } from '#lib/leads/store/read-leads.ts';
import { saveLead } from '#lib/leads/store/save.ts';
import type { Store } from '#lib/leads/store/store.ts';
import { onEachEngine } from './engines.ts';
import { noon, sampleLead } from './sample-lead.ts';

const halfHour = 1_800_000;

async function staged(store: Store, name: string, at = noon): Promise<string> {
  const staging = beginFile();
  await appendChunk(staging, Buffer.from(name), at - 60_000, store);
  await finishFile(staging, { type: 'pdf', size: name.length, name, sha256: name, scan: 'off', active: [] }, at, store);
  return staging.id;
}

onEachEngine((stores) => {
  test('a lead takes its staged files in the order in which it names them, once', async () => {
    const store = await stores.fresh();
    const [first, second] = [await staged(store, 'first.pdf'), await staged(store, 'second.pdf')];
    const lead = sampleLead({ fileIds: [second, first] });
    await saveLead(lead, store);
    expect((await filesOf([lead.id], store)).map(({ name }) => name)).toEqual(['second.pdf', 'first.pdf']);

    const [thief, other] = [sampleLead({ fileIds: [first] }), sampleLead()];
    const [taken, saved] = await Promise.allSettled([saveLead(thief, store), saveLead(other, store)]);
    expect(taken).toMatchObject({ status: 'rejected', reason: expect.any(FilesGone) });
    expect(saved).toMatchObject({ status: 'fulfilled' });
    expect(await findLead(thief.reference, store)).toBeUndefined();
    expect((await filesOf([lead.id], store)).map(({ id }) => id)).toEqual([second, first]);
  });

  test('deletes files that no lead took within half an hour, and keeps those of a lead', async () => {
    const store = await stores.fresh();
    const [kept, left] = [await staged(store, 'kept.pdf'), await staged(store, 'left.pdf')];
    await saveLead(sampleLead({ fileIds: [kept] }), store);
    expect(await sweepUploads(noon + halfHour, store)).toBe(0);
    expect((await findFinished([left, kept, 'none'], store)).map((file) => file?.name)).toEqual(['left.pdf', 'kept.pdf', undefined]);
    expect(await sweepUploads(noon + halfHour + 1, store)).toBe(1);
    expect((await findFinished([left, kept], store)).map((file) => file?.name)).toEqual([undefined, 'kept.pdf']);
  });
});
