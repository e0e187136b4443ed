import { JSDOM } from 'jsdom';

const elements = new Set(
  `html head meta title link script body header nav main section h1 h2 h3 p ul ol li a form input textarea button select option label span strong
  table caption thead tbody tr th td time div dl dt dd details summary dialog kbd code noscript svg g rect text fieldset legend`.split(/\s+/),
);
const attributes = new Set(
  `lang dir charset name content rel href type src class id tabindex method action value hidden for maxlength autocomplete selected checked rows
  scope datetime title role form novalidate formnovalidate target download required viewbox x y width height text-anchor http-equiv`.split(/\s+/),
);
const addresses = [
  /^\/desk(?:$|[/?][\w/?=&%.+*~-]*(?:#reply|#profile)?$)/,
  /^#[\w-]+$/,
  /^\/icon\.svg$/,
  /^tel:\+\d+$/,
  /^sms:\+\d+(?:\?&body=[\w%.~!*'()-]+)?$/,
  /^https:\/\/wa\.me\/\d+(?:\?text=[\w%.~!*'()-]+)?$/,
  /^mailto:[^?&@]+@[^?&@]+$/,
  /^http:\/\/127\.0\.0\.1:\d+\/api\/files\/[\w./?=&%-]+$/,
];
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/u;

/** Attributes that no page of the desk uses for text of its own. */
const isKnown = (name: string): boolean => attributes.has(name) || /^(?:data|aria)-[a-z-]+$/.test(name);

/** What a page of the desk contains besides its templates: markup, script, links or direction marks from typed text. */
export function markupProblems(html: string): string[] {
  const { document } = new JSDOM(html).window;
  const problems: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    if (!elements.has(element.localName)) problems.push(`<${element.localName}>`);
    for (const { name, value } of element.attributes) {
      if (!isKnown(name.toLowerCase())) problems.push(`${element.localName}[${name}]`);
      const isAddress = ['href', 'src', 'action', 'formaction'].includes(name);
      if (isAddress && !addresses.some((pattern) => pattern.test(value))) problems.push(`${element.localName}[${name}="${value}"]`);
    }
  }
  const scripts = [...document.scripts].map((script) => `${script.src}${script.textContent}`);
  if (scripts.join() !== '/desk/desk.js') problems.push(`scripts ${scripts.join()}`);
  if (document.querySelectorAll('title').length !== 1) problems.push('several titles');
  if (document.createNodeIterator(document, 128).nextNode()) problems.push('a comment');
  const texts = document.createNodeIterator(document, 4);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (directionMarks.test(node.textContent ?? '') && !node.parentElement?.closest('[dir="auto"]'))
      problems.push(`a mark of direction in <${node.parentElement?.localName}>`);
  return problems;
}
