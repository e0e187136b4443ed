const named = /["'(\s=](\/[\w./~-]+\.(?:js|css|woff2|svg|png|ico|webmanifest|json))(?=["')\s?#])/g;
const chunk = /static\/(?:chunks|media|island-props|start)\/[\w./~-]+\.(?:js|css|woff2|svg|png)/g;
const isText = /\.(?:js|css)$/;

/** Paths that a page, a script or a style sheet names. Scripts name others by their path from `static/` on. */
function pathsIn(text: string): string[] {
  const whole = Array.from(text.matchAll(named), ([, path = '']) => path);
  return [...whole, ...Array.from(text.matchAll(chunk), ([path]) => `/_next/${path}`)];
}

/** Pages of a running site and every file that they name, by path. Files that do not exist are left out. */
export async function collectFiles(origin: string, pages: readonly string[]): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const paths = new Set<string>(pages);
  for (const path of paths) {
    const response = await fetch(origin + path, { headers: { 'accept-language': 'en' } });
    const body = Buffer.from(await response.arrayBuffer());
    const isPage = pages.includes(path);
    if (!response.ok && isPage) throw new Error(`${path}: status ${response.status}`);
    if (!response.ok) continue;
    files.set(isPage ? `${path === '/' ? '/index' : path}.html` : path, body);
    if (isPage || isText.test(path)) for (const found of pathsIn(body.toString())) paths.add(found);
  }
  return files;
}
