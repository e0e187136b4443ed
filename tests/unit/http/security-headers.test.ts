import { createHash } from 'node:crypto';
import { inlineHashes } from '#front-door/inline-hashes.ts';
import { documentPolicy, fileHeaders, framesOf } from '#lib/http/security-headers.ts';

const sha = (text: string) => createHash('sha256').update(text).digest('base64');

test('inline scripts and styles are hashed, files and data are not', () => {
  const html = `<script src="/a.js"></script><script id="_R_">one()</script><SCRIPT>two()</SCRIPT><script>one()</script>
    <script type="application/ld+json">{"a":1}</script><style data-x>p{}</style>`;
  expect(inlineHashes(html)).toEqual({ scripts: [sha('one()'), sha('two()')], styles: [sha('p{}')] });
});

test('a policy allows what the document needs and no other inline script', () => {
  const policy = documentPolicy({ scripts: ['abc='], frames: framesOf('/videos') }, 'https://agency.example');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'sha256-abc='");
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com');
  expect(policy).toContain('upgrade-insecure-requests');
  expect(policy).not.toContain('unsafe');
});

test('only pages with videos may frame another site, and only https is upgraded', () => {
  const policy = documentPolicy({ frames: framesOf('/contact') }, 'http://localhost:3000');
  expect(policy).not.toContain('frame-src');
  expect(policy).not.toContain('upgrade-insecure-requests');
});

test('images may be shown by mail programs, documents open in a browser', () => {
  expect(fileHeaders('image/png')).toEqual({ 'cross-origin-resource-policy': 'cross-origin' });
  expect(fileHeaders('application/pdf')['content-security-policy']).toContain("script-src 'none'");
  expect(fileHeaders('text/css; charset=utf-8')).toEqual({});
});
