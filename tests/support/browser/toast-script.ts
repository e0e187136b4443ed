import { resolve } from 'node:path';
import { buildSync } from 'esbuild';

const source = resolve(import.meta.dirname, '../../../components/ui/toast.ts');

/** The toast of the site, with what it imports, as a script that a page can be given, so that it is tested apart from the forms that show it. */
export function toastScript(): string {
  const contents = `import { showToast } from ${JSON.stringify(source)};\nglobalThis.showToast = showToast;`;
  const { outputFiles } = buildSync({ stdin: { contents, resolveDir: import.meta.dirname }, bundle: true, write: false, format: 'iife' });
  return outputFiles[0]?.text ?? '';
}
