import { type LeadStatus, leadStatuses, listLeads } from '#lib/leads/store/read-leads.ts';
import { formatMinute, isoTime, json, print, printJson, printTable, textOf, timeOf, UsageError, type Values, type Verb } from './verb.ts';

function statusOf(values: Values): LeadStatus | undefined {
  const text = textOf(values, 'status');
  const status = leadStatuses.find((name) => name === text);
  if (text !== undefined && !status) throw new UsageError(`--status must be one of ${leadStatuses.join(', ')}`);
  return status;
}

function limitOf(values: Values): number {
  const text = textOf(values, 'limit') ?? '100';
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new UsageError('--limit must be a whole number');
  return Number(text);
}

/** `--spam`: only quarantined leads. `--status` alone: quarantined and others. Neither: no quarantined leads. */
function quarantineFilter(values: Values, status: LeadStatus | undefined): { isQuarantined?: boolean } {
  if (values.spam === true) return { isQuarantined: true };
  return status === undefined ? { isQuarantined: false } : {};
}

export const list: Verb = {
  takes: '[--status S] [--spam] [--since D] [--limit N] [--json]',
  does: 'the newest leads; --spam: those in quarantine',
  options: { ...json, status: { type: 'string' }, spam: { type: 'boolean' }, since: { type: 'string' }, limit: { type: 'string' } },
  async run({ values }) {
    const status = statusOf(values);
    const since = timeOf(values, 'since');
    const leads = await listLeads({
      ...quarantineFilter(values, status),
      ...(status ? { status } : {}),
      ...(since === undefined ? {} : { since }),
      limit: limitOf(values),
    });
    if (values.json) {
      printJson(
        leads.map(({ createdAt, quarantinedAt, erasedAt, ...lead }) => ({
          ...lead,
          createdAt: isoTime(createdAt),
          quarantinedAt: isoTime(quarantinedAt),
          erasedAt: isoTime(erasedAt),
        })),
      );
    } else if (leads.length === 0) print('No leads.');
    else
      printTable([
        ['REFERENCE', 'RECEIVED', 'FORM', 'LANGUAGE', 'STATUS'],
        ...leads.map((lead) => [lead.reference, formatMinute(lead.createdAt), lead.form, lead.locale, lead.status]),
      ]);
    return 0;
  },
};
