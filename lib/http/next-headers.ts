import type { NextConfig } from 'next';
import { fileHeaders, inlinePolicy, sandboxPolicy, securityHeaders } from './security-headers.ts';

type Rules = Awaited<ReturnType<NonNullable<NextConfig['headers']>>>;
type Rule = Rules[number];

const rule = (source: string, headers: Readonly<Record<string, string>>): Rule => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/**
 * The security headers for `next.config.ts`: those of the front door, but documents allow inline scripts. Of two rules for an address the last one
 * counts. The front door keeps its own policy.
 */
export function nextHeaders(isDevelopment: boolean): Rules {
  const document = { 'content-security-policy': inlinePolicy(isDevelopment) };
  return [
    rule('/:path*', securityHeaders),
    rule('/((?!api/|_next/|.*\\.).*)', document),
    // The page that a form without JavaScript gets.
    { ...rule('/api/:path*', document), has: [{ type: 'header', key: 'accept', value: '.*text/html.*' }] },
    rule('/api/files/:file', { 'content-security-policy': sandboxPolicy }),
    rule('/:file(.*\\.pdf)', fileHeaders('application/pdf')),
    rule('/:file(.*\\.(?:avif|gif|ico|jpe?g|png|svg|webp))', fileHeaders('image/')),
    rule('/:file((?:.*/)?opengraph-image)', fileHeaders('image/')),
  ];
}
