import { releaseLead } from '#lib/leads/store/staff-actions.ts';
import { allDelivered } from '#lib/leads/store/read-leads.ts';
import { deliverNow, deliveryRows } from './deliveries.ts';
import { json, print, printError, printJson, printTable, required, type Verb } from './verb.ts';

const refusals = {
  unknown: 'there is no such lead',
  erased: 'the lead was erased',
  'not-quarantined': 'the lead is not in quarantine',
} as const;

export const release: Verb = {
  takes: 'REF [--json]',
  does: 'takes a lead out of quarantine and delivers it',
  options: json,
  reference: true,
  async run({ values, reference: argument }) {
    const reference = required(argument, 'the reference');
    const { status } = await releaseLead(reference);
    if (status !== 'released') {
      printError(`${reference}: ${refusals[status]}`);
      return 1;
    }
    const deliveries = await deliverNow(reference);
    if (values.json) printJson({ reference, status, deliveries });
    else {
      print(`${reference} is released.`);
      printTable(deliveryRows(deliveries));
    }
    return allDelivered(deliveries) ? 0 : 1;
  },
};
