import { findLead } from '#lib/leads/store/read-leads.ts';
import { revokeContinuations } from '#lib/leads/store/continuations.ts';
import { json, print, printError, printJson, required, type Verb } from './verb.ts';

export const revoke: Verb = {
  takes: 'REF [--json]',
  does: 'makes the links and opened second steps of a lead invalid',
  options: json,
  reference: true,
  async run({ values, reference }) {
    const named = required(reference, 'the reference');
    if (!(await findLead(named))) {
      printError(`there is no lead ${named}`);
      return 1;
    }
    const revoked = await revokeContinuations(named);
    if (values.json) printJson({ reference: named, revoked });
    else print(`${named}: ${revoked} links and opened second steps are now invalid.`);
    return 0;
  },
};
