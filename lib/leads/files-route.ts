import 'server-only';
import { log } from '#lib/log.ts';
import { savedName } from './active-content.ts';
import { mimeTypes } from './file-type.ts';
import { verifyFileLink } from './file-link.ts';
import { readFileChunks, scanIfUnscanned } from './files/unsealed-file.ts';
import { findFile, type UnsealedFile } from './store/files.ts';

const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

// In English only, like the staff mail with the links.
const refusals = {
  unknown: [404, 'There is no such file. Copy the whole link from the mail.'],
  expired: [410, 'This link has expired. Get the files with: npm run leads -- show REF --save DIR'],
  unscanned: [503, 'This file is kept aside until the virus scanner has seen it. Try again when the scanner runs.'],
  infected: [403, 'The virus scanner found something in this file. It cannot be opened here.'],
} as const;

function refuse(reason: keyof typeof refusals): Response {
  const [status, text] = refusals[reason];
  return new Response(`${text}\n`, { status, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } });
}

function contentDisposition(name: string): string {
  const ascii = name.normalize('NFD').replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

function streamOf(file: UnsealedFile): ReadableStream<Uint8Array> {
  const chunks = readFileChunks(file);
  return new ReadableStream({
    async pull(controller) {
      const part = await chunks.next();
      if (part.done) controller.close();
      else controller.enqueue(part.value);
    },
  });
}

export async function getFile(request: Request, name: string): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const link = verifyFileLink({ name, until: query.get('until'), signature: query.get('signature') }, Date.now());
  if (link === 'unknown' || link === 'expired') return refuse(link);
  const file = await findFile(link);
  if (!file) return refuse('unknown');
  const scan = await scanIfUnscanned(file);
  if (scan === 'infected' || scan === 'unscanned') return refuse(scan);
  log.info({ event: 'file_opened', file: file.id });
  const isActive = file.active.length > 0;
  // Programs do not open a file of unknown type.
  const contentType = isActive ? 'application/octet-stream' : mimeTypes[file.type];
  const type = { 'content-type': contentType, 'content-length': String(file.size), 'content-disposition': contentDisposition(savedName(file)) };
  return new Response(streamOf(file), { headers: { ...headers, ...type } });
}
