import 'server-only';
import { dataSheet } from '#lib/documents/data-sheet.ts';
import { renderPdf } from '#lib/documents/pdf.ts';
import { findSecondStep } from '#lib/forms/second-step/known-second-steps.ts';
import { byteOrderMark, csvLine } from '#lib/text/csv.ts';
import { presentLead, type DeskLead } from './find-desk-lead.ts';

export const exportFormats = ['pdf', 'csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

type Exported = { body: string | Uint8Array<ArrayBuffer>; contentType: string };

async function pdfOf({ lead, values, work }: DeskLead): Promise<Exported> {
  const last = lead.updates.at(-1);
  const secondStep = last && findSecondStep(last.form);
  const sheet = dataSheet({
    reference: work.reference,
    form: lead.form,
    locale: lead.locale,
    values,
    secondStep,
    updatedAt: last?.createdAt ?? lead.createdAt,
  });
  return { body: new Uint8Array(await renderPdf(sheet)), contentType: 'application/pdf' };
}

function csvOf(deskLead: DeskLead): Exported {
  const rows = presentLead(deskLead, { mask: false, locale: 'en' }).flatMap(({ form, rows: values }) =>
    values.map(({ field, label, value }) => [form, field, label, value]),
  );
  return { body: byteOrderMark + [['form', 'field', 'label', 'value'], ...rows].map(csvLine).join(''), contentType: 'text/csv; charset=utf-8' };
}

function jsonOf({ lead, work, events, consent, files }: DeskLead): Exported {
  const { reference, form, formVersion, locale, createdAt, content, updates } = lead;
  const { id: _id, ...state } = work;
  const body = {
    reference,
    form,
    formVersion,
    locale,
    createdAt: new Date(createdAt).toISOString(),
    values: content.status === 'readable' ? content.values : null,
    updates,
    work: state,
    events: events.map(({ leadId: _leadId, ...event }) => event),
    consent,
    files: files.map(({ id, name, type, size, sha256, scan }) => ({ id, name, type, size, sha256, scan })),
  };
  return { body: JSON.stringify(body, null, 2), contentType: 'application/json; charset=utf-8' };
}

/** A lead as a file: a data sheet with the elements of the ACORD applications (secrets masked), or every value in full as CSV or JSON. */
export async function exportLead(deskLead: DeskLead, format: ExportFormat): Promise<Exported> {
  if (format === 'pdf') return pdfOf(deskLead);
  return format === 'csv' ? csvOf(deskLead) : jsonOf(deskLead);
}
