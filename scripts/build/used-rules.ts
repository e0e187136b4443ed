import { AtRule, type Container, parse, type Root, type Rule } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';
import { decode } from './decode.ts';

const attribute = /\s([^\s"'<>=/]+)(?:="([^"]*)")?/g;
const tag = /<([a-z][\w-]*)((?:\s[^<>"]*(?:"[^"]*")?)*)\/?>/gi;

/** Attributes that the browser or the page's start script adds. */
const addedLater = new Set(['open', 'data-state', 'data-hours', 'data-react', 'data-typing']);

/** Attributes that rules select by value. */
const selectedByValue = new Set(['type', 'data-shown-if']);

/** Not needed in the page: a pointer movement starts hydration, which loads the whole sheet; without scripts it is loaded from the start. */
const pointerStates = new Set([':hover', ':active']);

/** Pseudo-elements of inputs, and the types of input that have them. */
const inputParts: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^::-webkit-(?:date|calendar)/, ['date', 'time', 'datetime-local', 'month', 'week']],
  [/^::-webkit-search/, ['search']],
  [/^::-webkit-(?:inner|outer)-spin/, ['number']],
  [/^::file-selector-button/, ['file']],
];

/** What selectors can name in a document: `.class`, `#id`, `[attribute]`, `[attribute=value]` of some, and `tag`. */
export function partsOf(html: string): ReadonlySet<string> {
  const parts = new Set(['html', 'body']);
  for (const [, name = '', attributes = ''] of html.matchAll(tag)) {
    parts.add(name.toLowerCase());
    for (const [, key = '', value = ''] of attributes.matchAll(attribute)) {
      parts.add(`[${key.toLowerCase()}]`);
      if (key === 'id') parts.add(`#${value}`);
      if (selectedByValue.has(key)) parts.add(`[${key}=${decode(value)}]`);
      if (key === 'class') for (const className of decode(value).split(/\s+/)) parts.add(`.${className}`);
    }
  }
  return parts;
}

/** The parts that a document must have for a selector to match; `:not()` needs none. */
function needsOf(selector: Selector): string[] {
  return selector.nodes.flatMap((node) => {
    if (node.type === 'class') return [`.${node.value}`];
    if (node.type === 'id') return [`#${node.value}`];
    if (node.type === 'tag') return [node.value.toLowerCase()];
    if (node.type === 'pseudo') return pointerStates.has(node.value) ? [node.value] : node.value === ':disabled' ? ['[disabled]'] : [];
    if (node.type !== 'attribute' || addedLater.has(node.attribute)) return [];
    const name = node.attribute.toLowerCase();
    return [selectedByValue.has(name) && node.operator === '=' ? `[${name}=${node.value}]` : `[${name}]`];
  });
}

/** For a selector with a pseudo-element of inputs: the types of input, one of which the document must have. */
function inputsOf(selector: Selector): SelectorNeeds[][] {
  return selector.nodes.flatMap(({ type, value }) => {
    const kinds = type === 'pseudo' ? inputParts.find(([name]) => name.test(value))?.[1] : undefined;
    return kinds ? [kinds.map((kind) => ({ text: '', needs: [`[type=${kind}]`], choices: [] }))] : [];
  });
}

/** `choices`: in each list of `:is()` or `:has()` at least one selector must match. */
type SelectorNeeds = { text: string; needs: readonly string[]; choices: readonly (readonly SelectorNeeds[])[] };

function canMatch({ needs, choices }: SelectorNeeds, parts: ReadonlySet<string>): boolean {
  return needs.every((need) => parts.has(need)) && choices.every((list) => list.some((selector) => canMatch(selector, parts)));
}

function parseSelector(selector: Selector): SelectorNeeds {
  const lists = selector.nodes.flatMap((node) => (node.type === 'pseudo' && /^:(?:is|where|has)$/.test(node.value) ? [node.nodes] : []));
  const choices = [...lists.map((list) => list.map(parseSelector)), ...inputsOf(selector)];
  return { text: selector.toString().trim(), needs: needsOf(selector), choices };
}

const isKeyframe = ({ parent }: Rule): boolean => parent instanceof AtRule && /keyframes$/.test(parent.name);

/** `isJoined`: the bundler joined the selectors of equal rules in one `:is()`. */
type RuleSelectors = { selectors: readonly SelectorNeeds[]; isJoined: boolean };

function parseSelectors(rule: Rule): RuleSelectors {
  const list = selectorParser().astSync(rule.selector).nodes;
  const [only] = list.length === 1 ? (list[0]?.nodes ?? []) : [];
  const isJoined = only?.type === 'pseudo' && only.value === ':is' && list[0]?.nodes.length === 1;
  return { selectors: (isJoined ? only.nodes : list).map(parseSelector), isJoined };
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

const usedName = /var\((--[\w-]+)|animation(?:-name)?:([^;}]*)/g;

/** Names of the custom properties and keyframes that a text uses. */
function namesIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(usedName)].flatMap(([, property, animation = '']) => property ?? animation.split(/[\s,]+/)));
}

/** Removes custom properties and keyframes that nothing uses, until none is left: they may use each other. */
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

const keyframe: RuleSelectors = { selectors: [], isJoined: false };

function reduce(sheet: Root, rules: readonly RuleSelectors[], parts: ReadonlySet<string>): string {
  const root = sheet.clone();
  const unused: Rule[] = [];
  let index = 0;
  root.walkRules((rule) => {
    const { selectors, isJoined } = rules[index++] ?? keyframe;
    const matching = selectors.filter((selector) => canMatch(selector, parts));
    if (selectors.length > 0 && matching.length === 0) unused.push(rule);
    else if (matching.length < selectors.length) {
      const list = matching.map(({ text }) => text).join(',');
      rule.selector = isJoined ? `:is(${list})` : list;
    }
  });
  for (const rule of unused) rule.remove();
  dropUnused(root);
  return root.toString();
}

/** For a style sheet: a function from the parts of a document to the rules that can match in it before scripts run, as minified text. */
export function createRuleFilter(css: string): (parts: ReadonlySet<string>) => string {
  const sheet = parse(css);
  const rules: RuleSelectors[] = [];
  sheet.walkRules((rule) => {
    rules.push(isKeyframe(rule) ? keyframe : parseSelectors(rule));
  });
  const selectors = rules.flatMap((rule) => rule.selectors);
  const cache = new Map<string, string>();
  return (parts) => {
    // Pages of different languages mostly have the same parts.
    const key = selectors.map((selector) => Number(canMatch(selector, parts))).join('');
    const text = cache.get(key) ?? reduce(sheet, rules, parts);
    cache.set(key, text);
    return text;
  };
}
