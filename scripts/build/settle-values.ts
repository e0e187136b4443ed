import type { AtRule, Declaration, Root, Rule } from 'postcss';
import reduceCalc from 'postcss-calc/reduce';
import readValue from 'postcss-value-parser';

/** What a custom property always is: a text, or nothing, so that what stands behind the comma is taken. */
type Settled = ReadonlyMap<string, string | undefined>;

const ofRoot = /^:root(?:,\s*:host)?$/;

type Declared = ReadonlyMap<string, readonly Declaration[]>;

function declarationsOf(root: Root): Declared {
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
function initialsOf(root: Root, declared: Declared): Settled {
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
const ofClass = /^\.(?:[\w-]|\\.)+$/;

const ruleOf = ({ parent }: Declaration): Rule | undefined => (parent?.type === 'rule' ? (parent as Rule) : undefined);

function usersOf(root: Root, name: string): Declaration[] {
  const uses = new RegExp(`var\\(${name}[,)]`);
  const users: Declaration[] = [];
  root.walkDecls((one) => {
    if (uses.test(one.value)) users.push(one);
  });
  return users;
}

/** What is told to all elements comes before each rule of theirs, and is left out. */
const saidIn = (declared: readonly Declaration[]): Declaration[] => declared.filter((one) => !ofAll.test(ruleOf(one)?.selector ?? ''));

/** What is said and used by the same rules alone, for one property of theirs, stands in each of them as a value. */
function settleOwn(root: Root, declared: Declared): void {
  for (const [name, every] of declared) {
    const said = saidIn(every);
    const own = new Map(said.map((one) => [ruleOf(one), one.value]));
    const users = usersOf(root, name);
    const using = new Set(users.map(ruleOf));
    const isAlone = own.size === said.length && own.size === using.size && [...using].every((rule) => rule && own.has(rule));
    if (!isAlone || new Set(users.map(({ prop }) => prop)).size > 1) continue;
    for (const user of users) user.value = settleIn(user.value, new Map([[name, own.get(ruleOf(user))]]));
  }
}

/**
 * What is used, with a first value or a fallback, by rules of one class that come before each rule that says it, is never seen where those that say it say the
 * same of the element themselves, as sizes of letters and heights of lines do. It must be registered: so that it is not inherited.
 */
function settleOverruled(root: Root, declared: Declared): void {
  const placeOf = (one: Declaration): number => {
    const rule = ruleOf(one);
    return rule?.parent === root && ofClass.test(rule.selector) ? root.index(rule) : Number.NaN;
  };
  root.walkAtRules('property', (rule) => {
    const name = rule.params;
    const said = saidIn(declared.get(name) ?? []);
    const users = usersOf(root, name);
    const repeats = said.every((one) => users.every(({ prop }) => ruleOf(one)?.some((other) => other.type === 'decl' && other.prop === prop)));
    // A place that is not known is before and after nothing.
    if (!repeats || !(Math.max(...users.map(placeOf)) < Math.min(...said.map(placeOf)))) return;
    for (const user of users) user.value = settleIn(user.value, new Map([[name, initialOf(rule)]]));
  });
}

const nothing = /0 0 #0000,\s*(?!$)/g;

/** The same for what is registered and changed by none of these rules; shadows that are none are left out, and what a rule says twice is said once. */
export function settleInitials(root: Root): void {
  const declared = declarationsOf(root);
  putIn(root, initialsOf(root, declared));
  settleOwn(root, declared);
  settleOverruled(root, declared);
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
