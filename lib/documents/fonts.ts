import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(process.cwd(), 'app', 'fonts');

let cached: Record<'head' | 'strong' | 'body', Buffer> | undefined;

/** The site's fonts as files for documents; read once. */
export function fonts(): Record<'head' | 'strong' | 'body', Buffer> {
  cached ??= {
    head: readFileSync(join(folder, 'bricolage-grotesque-700.woff')),
    strong: readFileSync(join(folder, 'figtree-600.woff')),
    body: readFileSync(join(folder, 'figtree-400.woff')),
  };
  return cached;
}
