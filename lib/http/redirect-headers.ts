/** How caches treat a redirect of `routePage`: 307 depends on the visitor's language, 308 is the same for everyone. */
export function redirectHeaders(status: 307 | 308): Record<string, string> {
  if (status === 307) return { vary: 'Accept-Language, Cookie', 'cache-control': 'private, no-store' };
  return { 'cache-control': 'public, max-age=3600' };
}
