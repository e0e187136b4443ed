const named = /["'(\s=](\/[\w./~-]+\.(?:js|css|woff2|svg|png|ico|webmanifest|json))(?=["')\s?#])/g;
const chunk = /static\/(?:chunks|media|boot|start)\/[\w./~-]+\.(?:js|css|woff2|svg|png)/g;
const isText = /\.(?:js|css)$/;

/** Paths that a page, a script or a style sheet names. Scripts name others below `static/`, without what stands before it. */
function pathsIn(text: string): string[] {
  const whole = Array.from(text.matchAll(named), ([, path = '']) => path);
  return [...whole, ...Array.from(text.matchAll(chunk), ([path]) => `/_next/${path}`)];
}

/** Pages of a running site and every file they can come to need, by path. What is named but does not exist is left out. */
export async function collectFiles(origin: string, pages: readonly string[]): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const asked = new Set<string>(pages);
  for (const path of asked) {
    const answer = await fetch(origin + path, { headers: { 'accept-language': 'en' } });
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = pages.includes(path);
    if (!answer.ok && isPage) throw new Error(`${path} answered ${answer.status}`);
    if (!answer.ok) continue;
    files.set(isPage ? `${path === '/' ? '/index' : path}.html` : path, body);
    if (isPage || isText.test(path)) for (const found of pathsIn(body.toString())) asked.add(found);
  }
  return files;
}
