import { findForm } from '#lib/forms/registry.ts';
import { languageName } from '#lib/leads/deliver/mail/staff.ts';
import type { PresentedValue } from '#lib/forms/present.ts';
import type { FieldValues } from '#lib/leads/model.ts';
import { lastValues } from '#lib/leads/store/read-updates.ts';
import { readAllLeads, type StoredLead } from '#lib/leads/store/read-leads.ts';
import { byteOrderMark, csvLine } from '#lib/text/csv.ts';
import { valueTexts } from './value-texts.ts';
import { isoTime, printError, textOf, timeOf, UsageError, type Verb } from './verb.ts';

type Readable = { lead: StoredLead; values: FieldValues };

async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await new Promise((resolve) => process.stdout.once('drain', resolve));
}

/** Erased leads are left out; those whose key is missing are counted. */
async function* readable(since: number | undefined, skipped: { count: number }): AsyncGenerator<Readable> {
  for await (const lead of readAllLeads(since)) {
    if (lead.content.status === 'readable') yield { lead, values: lead.content.values };
    if (lead.content.status === 'unreadable') skipped.count += 1;
  }
}

async function exportJson(leads: AsyncIterable<Readable>): Promise<void> {
  let before = '[\n';
  for await (const { lead, values } of leads) {
    const { reference, form, formVersion, locale, status, createdAt } = lead;
    const consent: unknown = JSON.parse(lead.consent);
    const updates = lead.updates.map(({ n, ...update }) => ({
      update: n,
      locale: update.locale,
      createdAt: isoTime(update.createdAt),
      answers: update.values,
    }));
    const facts = { reference, form, formVersion, locale, status, createdAt: isoTime(createdAt) };
    await write(before + JSON.stringify({ ...facts, answers: values, ...(updates.length > 0 ? { updates } : {}), consent }));
    before = ',\n';
  }
  await write(before === '[\n' ? '[]\n' : '\n]\n');
}

/** The values of a lead, then those that the visitor added. A field that both have occurs twice: the table shows the later value. */
function textsOf({ lead, values }: Readable): PresentedValue[] {
  const last = lead.updates.at(-1);
  const added = last ? valueTexts({ form: last.form, values: lastValues(lead.updates) }) : [];
  return [...valueTexts({ form: lead.form, values }), ...added];
}

/** Reads the leads twice: the columns are the fields of all leads. */
async function exportCsv(read: () => AsyncIterable<Readable>): Promise<void> {
  const fields = new Set<string>();
  for await (const item of read()) for (const { field } of textsOf(item)) fields.add(field);
  await write(byteOrderMark + csvLine(['reference', 'received', 'form', 'language', 'status', ...fields]));
  for await (const item of read()) {
    const { lead } = item;
    const texts = new Map(textsOf(item).map(({ field, value }) => [field, value]));
    const facts = [
      lead.reference,
      isoTime(lead.createdAt) ?? '',
      findForm(lead.form)?.staffName ?? lead.form,
      languageName(lead.locale),
      lead.status,
    ];
    await write(csvLine([...facts, ...[...fields].map((field) => texts.get(field) ?? '')]));
  }
}

export const exportVerb: Verb = {
  takes: '[--since D] --format json|csv',
  does: 'every lead with its answers, oldest first, on standard output',
  options: { since: { type: 'string' }, format: { type: 'string' } },
  async run({ values }) {
    const since = timeOf(values, 'since');
    const format = textOf(values, 'format');
    const skipped = { count: 0 };
    if (format === 'json') await exportJson(readable(since, skipped));
    else if (format === 'csv') await exportCsv(() => readable(since, Object.assign(skipped, { count: 0 })));
    else throw new UsageError('--format must be json or csv');
    if (skipped.count === 0) return 0;
    printError(`${skipped.count} leads were left out: the key of their answers is missing`);
    return 1;
  },
};
