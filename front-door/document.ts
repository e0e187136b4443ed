import { type inlineHashes, nextHashes } from './inline-hashes.ts';
import { putOriginInDocument } from './put-origin.ts';
import { documentPolicy, framesOf } from './security-headers.ts';

type Finished = { body: Buffer; headers: Record<string, string> };

/** The headers that only documents carry. `path` is the page's path below its language. */
export function documentHeaders(hashes: ReturnType<typeof inlineHashes>, path: string, siteUrl: string): Record<string, string> {
  return {
    'content-security-policy': documentPolicy({ ...hashes, frames: framesOf(path) }, siteUrl),
    'speculation-rules': '"/speculation-rules.json"',
  };
}

/** Puts the site's address into a document that Next rendered for one visitor, and returns its headers. */
export function finishDocument(html: string, path: string, siteUrl: string): Finished {
  const document = putOriginInDocument(html, siteUrl);
  return { body: Buffer.from(document), headers: documentHeaders(nextHashes(document), path, siteUrl) };
}
