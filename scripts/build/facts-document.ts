import type { Provenance } from '#lib/facts/fact.ts';
import { facts } from '#lib/facts/find-fact.ts';
import { filingFacts } from '#lib/facts/filings.ts';
import { stateLaws } from '#lib/facts/state-laws.ts';

const begin = '<!-- Facts: written by `npm run derive` from lib/facts -->';
const end = '<!-- End of facts -->';

const table = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const sourceCells = ({ grade, source, reviewBy }: Provenance): string[] => [
  grade,
  `[${source.title.replaceAll('|', '/')}](${source.url})`,
  source.readOn,
  reviewBy,
];

const sourceColumns = ['grade', 'source', 'read on', 'review by'];

function figures(): string {
  const rows = facts.map((fact) => [
    fact.state,
    fact.id,
    `${fact.value.toLocaleString('en-US')} ${fact.unit}`,
    fact.countedFrom ?? '',
    fact.from ?? '',
    fact.to ?? '',
    ...sourceCells(fact),
  ]);
  return table(['state', 'fact', 'value', 'counted from', 'in force from', 'until', ...sourceColumns], rows);
}

function rules(): string {
  const laws = Object.values(stateLaws);
  const rows = laws.flatMap((law) =>
    law.rules.map((rule) => [
      rule.state,
      rule.causes.join(', ') + (rule.cars ? ` (own car: ${rule.cars.join(', ')})` : ''),
      rule.likely ? `${rule.outcome}, perhaps ${rule.likely}` : rule.outcome,
      rule.term ?? '',
      rule.notes.join(', '),
      ...sourceCells(rule),
    ]),
  );
  return table(['state', 'causes', 'outcome', 'term', 'notes', ...sourceColumns], rows);
}

function otherRows(): string {
  const coverages = Object.values(stateLaws).flatMap((law) => law.coverages.map((row) => [row.state, row.coverage, row.duty, ...sourceCells(row)]));
  const filings = filingFacts.map((row) => [row.state, 'filings', row.filings.join(', ') || 'none', ...sourceCells(row)]);
  const letters = Object.entries(stateLaws).flatMap(([state, law]) =>
    law.letterNamesSource ? [[state, 'letters', '', ...sourceCells(law.letterNamesSource)]] : [],
  );
  return table(['state', 'what', 'value', ...sourceColumns], [...filings, ...coverages, ...letters]);
}

/** `text`, docs/data-sources.md, with its section of facts regenerated. */
export function withFacts(text: string): string {
  const [before = '', rest = ''] = text.split(begin);
  const after = rest.split(end)[1] ?? '';
  const section = `### Figures\n\n${figures()}\n\n### Filings by cause\n\n${rules()}\n\n### Filings, coverages and letters\n\n${otherRows()}`;
  return `${before}${begin}\n\n${section}\n\n${end}${after}`;
}
