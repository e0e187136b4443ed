import type { SiteLanguage } from './site-languages.ts';

/** Downloads; `holds` lists the parts of a zip. */
export const downloads = [
  { id: 'insurance-review', format: 'pdf' },
  { id: 'driver-file', format: 'pdf' },
  { id: 'new-authority', format: 'zip', holds: ['authority-timeline', 'driver-file', 'fleet-schedule'] },
  { id: 'authority-timeline', format: 'pdf' },
  { id: 'fleet-schedule', format: 'xlsx' },
  { id: 'certificate-sample', format: 'pdf' },
  { id: 'hours-of-service', format: 'pdf' },
  { id: 'crash-kit', format: 'pdf' },
] as const;

export type Download = (typeof downloads)[number];
export type DownloadId = Download['id'];
export type PdfId = Extract<Download, { format: 'pdf' }>['id'];

/** Day of the last change of the texts (YYYY-MM-DD), stored in the files so that the same texts give the same files. */
export const downloadsAsOf = '2026-11-20';

export function downloadById(id: string): Download | undefined {
  return downloads.find((download) => download.id === id);
}

export const downloadFile = ({ id, format }: Download, locale: SiteLanguage): string => `${id}.${locale}.${format}`;

/** `/downloads/crash-kit.es.pdf`. */
export const downloadPath = (download: Download, locale: SiteLanguage): string => `/downloads/${downloadFile(download, locale)}`;
