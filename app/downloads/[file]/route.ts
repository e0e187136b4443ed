import { buildDownload, contentTypes } from '#lib/documents/build-download.ts';
import { locales } from '#lib/i18n/routing.ts';
import { downloadFile, downloads } from '#lib/site/downloads.ts';

type Params = { file: string };

export const dynamic = 'force-static';
export const dynamicParams = false;

const all = locales.flatMap((locale) => downloads.map((download) => ({ file: downloadFile(download, locale), locale, download })));

export function generateStaticParams(): Params[] {
  return all.map(({ file }) => ({ file }));
}

/** A download, rendered by the build. */
export async function GET(_: Request, { params }: { params: Promise<Params> }) {
  const { file } = await params;
  const found = all.find((download) => download.file === file);
  if (!found) return new Response(null, { status: 404 });
  const body = await buildDownload(found.download, found.locale);
  return new Response(new Uint8Array(body), { headers: { 'content-type': contentTypes[found.download.format] } });
}
