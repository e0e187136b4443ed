import { type AtRule, type Container, parse, type Root, type Rule } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';
import { decode } from './decode.ts';

const attribute = /\s([^\s"'<>=/]+)(?:="([^"]*)")?/g;
const tag = /<([a-z][\w-]*)((?:\s[^<>"]*(?:"[^"]*")?)*)\/?>/gi;

/** Attributes that the browser or the page's first script sets. */
const later = new Set(['open', 'data-state', 'data-start', 'data-typing']);

/** Attributes whose value tells which rule meets them. */
const byValue = new Set(['type', 'data-shown-if']);

/** States that a pointer alone brings about: where there are scripts, they have brought the whole sheet by then, and where there are none it is there from the start. */
const pointed = new Set([':hover', ':active']);

/** Parts that a browser makes of a field, and the kinds of fields that have them. */
const madeOf: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^::-webkit-(?:date|calendar)/, ['date', 'time', 'datetime-local', 'month', 'week']],
  [/^::-webkit-search/, ['search']],
  [/^::-webkit-(?:inner|outer)-spin/, ['number']],
  [/^::file-selector-button/, ['file']],
];

/** What a document is made of: `.class`, `#id`, `[attribute]`, `[attribute=value]` of some, and `tag`. */
export function partsOf(html: string): ReadonlySet<string> {
  const parts = new Set(['html', 'body']);
  for (const [, name = '', attributes = ''] of html.matchAll(tag)) {
    parts.add(name.toLowerCase());
    for (const [, key = '', value = ''] of attributes.matchAll(attribute)) {
      parts.add(`[${key.toLowerCase()}]`);
      if (key === 'id') parts.add(`#${value}`);
      if (byValue.has(key)) parts.add(`[${key}=${decode(value)}]`);
      if (key === 'class') for (const one of decode(value).split(/\s+/)) parts.add(`.${one}`);
    }
  }
  return parts;
}

/** What a document must hold for a selector to meet an element of it; what stands in `:not()` is not asked. */
function needsOf(selector: Selector): string[] {
  return selector.nodes.flatMap((node) => {
    if (node.type === 'class') return [`.${node.value}`];
    if (node.type === 'id') return [`#${node.value}`];
    if (node.type === 'tag') return [node.value.toLowerCase()];
    if (node.type === 'pseudo') return pointed.has(node.value) ? [node.value] : node.value === ':disabled' ? ['[disabled]'] : [];
    if (node.type !== 'attribute' || later.has(node.attribute)) return [];
    const name = node.attribute.toLowerCase();
    return [byValue.has(name) && node.operator === '=' ? `[${name}=${node.value}]` : `[${name}]`];
  });
}

/** The fields of which one must be there, where a selector means a part that the browser makes. */
function fieldsOf(selector: Selector): OneSelector[][] {
  return selector.nodes.flatMap(({ type, value }) => {
    const kinds = type === 'pseudo' ? madeOf.find(([name]) => name.test(value))?.[1] : undefined;
    return kinds ? [kinds.map((kind) => ({ text: '', needs: [`[type=${kind}]`], choices: [] }))] : [];
  });
}

/** `choices`: of each list, as in `:is()` and `:has()`, one selector must live. */
type OneSelector = { text: string; needs: readonly string[]; choices: readonly Selectors[] };
type Selectors = readonly OneSelector[];

function isLive({ needs, choices }: OneSelector, parts: ReadonlySet<string>): boolean {
  return needs.every((need) => parts.has(need)) && choices.every((list) => list.some((one) => isLive(one, parts)));
}

function read(selector: Selector): OneSelector {
  const lists = selector.nodes.flatMap((node) => (node.type === 'pseudo' && /^:(?:is|where|has)$/.test(node.value) ? [node.nodes] : []));
  return { text: selector.toString().trim(), needs: needsOf(selector), choices: [...lists.map((list) => list.map(read)), ...fieldsOf(selector)] };
}

const isKeyframe = ({ parent }: Rule): boolean => parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name);

/** `isJoined`: the bundler has put selectors of rules that say the same into one `:is()`, of which dead ones may go. */
type Known = { selectors: Selectors; isJoined: boolean };

function readSelectors(rule: Rule): Known {
  const list = selectorParser().astSync(rule.selector).nodes;
  const [only] = list.length === 1 ? (list[0]?.nodes ?? []) : [];
  const isJoined = only?.type === 'pseudo' && only.value === ':is' && list[0]?.nodes.length === 1;
  return { selectors: (isJoined ? only.nodes : list).map(read), isJoined };
}

function dropEmpty(container: Container): void {
  container.walk((node) => {
    if ((node.type === 'rule' || (node.type === 'atrule' && node.nodes)) && node.nodes?.length === 0) {
      const { parent } = node;
      node.remove();
      if (parent && parent.type !== 'root' && parent.nodes?.length === 0) parent.remove();
    }
  });
}

const spoken = /var\((--[\w-]+)|animation(?:-name)?:([^;}]*)/g;

/** Names of the custom properties and keyframes that a text uses. */
function namesIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(spoken)].flatMap(([, property, animation = '']) => property ?? animation.split(/[\s,]+/)));
}

/** Takes away custom properties and keyframes that nothing left in the sheet uses; again, as one may use another. */
export function dropUnused(root: Root): void {
  for (let before = -1, names = namesIn(root.toString()); names.size !== before; ) {
    before = names.size;
    const isUnused = (name: string): boolean => !names.has(name);
    root.walkDecls(/^--/, (declaration) => {
      if (isUnused(declaration.prop)) declaration.remove();
    });
    root.walkAtRules(/^property$|keyframes$/, (rule) => {
      if (isUnused(rule.params)) rule.remove();
    });
    names = namesIn(root.toString());
  }
  dropEmpty(root);
}

const none: Known = { selectors: [], isJoined: false };

function reduce(sheet: Root, known: readonly Known[], parts: ReadonlySet<string>): string {
  const root = sheet.clone();
  const dead: Rule[] = [];
  let index = 0;
  root.walkRules((rule) => {
    const { selectors, isJoined } = known[index++] ?? none;
    const live = selectors.filter((selector) => isLive(selector, parts));
    if (selectors.length > 0 && live.length === 0) dead.push(rule);
    else if (live.length < selectors.length) {
      const list = live.map(({ text }) => text).join(',');
      rule.selector = isJoined ? `:is(${list})` : list;
    }
  });
  for (const rule of dead) rule.remove();
  dropUnused(root);
  return root.toString();
}

/**
 * Reads a style sheet once, and answers for each document, by its parts, which of its rules can meet an element of it as it was sent, in any
 * state that needs neither script nor pointer: minified text.
 */
export function readSheet(css: string): (parts: ReadonlySet<string>) => string {
  const sheet = parse(css);
  const known: Known[] = [];
  sheet.walkRules((rule) => {
    known.push(isKeyframe(rule) ? none : readSelectors(rule));
  });
  const every = known.flatMap(({ selectors }) => selectors);
  const made = new Map<string, string>();
  return (parts) => {
    // A page in another language is made of the same parts.
    const key = every.map((selector) => Number(isLive(selector, parts))).join('');
    const text = made.get(key) ?? reduce(sheet, known, parts);
    made.set(key, text);
    return text;
  };
}
