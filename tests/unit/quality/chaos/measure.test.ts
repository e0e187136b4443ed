import { createTally, measure } from '../../../../quality/chaos/measure.ts';
import { staffAddress } from '../../../support/services/destinations.ts';

const reference = 'BCDF2345';
const email = 'ana@visitor.example';

/** A site that stored one lead and sent it as these mails and calls. */
function siteWith({ mailIds, callIds }: { mailIds: readonly string[]; callIds: readonly string[] }) {
  const mails = mailIds.flatMap((messageId) => [
    { to: [staffAddress], mail: { subject: `New lead ${reference}`, messageId: `staff ${messageId}` } },
    { to: [email], mail: { subject: 'We received your request', messageId: `visitor ${messageId}` } },
  ]);
  return {
    takeMails: () => mails.splice(0),
    webhook: { calls: callIds.map((id) => ({ body: JSON.stringify({ email }), headers: { 'webhook-id': id } })) },
    stored: { all: async () => [{ reference, status: 'delivered', content: { status: 'readable', values: { email } } }] },
  } as unknown as Parameters<typeof createTally>[0];
}

async function measured(sent: Parameters<typeof siteWith>[0]) {
  const site = siteWith(sent);
  return measure(site, createTally(site), [{ outcome: 201, ms: 20, email, reference }], 0);
}

test('counts a lead that is delivered once, and copies under one id', async () => {
  expect(await measured({ mailIds: ['a'], callIds: ['a'] })).toMatchObject({ accepted: 1, lost: 0, doubled: 0, copies: 1 });
  expect(await measured({ mailIds: ['a', 'a'], callIds: ['a', 'a'] })).toMatchObject({ lost: 0, doubled: 0, copies: 2 });
});

test('counts mails and calls of one lead under two ids as doubled', async () => {
  expect(await measured({ mailIds: ['a', 'b'], callIds: ['a'] })).toMatchObject({ doubled: 2 });
  expect(await measured({ mailIds: ['a'], callIds: ['a', 'b'] })).toMatchObject({ doubled: 1 });
});

test('counts an accepted lead that a destination did not get as lost', async () => {
  expect(await measured({ mailIds: ['a'], callIds: [] })).toMatchObject({ accepted: 1, lost: 1 });
  expect(await measured({ mailIds: [], callIds: ['a'] })).toMatchObject({ accepted: 1, lost: 1 });
});
