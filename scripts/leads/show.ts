import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileSize } from '#lib/forms/file-rule.ts';
import { filesOf, type UnsealedFile } from '#lib/leads/store/files.ts';
import type { LeadUpdate } from '#lib/leads/model.ts';
import { findLead } from '#lib/leads/store/read-leads.ts';
import { makeFolder } from '#lib/data-folder.ts';
import { errorCause, errorCode } from '#lib/error-code.ts';
import { savedName } from '#lib/leads/active-content.ts';
import { readFileChunks, scanIfUnscanned } from '#lib/leads/files/unsealed-file.ts';
import { valueTexts } from './value-texts.ts';
import { deliveryRows } from './deliveries.ts';
import { formatMinute, isoTime, json, print, printError, printJson, printTable, required, textOf, type Verb } from './verb.ts';

/** Creates a file under a free name: `paper.pdf`, then `paper (2).pdf`. */
async function createFile(folder: string, name: string) {
  const dot = name.lastIndexOf('.');
  for (let number = 1; ; number += 1) {
    const path = join(folder, number === 1 ? name : `${name.slice(0, dot)} (${number})${name.slice(dot)}`);
    try {
      return { path, file: await open(path, 'wx', 0o600) };
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
  }
}

async function saveFile(file: UnsealedFile, folder: string): Promise<string | undefined> {
  const scan = await scanIfUnscanned(file);
  if (scan === 'infected') return 'the virus scanner found something in it';
  if (scan === 'unscanned') return 'the virus scanner has not seen it yet, and does not respond';
  const target = await createFile(folder, savedName(file));
  try {
    for await (const bytes of readFileChunks(file)) await target.file.appendFile(bytes);
    return undefined;
  } catch (error) {
    await rm(target.path, { force: true });
    // Only a disk, a folder or a database reports a code; a damaged file has none.
    return errorCode(error) === undefined ? 'it is damaged' : errorCause(error);
  } finally {
    await target.file.close();
  }
}

/** Writes the files of a lead into a folder; overwrites none. False when one could not be written. */
async function saveFiles(files: readonly UnsealedFile[], folder: string): Promise<boolean> {
  makeFolder(folder);
  let isComplete = true;
  for (const file of files) {
    const problem = await saveFile(file, folder);
    if (!problem) continue;
    printError(`${file.name} was not saved: ${problem}`);
    isComplete = false;
  }
  return isComplete;
}

type FoundLead = NonNullable<Awaited<ReturnType<typeof findLead>>>;

function fileFacts({ id, name, type, size, sha256, scan, active }: UnsealedFile) {
  return { id, name, type, size, sha256, scan, active };
}

function updateFacts({ n, locale, createdAt, values }: LeadUpdate) {
  return { update: n, locale, createdAt: isoTime(createdAt), answers: values };
}

function showUpdates(updates: readonly LeadUpdate[]): void {
  for (const { n, form, locale, createdAt, values } of updates) {
    print(`\nUpdate ${n}  language ${locale}  received ${formatMinute(createdAt)}\n`);
    const emptied = Object.keys(values).filter((name) => values[name] === '');
    printTable([...valueTexts({ form, values }).map(({ label, value }) => [label, value]), ...emptied.map((name) => [name, '(emptied)'])]);
  }
}

function showJson({ lead, deliveries }: FoundLead, files: readonly UnsealedFile[]): void {
  const { content, updates, consent, createdAt, quarantinedAt, erasedAt, ...facts } = lead;
  printJson({
    ...facts,
    ...{ createdAt: isoTime(createdAt), quarantinedAt: isoTime(quarantinedAt), erasedAt: isoTime(erasedAt) },
    answers: content.status === 'readable' ? content.values : null,
    ...(updates.length > 0 ? { updates: updates.map(updateFacts) } : {}),
    consent: JSON.parse(consent),
    ...(files.length > 0 ? { files: files.map(fileFacts) } : {}),
    deliveries: deliveries.map(({ nextAt, leaseUntil, deliveredAt, failedAt, ...delivery }) => ({
      ...delivery,
      ...{ nextAt: isoTime(nextAt), leaseUntil: isoTime(leaseUntil), deliveredAt: isoTime(deliveredAt), failedAt: isoTime(failedAt) },
    })),
  });
}

function showText({ lead, deliveries }: FoundLead, files: readonly UnsealedFile[]): void {
  print(
    `${lead.reference}  ${lead.status}  form ${lead.form} (version ${lead.formVersion})  language ${lead.locale}  received ${formatMinute(lead.createdAt)}\n`,
  );
  if (lead.content.status === 'readable') {
    printTable(valueTexts({ form: lead.form, values: lead.content.values }).map(({ label, value }) => [label, value]));
  } else print(lead.content.status === 'erased' ? `Erased ${formatMinute(lead.erasedAt)}.` : 'The answers cannot be read: their key is missing.');
  showUpdates(lead.updates);
  if (files.length > 0) {
    print('');
    const rows = files.map(({ name, size, scan, active, sha256 }) => [name, fileSize(size), scan, active.join(' ') || '-', sha256]);
    printTable([['file', 'size', 'scan', 'active content', 'sha256'], ...rows]);
  }
  print(`\nConsent: ${lead.consent}\n`);
  if (deliveries.length > 0) printTable(deliveryRows(deliveries));
}

export const show: Verb = {
  takes: 'REF [--json] [--save DIR]',
  does: 'everything about one lead, unmasked; --save writes its files into a folder',
  options: { ...json, save: { type: 'string' } },
  reference: true,
  async run({ values, reference }) {
    const found = await findLead(required(reference, 'the reference'));
    if (!found) {
      printError(`there is no lead ${reference}`);
      return 1;
    }
    const files = await filesOf([found.lead.id]);
    if (values.json) showJson(found, files);
    else showText(found, files);
    const folder = textOf(values, 'save');
    if (folder !== undefined && !(await saveFiles(files, folder))) return 1;
    return found.lead.content.status === 'unreadable' ? 1 : 0;
  },
};
