import { autoReasons } from '#lib/site/options.ts';
import { noCar, submissionFields } from '../blocks.ts';
import { type Field, fold, group } from '../field.ts';
import type { FormDefinition } from '../form-definition.ts';
import { autoDetails, filingQuestion, historyWithoutFiling, license, person, zip } from './blocks.ts';

const reason: Field = { name: 'reason', kind: 'choice', group: 'situation', options: autoReasons };
const [filing] = filingQuestion.map((field) => ({ ...field, group: 'situation' }));

const common = {
  version: 1,
  kind: 'quote',
  route: 'send-quote-email',
  payload: 'lineQuote',
  subjectLabel: 'Personal Auto',
  insuranceLine: 'personal-auto',
  quoteType: 'personal-auto',
  messageKey: 'lineQuote',
  toasts: { failed: 'lineQuote' },
  hasAside: true,
  fold: 'auto',
} as const satisfies Partial<FormDefinition>;

/** `asked` is open and required, `later` is folded. */
function fieldsFor(asked: readonly Field[], later: readonly Field[]): Field[] {
  return [
    ...group('situation', [zip, ...asked.map((field) => ({ ...field, required: true as const })), noCar]),
    ...person,
    ...fold([...later.map((field) => ({ ...field, group: 'history' })), ...historyWithoutFiling, ...license]),
    ...autoDetails,
    ...submissionFields,
  ];
}

export const personalAutoFirstForm: FormDefinition = {
  ...common,
  id: 'personal-auto-first',
  staffName: 'Personal auto request',
  fields: fieldsFor([reason], filing ? [filing] : []),
};

/** For pages about filings and states. */
export const filingFirstForm: FormDefinition = {
  ...common,
  id: 'filing-first',
  staffName: 'Personal auto request (filing)',
  fields: fieldsFor(filing ? [filing] : [], [reason]),
};
