import { verifyStore } from '#lib/leads/store/verify.ts';
import { json, print, printJson, type Verb } from './verb.ts';

export const verify: Verb = {
  takes: '[--json]',
  does: 'checks the chains of consents and events, and the database',
  options: json,
  async run({ values }) {
    const result = await verifyStore();
    if (values.json) printJson(result);
    else {
      for (const problem of result.problems) print(`PROBLEM: ${problem}`);
      print(
        `${result.leads} leads, ${result.consents} consents and ${result.events} events in their chains: ${result.problems.length === 0 ? 'intact' : 'DAMAGED'}.`,
      );
    }
    return result.problems.length === 0 ? 0 : 1;
  },
};
