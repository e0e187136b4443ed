import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installTool } from '../../../scripts/install-tool.mjs';
import { nodeBinary } from '../../../scripts/node-binary.mjs';
import { quietStep } from '../../../scripts/run.mjs';
import { withoutScripts } from './script-free.ts';

const config = 'export default { compressHTML: true, build: { format: "file" }, devToolbar: { enabled: false } };\n';

/** A page as someone writes it with Astro: a layout with the style sheet imported, and the fonts preloaded. */
const page = (depth: number, id: string, html: string) => {
  const [root = '<html lang="en">'] = /<html [^>]*>/.exec(html) ?? [];
  const [title = ''] = /<title>[\s\S]*?<\/title>/.exec(html) ?? [];
  const fonts = html.match(/<link rel="preload"[^>]* as="font"[^>]*>/g) ?? [];
  const up = '../'.repeat(depth + 1);
  return `---
import '${up}site.css';
import body from '${up}bodies/${id}.html?raw';
---
${root}
<head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />${title}${fonts.join('').replaceAll(/(?<!\/)>/g, '/>')}</head>
<body set:html={body} />
</html>
`;
};

function writeSources(temporaryFolder: string, files: ReadonlyMap<string, Buffer>, css: string): void {
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(temporaryFolder, path)), { recursive: true });
    writeFileSync(join(temporaryFolder, path), content);
  };
  write('astro.config.mjs', config);
  write('package.json', '{"type":"module","private":true}\n');
  write('src/site.css', css);
  for (const [path, content] of files) {
    if (!path.endsWith('.html')) {
      write(join('public', path), content);
      continue;
    }
    const html = withoutScripts(content.toString());
    const [, body = ''] = /<body[^>]*>([\s\S]*)<\/body>/.exec(html) ?? [];
    const id = path.slice(1, -'.html'.length).replaceAll('/', '-');
    write(`src/bodies/${id}.html`, body);
    write(`src/pages${path.replace(/html$/, 'astro')}`, page(path.split('/').length - 2, id, html));
  }
}

/**
 * Builds the pages of the site with Astro, from their documents and the sheet of all their rules. Returns the folder of the finished files, named
 * after what went in. Undefined where Astro is missing and cannot be installed.
 */
export async function buildAstro(root: string, files: ReadonlyMap<string, Buffer>, css: string): Promise<string | undefined> {
  if (!(await installTool('astro'))) return undefined;
  const tool = join(root, 'tools/astro');
  const hash = createHash('sha256')
    .update(config)
    .update(css)
    .update(readFileSync(join(tool, 'package-lock.json')));
  for (const [path, content] of files) hash.update(path).update(content);
  const dir = join(root, '.bench', `astro-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(dir)) return join(dir, 'dist');
  const temporaryFolder = join(root, '.bench', 'astro-draft');
  rmSync(temporaryFolder, { recursive: true, force: true });
  writeSources(temporaryFolder, files, css);
  symlinkSync(join(tool, 'node_modules'), join(temporaryFolder, 'node_modules'));
  const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };
  await quietStep({
    program: nodeBinary(root),
    args: [join(tool, 'node_modules/astro/bin/astro.mjs'), 'build'],
    options: { cwd: temporaryFolder, env },
  });
  renameSync(temporaryFolder, dir);
  return join(dir, 'dist');
}

/** The files of a folder by their path in it. */
export function filesBelow(dir: string): Map<string, Buffer> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [file.slice(dir.length), readFileSync(file)];
    }),
  );
}
