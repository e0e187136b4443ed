import { rmSync } from 'node:fs';
import { hashContinuation, newContinuationToken } from '#lib/leads/second-step/continuation-token.ts';
import { findOpenedLead } from '#lib/leads/second-step/find-opened-lead.ts';
import { postUpdate } from '#lib/leads/second-step/update-route.ts';
import { findLead } from '#lib/leads/store/read-leads.ts';
import { saveLead } from '#lib/leads/store/save.ts';
import { closeStore, createStore } from '#lib/leads/store/store.ts';
import { findDeskLead } from '#lib/staff/find-desk-lead.ts';
import { someKeys, tempFolder } from '../store/engines.ts';
import { sampleLead } from '../store/sample-lead.ts';

const store = createStore({ dataDir: tempFolder(), keys: someKeys() });

beforeAll(() => {
  globalThis.leadStore = store;
  globalThis.leadKeyring = store.keys();
});

afterAll(async () => {
  await closeStore(store);
  rmSync(store.dataDir, { recursive: true, force: true });
});

async function openedLead(values: Record<string, string | boolean>, form = 'auto-wizard') {
  const { token } = newContinuationToken();
  const lead = sampleLead({ form, values, channels: [], createdAt: Date.now(), continuationHash: hashContinuation(token) });
  await saveLead(lead, store);
  const post = async (fields: Record<string, unknown>) => {
    const headers = { 'content-type': 'application/json', cookie: `continuation=${token}` };
    const request = new Request('http://localhost/api/requests', { method: 'POST', headers, body: JSON.stringify(fields) });
    return (await postUpdate(request, lead.reference)).json();
  };
  const postPlain = async (fields: Record<string, string>) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie: `continuation=${token}` };
    const body = new URLSearchParams(fields).toString();
    return (await postUpdate(new Request('http://localhost/api/requests', { method: 'POST', headers, body }), lead.reference)).status;
  };
  return { lead, token, post, postPlain };
}

test('a field of the first form that the second step empties stays empty until it is filled again', async () => {
  const { lead, token, post } = await openedLead({ zipCode: '33131', usage: 'commute', rental: true });
  expect(await post({ usage: '', rental: '' })).toMatchObject({ update: 1 });
  expect((await findLead(lead.reference, store))?.lead.updates).toMatchObject([{ n: 1, values: { usage: '', rental: '' } }]);
  expect((await findOpenedLead(token))?.values).toEqual({ zipCode: '33131' });
  expect((await findDeskLead(lead.reference, store))?.values).toEqual({ zipCode: '33131' });
  expect(await post({ usage: '', rental: '' })).toMatchObject({ update: 1 });
  expect(await post({ usage: 'commute' })).toMatchObject({ update: 2 });
  expect((await findOpenedLead(token))?.values).toEqual({ zipCode: '33131', usage: 'commute' });
});

test('a posted field of the first form that is shown on a condition is corrected', async () => {
  const mailing = { hasDifferentMailingAddress: true, mailingCity: 'Miami' };
  const { lead, post } = await openedLead({ zipCode: '33131', state: 'FL', ...mailing }, 'personal-auto');
  expect(await post({ state: 'GA', mailingCity: 'Savannah' })).toMatchObject({ update: 1 });
  expect((await findLead(lead.reference, store))?.lead.updates).toMatchObject([{ n: 1, values: { state: 'GA', mailingCity: 'Savannah' } }]);
});

test('an empty field that the first form left empty too makes no update', async () => {
  const { lead, post } = await openedLead({ zipCode: '33131' });
  expect(await post({ usage: '', rental: '' })).toMatchObject({ update: 0 });
  expect((await findLead(lead.reference, store))?.lead.updates).toEqual([]);
});

test('a box and a list that a plain form leaves out are not ticked any more', async () => {
  const { lead, token, postPlain } = await openedLead({ zipCode: '33131', rental: true, towing: true });
  expect(await postPlain({ step: 'damage', towing: 'on' })).toBe(303);
  expect((await findLead(lead.reference, store))?.lead.updates).toMatchObject([{ n: 1, values: { rental: '' } }]);
  expect((await findOpenedLead(token))?.values).toEqual({ zipCode: '33131', towing: true });
  expect(await postPlain({ step: 'damage', rental: 'on' })).toBe(303);
  expect((await findOpenedLead(token))?.values).toEqual({ zipCode: '33131', rental: true });
  expect(await postPlain({ step: 'drivers', driverName: 'Ana', driverDiscounts: 'mature-driver' })).toBe(303);
  expect((await findOpenedLead(token))?.values.driverDiscounts).toEqual(['mature-driver']);
  expect(await postPlain({ step: 'drivers', driverName: 'Ana' })).toBe(303);
  expect((await findOpenedLead(token))?.values).toEqual({ zipCode: '33131', rental: true, driverName: 'Ana' });
});
