import type { DefaultTreeAdapterTypes } from 'parse5';
import { type Element, parseTree, type Tree } from './element-tree.ts';

type Node = DefaultTreeAdapterTypes.Node;

const elements = new Set(
  `html head meta title link script body header nav main section h1 h2 h3 p ul ol li a form input textarea button select option label span strong
  table caption thead tbody tr th td time div dl dt dd details summary dialog kbd code noscript svg g rect text fieldset legend`.split(/\s+/),
);
const attributes = new Set(
  `lang dir charset name content rel href hreflang type src class id tabindex method action value hidden for maxlength autocomplete selected checked rows
  scope datetime title role form novalidate formnovalidate target download required viewbox x y width height text-anchor http-equiv`.split(/\s+/),
);
const addresses = [
  /^\/desk(?:$|[/?][\w/?=&%.+*~-]*(?:#reply|#profile|#papers)?$)/,
  /^#[\w-]+$/,
  /^\/icon\.svg$/,
  /^tel:\+\d+$/,
  /^sms:\+\d+(?:\?&body=[\w%.~!*'()-]+)?$/,
  /^https:\/\/wa\.me\/\d+(?:\?text=[\w%.~!*'()-]+)?$/,
  /^mailto:[^?&@]+@[^?&@]+$/,
  /^http:\/\/127\.0\.0\.1:\d+\/api\/files\/[\w./?=&%-]+$/,
];
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/u;

/** Whether the templates of the desk write this attribute. */
const isKnown = (name: string): boolean => attributes.has(name) || /^(?:data|aria)-[a-z-]+$/.test(name);

const textIn = (element: Element): string => element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
const attributesOf = ({ attrs }: Element) => attrs.map(({ prefix, name, value }) => ({ name: prefix ? `${prefix}:${name}` : name, value }));

/** What a page of the desk contains besides its templates: markup, script, links or direction marks from typed text. */
export function markupProblems(page: string | Tree): string[] {
  const problems: string[] = [];
  const scripts: string[] = [];
  let titles = 0;

  function checkElement(element: Element): void {
    const { tagName } = element;
    if (!elements.has(tagName)) problems.push(`<${tagName}>`);
    for (const { name, value } of attributesOf(element)) {
      if (!isKnown(name.toLowerCase())) problems.push(`${tagName}[${name}]`);
      const isAddress = ['href', 'src', 'action', 'formaction'].includes(name);
      if (isAddress && !addresses.some((pattern) => pattern.test(value))) problems.push(`${tagName}[${name}="${value}"]`);
      if (tagName === 'script' && name === 'src') scripts.push(value);
    }
    if (tagName === 'script') scripts.push(textIn(element));
    if (tagName === 'title') titles += 1;
  }

  /** `isolated`: within an element whose direction is its own. */
  function checkWithin(parent: Node, isolated: boolean): void {
    for (const node of 'childNodes' in parent ? parent.childNodes : []) {
      if (node.nodeName === '#comment') problems.push('a comment');
      if ('value' in node && directionMarks.test(node.value) && !isolated) problems.push(`a mark of direction in <${parent.nodeName}>`);
      if ('tagName' in node) checkElement(node);
      checkWithin(node, isolated || ('attrs' in node && node.attrs.some(({ name, value }) => name === 'dir' && value === 'auto')));
    }
  }

  checkWithin(typeof page === 'string' ? parseTree(page) : page, false);
  if (scripts.join('') !== '/desk/desk.js') problems.push(`scripts ${scripts.join()}`);
  if (titles !== 1) problems.push(`${titles} titles`);
  return problems;
}
