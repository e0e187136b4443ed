import { inlineHashes } from './inline-hashes.ts';
import { putOriginInDocument } from './put-origin.ts';
import { documentPolicy, framesOf } from './security-headers.ts';

/**
 * A document of Next made ready for the visitor: the site's address in it, and the headers that only documents carry.
 * `path` is the page's path below its language.
 */
export function finishDocument(html: string, path: string, siteUrl: string): { body: Buffer; headers: Record<string, string> } {
  const document = putOriginInDocument(html, siteUrl);
  return {
    body: Buffer.from(document),
    headers: {
      'content-security-policy': documentPolicy({ ...inlineHashes(document), frames: framesOf(path) }, siteUrl),
      'speculation-rules': '"/speculation-rules.json"',
    },
  };
}
