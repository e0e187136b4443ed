import { mediaTypeOf } from '#lib/http/read-body.ts';
import { basename, extname } from 'node:path';

const text = (type: string) => `${type}; charset=utf-8`;

const byExtension: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': text('text/css'),
  '.csv': text('text/csv'),
  '.gif': 'image/gif',
  '.html': text('text/html'),
  '.ico': 'image/x-icon',
  '.ics': text('text/calendar'),
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': text('text/javascript'),
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': text('text/javascript'),
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': text('text/plain'),
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.xml': text('application/xml'),
  '.zip': 'application/zip',
};

export function contentTypeOf(path: string): string {
  if (basename(path) === 'speculation-rules.json') return 'application/speculationrules+json';
  return byExtension[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

const textType = /^text\/|[/+](?:json|xml|javascript)$/;

const compressibleBinaryTypes: ReadonlySet<string> = new Set(['application/wasm', 'font/ttf', 'image/x-icon']);

/** Whether a body of this type is text that may be edited. Every other type is passed on byte for byte. */
export function isText(contentType: string): boolean {
  return textType.test(mediaTypeOf(contentType));
}

export function isCompressible(contentType: string): boolean {
  return isText(contentType) || compressibleBinaryTypes.has(mediaTypeOf(contentType));
}
