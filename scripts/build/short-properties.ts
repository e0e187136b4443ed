import type { Root } from 'postcss';

const property = /(?<![\w-])--[a-zA-Z][\w-]*/g;

/** Names custom properties shortly, in the order in which the sheet names them: no script and no mark-up names one. */
export function nameShortly(root: Root): void {
  const names = new Map<string, string>();
  const shorten = (text: string): string =>
    text.replaceAll(property, (name) => {
      const short = names.get(name) ?? `--${names.size.toString(36)}`;
      names.set(name, short);
      return short;
    });
  root.walkDecls((declaration) => {
    declaration.prop = shorten(declaration.prop);
    declaration.value = shorten(declaration.value);
  });
  root.walkAtRules('property', (rule) => {
    rule.params = shorten(rule.params);
  });
}
