import 'server-only';
import { fileSize } from '#lib/forms/file-rule.ts';
import { activeWarning } from '../../active-content.ts';
import { fileLink, linkDays } from '../../file-link.ts';
import type { LeadFile } from '../../model.ts';
import type { Block } from './mail.ts';

const scanNotes: Partial<Record<LeadFile['scan'], string>> = {
  off: 'not scanned for viruses: no scanner is set up',
  unscanned: 'ON HOLD: the virus scanner didn’t answer. The link opens the file once it has been scanned',
};

export function fileBlocks(files: readonly LeadFile[], reference: string, siteUrl: string, now: number): Block[] {
  if (files.length === 0) return [];
  const rows = files.map((file) => {
    const notes = [scanNotes[file.scan], activeWarning(file.active)].filter((note) => note !== undefined);
    const details = [fileSize(file.size), `sha-256 ${file.sha256}`, ...notes];
    return { label: file.name, value: [fileLink(file, siteUrl, now), ...details].join('\n') };
  });
  return [
    { kind: 'heading', text: 'Files' },
    { kind: 'rows', rows },
    { kind: 'text', text: `The links open the files for ${linkDays} days for anyone who has them. Don’t forward this email.` },
    { kind: 'text', text: `At any time: npm run leads -- show ${reference} --save DIR` },
  ];
}
