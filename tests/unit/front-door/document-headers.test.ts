import { createHash } from 'node:crypto';
import { documentHeaders } from '#front-door/document-headers.ts';
import { nextHashes } from '#front-door/inline-hashes.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
const chunkList =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/369h-zm~1.js","static/chunks/0eyx.js"],"runtimeModuleIds":[94553]});';
const start = '(self.__next_f=self.__next_f||[]).push([0])';
const piece = String.raw`self.__next_f.push([1,"0:[\"$\",\"p\",null,{}]\n"])`;
const page = (injected = '') =>
  `<!DOCTYPE html><html><head></head><body>${injected}<script id="_R_">${chunkList}</script><script>${start}</script><script>${piece}</script></body></html>`;

const policyOf = (html: string): string =>
  documentHeaders(nextHashes(html), '/thank-you/CFGHJK34', 'https://agency.example')['content-security-policy'] ?? '';
const scripts = (html: string) => Array.from(html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g), ([, text = '']) => text);

test('the policy of a page rendered on demand allows the scripts of Next', () => {
  const policy = policyOf(page());
  expect(scripts(page())).toHaveLength(3);
  for (const text of scripts(page())) expect(policy).toContain(`'sha256-${hashOf(text)}'`);
});

test.each([
  'alert(1)',
  `${start};alert(1)`,
  `alert(1);${start}`,
  `self.__next_f.push([1,'"'],alert(1))`,
  `self.__next_f.push([1,''+alert(1)+''])`,
  `self.__next_f.push([2,'x'])`,
  `${chunkList}alert(1)`,
  chunkList.replace('[94553]', '[alert(1)]'),
  chunkList.replace('static/chunks/0eyx.js', 'https://evil.example/x.js'),
  chunkList.replace('static/chunks/0eyx.js', 'static/chunks/../../api/videos'),
  '',
])('an injected script is not in the hashes of the policy: %s', (text) => {
  const policy = policyOf(page(`<script>${text}</script><style>p{color:red}</style>`));
  expect(policy).not.toContain(hashOf(text));
  expect(policy).not.toContain(hashOf('p{color:red}'));
  expect(policy.match(/'sha256-/g)).toHaveLength(3);
  expect(policy).toContain("style-src 'self';");
});
