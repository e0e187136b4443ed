import { allDelivered, listLeads } from '#lib/leads/store/read-leads.ts';
import { replayDead, replayLead } from '#lib/leads/store/staff-actions.ts';
import { deliverNow, deliveryRows } from './deliveries.ts';
import { json, print, printError, printJson, printTable, required, UsageError, type Values, type Verb } from './verb.ts';

const refusals = {
  unknown: 'there is no such lead',
  erased: 'the lead was erased',
  quarantined: 'the lead is in quarantine: release it first',
} as const;

async function replayOne(reference: string, values: Values): Promise<number> {
  const result = await replayLead(reference);
  if (result.status !== 'replayed') {
    printError(`${reference}: ${refusals[result.status]}`);
    return 1;
  }
  const deliveries = await deliverNow(reference);
  if (values.json) printJson({ reference, replayed: result.deliveries, deliveries });
  else {
    print(result.deliveries === 0 ? 'Nothing was left to deliver.' : `Tried again: ${result.deliveries}.`);
    printTable(deliveryRows(deliveries));
  }
  return allDelivered(deliveries) ? 0 : 1;
}

async function replayAllDead(values: Values): Promise<number> {
  const leads = await listLeads({ status: 'dead', limit: 1_000_000 });
  const replayed = await replayDead();
  const undelivered: string[] = [];
  for (const { reference } of leads) if (!allDelivered(await deliverNow(reference))) undelivered.push(reference);
  if (values.json) printJson({ replayed, undelivered });
  else {
    print(`Dead letters tried again: ${replayed}.`);
    if (undelivered.length > 0) print(`Not delivered yet: ${undelivered.join(' ')}`);
  }
  return undelivered.length > 0 ? 1 : 0;
}

export const replay: Verb = {
  takes: 'REF | --dead [--json]',
  does: 'delivers again what was not delivered of a lead, or every dead letter',
  options: { ...json, dead: { type: 'boolean' } },
  reference: true,
  async run({ values, reference }) {
    if (values.dead === true && reference) throw new UsageError('give a reference or --dead, not both');
    return values.dead === true ? replayAllDead(values) : replayOne(required(reference, 'the reference, or --dead,'), values);
  },
};
