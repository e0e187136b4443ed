import type { AtRule, Container, Declaration, Root, Rule } from 'postcss';
import reduceCalc from 'postcss-calc/reduce';
import readValue from 'postcss-value-parser';

/** What a custom property always is: a text, or nothing, so that what stands behind the comma is taken. */
type Settled = ReadonlyMap<string, string | undefined>;

const ofRoot = /^:root(?:,\s*:host)?$/;

function declarationsOf(root: Root): Map<string, Declaration[]> {
  const found = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (one) => {
    found.set(one.prop, [...(found.get(one.prop) ?? []), one]);
  });
  return found;
}

/** Properties that are said once, for the whole page, whatever its state, and those that are never said. */
function constantsOf(root: Root): Settled {
  const declared = declarationsOf(root);
  const settled = new Map<string, string | undefined>();
  root.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) if (!declared.has(name)) settled.set(name, undefined);
  });
  root.walkAtRules('property', ({ params }) => void settled.delete(params));
  root.each((rule) => {
    if (rule.type !== 'rule' || !ofRoot.test(rule.selector)) return;
    rule.each((one) => {
      if (one.type === 'decl' && declared.get(one.prop)?.length === 1) settled.set(one.prop, one.value);
    });
  });
  return settled;
}

function initialOf(rule: AtRule): string | undefined {
  const values: string[] = [];
  rule.walkDecls('initial-value', ({ value }) => void values.push(value));
  return values[0];
}

/** Registered properties that nothing changes: what browsers without `@property` are told in its place changes nothing. */
function initialsOf(root: Root): Settled {
  const declared = declarationsOf(root);
  const settled = new Map<string, string | undefined>();
  root.walkAtRules('property', (rule) => {
    const initial = initialOf(rule);
    const said = declared.get(rule.params) ?? [];
    if (said.every(({ value }) => value === (initial ?? 'initial'))) settled.set(rule.params, initial);
  });
  return settled;
}

function settleIn(value: string, settled: Settled): string {
  if (!value.includes('var(')) return value;
  const read = readValue(value);
  read.walk((node) => {
    if (node.type !== 'function' || node.value !== 'var') return;
    const [name, comma, ...rest] = node.nodes;
    if (!name || !settled.has(name.value)) return;
    const text = settled.get(name.value) ?? (comma ? readValue.stringify(rest).trim() : undefined);
    if (text !== undefined) Object.assign(node, { type: 'word', value: settleIn(text, settled) });
  });
  return read.toString();
}

function putIn(root: Root, settled: Settled): void {
  root.walkDecls((declaration) => {
    declaration.value = settleIn(declaration.value, settled);
  });
}

/** Values that are the same in all pages and states stand where they are used, and are reckoned: `calc(var(--spacing) * 4)` is `1rem`. */
export function settleConstants(root: Root): void {
  putIn(root, constantsOf(root));
  root.walkDecls((declaration) => {
    const reckoned = reduceCalc(declaration.value, { unwrapSingleValue: true });
    if (reckoned !== declaration.value) declaration.value = reckoned.replaceAll(/(?<![\w.])0(?=\.\d)/g, '');
  });
}

const ofAll = /^\*/;

/** What is said and used by the same rules alone stands in each of them as a value. */
function settleOwn(root: Root): void {
  for (const [name, declared] of declarationsOf(root)) {
    // What all elements are told comes before each rule of theirs.
    const said = declared.filter(({ parent }) => parent?.type !== 'rule' || !ofAll.test((parent as Rule).selector));
    const own = new Map(said.map((one) => [one.parent, one.value]));
    const users: Declaration[] = [];
    root.walkDecls((one) => {
      if (new RegExp(`var\\(${name}[,)]`).test(one.value)) users.push(one);
    });
    const using = new Set(users.map(({ parent }) => parent));
    if (own.size < said.length || own.size !== using.size || [...using].some((rule) => !own.has(rule))) continue;
    for (const user of users) user.value = settleIn(user.value, new Map([[name, own.get(user.parent)]]));
  }
}

const ofClass = /^\.(?:[\w-]|\\.)+$/;

/**
 * What is used in place of a fallback, by rules of one class that come before each rule that says it, is never seen where those that say it say the
 * same of the element themselves, as sizes of letters and heights of lines do. It must be registered: so that it is not inherited.
 */
function settleOverruled(root: Root): void {
  const declared = declarationsOf(root);
  root.walkAtRules('property', ({ params: name }) => {
    const rules: (Container | undefined)[] = root.nodes.filter((one) => one.type === 'rule' && ofClass.test(one.selector)) as Rule[];
    const said = (declared.get(name) ?? []).filter(({ parent }) => parent?.type !== 'rule' || !ofAll.test((parent as Rule).selector));
    const users: Declaration[] = [];
    root.walkDecls((one) => {
      if (one.value.includes(`var(${name}`)) users.push(one);
    });
    const [last, first] = [
      Math.max(...users.map(({ parent }) => rules.indexOf(parent as Rule))),
      Math.min(...said.map(({ parent }) => rules.indexOf(parent as Rule))),
    ];
    const isKnown = [...users, ...said].every(({ parent }) => rules.includes(parent as Rule));
    const repeats = said.every(({ parent }) => users.every(({ prop }) => (parent as Rule).some((one) => one.type === 'decl' && one.prop === prop)));
    if (!isKnown || !repeats || last >= first) return;
    for (const user of users) user.value = settleIn(user.value, new Map([[name, undefined]]));
  });
}

const nothing = /0 0 #0000,\s*(?!$)/g;

/** The same for what is registered and changed by none of these rules; shadows that are none are left out, and what a rule says twice is said once. */
export function settleInitials(root: Root): void {
  putIn(root, initialsOf(root));
  settleOwn(root);
  settleOverruled(root);
  root.walkDecls('box-shadow', (declaration) => {
    declaration.value = declaration.value.replaceAll(nothing, '');
  });
  root.walkRules((rule) => {
    const said = new Map<string, Declaration>();
    rule.each((one) => {
      if (one.type !== 'decl') return;
      said.get(one.toString())?.remove();
      said.set(one.toString(), one);
    });
  });
}
