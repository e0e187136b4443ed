import { verifyStore } from '#lib/leads/store/verify.ts';
import { print, printJson } from './print.ts';
import { json, type Verb } from './verb.ts';

export const verify: Verb = {
  takes: '[--json]',
  does: 'checks the chain of consents and the database',
  options: json,
  async run({ values }) {
    const result = await verifyStore();
    if (values.json) printJson(result);
    else {
      for (const problem of result.problems) print(`PROBLEM: ${problem}`);
      print(`${result.leads} leads, ${result.consents} consents in the chain: ${result.problems.length === 0 ? 'sound' : 'NOT SOUND'}.`);
    }
    return result.problems.length === 0 ? 0 : 1;
  },
};
