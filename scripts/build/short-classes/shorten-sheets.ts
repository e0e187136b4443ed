import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** A sheet with its classes under their short names; one that has them already stays as it is. */
export function shortenSheet(css: string, names: Readonly<Record<string, string>>): string {
  const shorten = selectorParser((list) => {
    list.walkClasses((one) => {
      const short = Object.hasOwn(names, one.value) ? names[one.value] : undefined;
      if (short) one.value = short;
    });
  });
  const root = parse(css);
  root.walkRules((rule) => {
    rule.selector = shorten.processSync(rule.selector);
  });
  return root.toString();
}

/**
 * Writes the short names into the sheets of the build. Their files keep the names that the long ones gave them: the same sheet has the same short
 * names. (As a plugin of the build it would go by names that the build's cache has kept.)
 */
export function shortenSheets(dir: string, names: Readonly<Record<string, string>>): void {
  const chunks = join(dir, '.next', 'static', 'chunks');
  for (const name of readdirSync(chunks, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.css')) continue;
    const file = join(chunks, name);
    writeFileSync(file, shortenSheet(readFileSync(file, 'utf8'), names));
  }
}
