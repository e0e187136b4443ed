const chunkList = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/z.js"],"runtimeModuleIds":[1]});';

/** A page as Next writes it, and its flight data. */
export function nextPage(origin = 'http://localhost:3000', flight = `0:["$","link",null,{"rel":"canonical","href":"${origin}/page"}]\n`) {
  const html = [
    '<!DOCTYPE html><html lang="en"><head>',
    '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/z.js"/>',
    '<script src="/_next/static/chunks/b.js" async=""></script><script src="/_next/static/chunks/p.js" noModule=""></script>',
    `<link rel="canonical" href="${origin}/page"/></head><body><main><section><p>Read me</p></section><p>More</p></main>`,
    `<script type="application/ld+json">{"@type":"FAQPage"}</script><script id="_R_">${chunkList}</script>`,
    '<script src="/_next/static/chunks/z.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    `<script>self.__next_f.push([1,${JSON.stringify(flight).replaceAll('<', '\\u003c')}])</script></body></html>`,
  ].join('');
  return { route: '/en/page', html, flight };
}
