import { join } from 'node:path';

/** Address of the assets of a build, whose names change with their content. */
export const assets = '/_next/static';

/** The file of an asset by its address. */
export function assetFile(dir: string, address: string): string {
  return join(dir, address.replace('/_next/', '.next/'));
}

/** What Next rendered for a route, without the ending: `.html` document, `.rsc` flight data, `.body` other response, `.meta` headers. */
export function renderedFile(dir: string, route: string): string {
  return join(dir, '.next', 'server', 'app', route);
}

/** The document that the build writes beside that of Next, to be sent instead. */
export function deferredDocumentFile(dir: string, route: string): string {
  return `${renderedFile(dir, route)}.deferred.html`;
}
