import { autoReasons } from '#lib/site/options.ts';
import { lineQuoteForm, ownsNoCar } from '../blocks.ts';
import { type Field, fold, group } from '../form-definition.ts';
import { autoDetails, contact, filingFields, historyWithoutFiling, license, zip } from './blocks.ts';

const reason: Field = { name: 'reason', kind: 'choice', group: 'situation', options: autoReasons };
const filing = filingFields.map((field) => ({ ...field, group: 'situation' }));

const common = {
  subjectLabel: 'Personal Auto',
  insuranceLine: 'personal-auto',
  quoteType: 'personal-auto',
  fold: 'auto',
} as const;

/** `asked` is open and required, `later` is folded. */
function fieldsFor(asked: readonly Field[], later: readonly Field[]): Field[] {
  return [
    ...group('situation', [zip, ...asked.map((field) => ({ ...field, required: true as const })), ownsNoCar]),
    ...contact,
    ...fold([...later.map((field) => ({ ...field, group: 'history' })), ...historyWithoutFiling, ...license]),
    ...autoDetails,
  ];
}

export const personalAutoFirstForm = lineQuoteForm({
  ...common,
  id: 'personal-auto-first',
  staffName: 'Personal auto request',
  fields: fieldsFor([reason], filing),
});

/** For pages about filings and states. */
export const filingFirstForm = lineQuoteForm({
  ...common,
  id: 'filing-first',
  staffName: 'Personal auto request (filing)',
  fields: fieldsFor(filing, [reason]),
});
