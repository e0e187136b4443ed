import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { resolve } from 'node:path';

const source = resolve(import.meta.dirname, '../../components/ui/toast.ts');

/** The toast of the site as a script that a page can be given, so that it is tested apart from the forms that show it. */
export function toastScript(): string {
  return `${stripTypeScriptTypes(readFileSync(source, 'utf8')).replace('export function showToast', 'function showToast')}\nglobalThis.showToast = showToast;`;
}
