import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { renderedFile } from './built-files.ts';

const prerenderManifest = z.object({
  routes: z.record(z.string(), z.object({ initialRevalidateSeconds: z.union([z.number(), z.literal(false)]) })),
  dynamicRoutes: z.record(z.string(), z.object({ fallback: z.union([z.string(), z.literal(false), z.null()]) })),
});
const routesManifest = z.object({
  dynamicRoutes: z.array(z.object({ page: z.string(), regex: z.string() })),
  staticRoutes: z.array(z.object({ page: z.string(), regex: z.string() })),
});
const metadata = z.object({
  status: z.optional(z.number()),
  headers: z.optional(z.record(z.string(), z.union([z.string(), z.array(z.string())]))),
});

/** The output of `next build`: prerendered routes with their headers, without the folders of pages that the agency does not have, and dynamic routes. */
export type BuildManifest = {
  prerendered: readonly { route: string; headers: Record<string, string> }[];
  /** Routes that Next responds to and that are not below a language: /api/…, /healthz, /desk/…. */
  dynamicRoutes: readonly { pattern: string; regex: RegExp }[];
};

/** Throws when the manifest has another shape. */
function read<T>(schema: z.ZodMiniType<T>, file: string): T {
  const result = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(`Next writes ${file} in another way than next-internals/ reads it`, { cause: result.error });
  return result.data;
}

/** What Next wrote of a prerendered route: the status of a page that called `notFound()` is 404. */
function metadataOf(dir: string, route: string): { status: number; headers: Record<string, string> } {
  const file = `${renderedFile(dir, route)}.meta`;
  const { status = 200, headers = {} } = existsSync(file) ? read(metadata, file) : {};
  return { status, headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])) };
}

/** Reads the manifests of a finished build. Throws if there is none, or if Next has changed their shape. */
export function readManifest(dir: string): BuildManifest {
  const { routes, dynamicRoutes: prerenderedRoutes } = read(prerenderManifest, join(dir, '.next', 'prerender-manifest.json'));
  const { dynamicRoutes, staticRoutes } = read(routesManifest, join(dir, '.next', 'routes-manifest.json'));
  return {
    prerendered: Object.entries(routes)
      .filter(([route, { initialRevalidateSeconds }]) => initialRevalidateSeconds === false && !route.startsWith('/_'))
      .map(([route]) => ({ route, ...metadataOf(dir, route) }))
      .filter(({ status }) => status !== 404)
      .map(({ route, headers }) => ({ route, headers })),
    dynamicRoutes: [...staticRoutes, ...dynamicRoutes]
      // A route without a fallback was prerendered completely.
      .filter(({ page }) => !/^\/(?:_|\[locale\])/.test(page) && prerenderedRoutes[page]?.fallback !== false)
      .map(({ page, regex }) => ({ pattern: page, regex: new RegExp(regex) })),
  };
}
