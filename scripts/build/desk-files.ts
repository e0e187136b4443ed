import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** The tokens of the site as plain custom properties: Tailwind does not read the style sheet of the desk. */
function tokens(root: string): string {
  return readFileSync(join(root, 'app/styles/tokens.css'), 'utf8')
    .replace(/@theme(?: inline)? \{/g, ':root {')
    .replace(/^ *--color-\*:.*\n/m, '');
}

/** In the order of the cascade. */
const sheets = ['base', 'controls', 'frame', 'inbox', 'lead', 'report'] as const;

/** The style sheet and the script of the desk, which public pages do not load. */
export async function* deskFiles(root: string): AsyncGenerator<readonly [string, string]> {
  const options = { absWorkingDir: root, bundle: true, minify: true, write: false, target: 'es2022' } as const;
  const sheet = [tokens(root), ...sheets.map((name) => readFileSync(join(root, `components/desk/styles/${name}.css`), 'utf8'))].join('\n');
  const styles = await build({ ...options, stdin: { contents: sheet, loader: 'css' } });
  const script = await build({ ...options, entryPoints: ['components/desk/client/desk.ts'], format: 'esm' });
  yield ['public/desk/desk.css', styles.outputFiles[0]?.text ?? ''];
  yield ['public/desk/desk.js', script.outputFiles[0]?.text ?? ''];
}
