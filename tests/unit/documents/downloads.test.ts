import { strFromU8, unzipSync } from 'fflate';
import { buildDownload } from '#lib/documents/build-download.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { locales, regionalLocale } from '#lib/i18n/routing.ts';
import { formById } from '#lib/forms/registry.ts';
import { requestedDownload } from '#lib/forms/requested-download.ts';
import { type Download, downloadById, downloads } from '#lib/site/downloads.ts';

const pdfs = downloads.filter(({ format }) => format === 'pdf');

function pick(id: string): Download {
  const found = downloadById(id);
  if (!found) throw new Error(id);
  return found;
}

describe.each(locales)('in %s', (locale) => {
  it.each(pdfs.map((download) => [download.id, download] as const))('%s is a tagged PDF with language and title', async (_, download) => {
    const text = (await buildDownload(download, locale)).toString('latin1');
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(text).toContain('/Marked true');
    expect(text).toContain(`/Lang (${regionalLocale(locale)})`);
    expect(text).toContain('/S /H1');
    expect(text).toContain('/S /H2');
  });

  it('the starter pack contains its three documents', async () => {
    const parts = unzipSync(await buildDownload(pick('new-authority'), locale));
    expect(Object.keys(parts).sort()).toEqual([`authority-timeline.${locale}.pdf`, `driver-file.${locale}.pdf`, `fleet-schedule.${locale}.xlsx`]);
    expect(strFromU8(parts[`driver-file.${locale}.pdf`]?.slice(0, 5) ?? new Uint8Array())).toBe('%PDF-');
  });

  it('the schedule is a workbook with both lists', async () => {
    const parts = unzipSync(await buildDownload(pick('fleet-schedule'), locale));
    const all = Object.entries(parts)
      .filter(([name]) => name.endsWith('.xml'))
      .map(([, body]) => strFromU8(body))
      .join('');
    const { vehicles, drivers } = messagesFor(locale).downloads.schedule.sheets;
    for (const word of [vehicles.name, drivers.name, vehicles.columns.vin, drivers.columns.medical]) expect(all).toContain(word);
  });
});

it('finds the download of a form, and none for other forms', () => {
  const idOf = (form: string, resource = '') => requestedDownload(formById(form), { resource })?.id;
  expect(idOf('guide')).toBe('insurance-review');
  expect(idOf('resource', 'crash-kit')).toBe('crash-kit');
  expect(idOf('resource', 'something else')).toBeUndefined();
  expect(idOf('contact', 'crash-kit')).toBeUndefined();
});
