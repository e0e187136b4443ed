import { inlineHashes } from './inline-hashes.ts';
import { putOriginInDocument } from './put-origin.ts';
import { documentPolicy, framesOf } from './security-headers.ts';

type Finished = { body: Buffer; headers: Record<string, string> };

/** A document with the headers that only documents carry. `path` is the page's path below its language. */
export function dressDocument(document: string, path: string, siteUrl: string): Finished {
  return {
    body: Buffer.from(document),
    headers: {
      'content-security-policy': documentPolicy({ ...inlineHashes(document), frames: framesOf(path) }, siteUrl),
      'speculation-rules': '"/speculation-rules.json"',
    },
  };
}

/** A document that Next made for one visitor, made ready: the site's address in it, and the headers. */
export function finishDocument(html: string, path: string, siteUrl: string): Finished {
  return dressDocument(putOriginInDocument(html, siteUrl), path, siteUrl);
}
