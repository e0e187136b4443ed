import { runRetention } from '#lib/leads/retention.ts';
import { json, print, printJson, type Verb } from './verb.ts';

export const retention: Verb = {
  takes: '[--json]',
  does: 'erases the leads older than RETENTION_DAYS, and consents older than five years',
  options: json,
  async run({ values }) {
    const result = await runRetention();
    if (values.json) printJson(result);
    else print(`Leads erased: ${result.erased}. Consents deleted: ${result.consentsDeleted}.`);
    return 0;
  },
};
