import { resolve } from 'node:path';
import { buildSync } from 'esbuild';

const source = resolve(import.meta.dirname, '../../../components/ui/toast.ts');

/** The site's toast as a script, to test it in a page without a form. */
export function toastScript(): string {
  const contents = `import { showToast } from ${JSON.stringify(source)};\nglobalThis.showToast = showToast;`;
  const { outputFiles } = buildSync({ stdin: { contents, resolveDir: import.meta.dirname }, bundle: true, write: false, format: 'iife' });
  return outputFiles[0]?.text ?? '';
}
