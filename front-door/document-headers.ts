import type { inlineHashes } from './inline-hashes.ts';
import { documentPolicy, framesOf } from '#lib/http/security-headers.ts';

/** The headers that only documents carry. `path` is the page's path below its language. */
export function documentHeaders(hashes: ReturnType<typeof inlineHashes>, path: string, siteUrl: string): Record<string, string> {
  return {
    'content-security-policy': documentPolicy({ ...hashes, frames: framesOf(path) }, siteUrl),
    ...(path.startsWith('/desk') ? {} : { 'speculation-rules': '"/speculation-rules.json"' }),
  };
}
