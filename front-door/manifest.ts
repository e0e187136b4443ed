import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const prerenderManifest = z.object({
  routes: z.record(z.string(), z.object({ initialRevalidateSeconds: z.union([z.number(), z.literal(false)]) })),
  dynamicRoutes: z.record(z.string(), z.object({ fallback: z.union([z.string(), z.literal(false), z.null()]) })),
});
const routesManifest = z.object({
  dynamicRoutes: z.array(z.object({ page: z.string(), regex: z.string() })),
  staticRoutes: z.array(z.object({ page: z.string(), regex: z.string() })),
});
const metadata = z.object({ headers: z.optional(z.record(z.string(), z.union([z.string(), z.array(z.string())]))) });

/** What `next build` says it made: routes rendered for good with their headers, and routes that Next answers itself. */
export type BuildManifest = {
  prerendered: readonly { route: string; headers: Record<string, string> }[];
  /** Patterns of the addresses outside the languages that Next answers: /api/…, /healthz. */
  live: readonly { pattern: string; regex: RegExp }[];
};

function read<T>(schema: z.ZodMiniType<T>, ...path: string[]): T {
  return schema.parse(JSON.parse(readFileSync(join(...path), 'utf8')));
}

function headersOf(dir: string, route: string): Record<string, string> {
  try {
    const { headers = {} } = read(metadata, dir, '.next', 'server', 'app', `${route}.meta`);
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  } catch {
    return {};
  }
}

/** Reads the manifests of a finished build. Throws where there is none or where Next has changed their shape. */
export function readManifest(dir: string): BuildManifest {
  const { routes, dynamicRoutes: prerenderedRoutes } = read(prerenderManifest, dir, '.next', 'prerender-manifest.json');
  const { dynamicRoutes, staticRoutes } = read(routesManifest, dir, '.next', 'routes-manifest.json');
  return {
    prerendered: Object.entries(routes)
      .filter(([route, { initialRevalidateSeconds }]) => initialRevalidateSeconds === false && !route.startsWith('/_'))
      .map(([route]) => ({ route, headers: headersOf(dir, route) })),
    live: [...staticRoutes, ...dynamicRoutes]
      // What has no fallback was made whole by the build: all there is of it is in memory.
      .filter(({ page }) => !/^\/(?:_|\[locale\])/.test(page) && prerenderedRoutes[page]?.fallback !== false)
      .map(({ page, regex }) => ({ pattern: page, regex: new RegExp(regex) })),
  };
}
