const maxLength = 8192;

export type Target = { pathname: string; search: string };

/** Escapes bytes that a header must not contain (Node passes them as latin1). */
function escapeBytes(text: string): string {
  return text.replace(/[^\x21-\x7e]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

/**
 * Splits the target of a request line into path and query. Of an absolute target (`GET http://host/path`) only the path counts.
 * `malformed`: no path, an invalid escape, a control character or line end; `long`: over 8 KB.
 */
export function parseTarget(url: string): Target | 'malformed' | 'long' {
  if (url.length > maxLength) return 'long';
  const local = url.replace(/^https?:\/\/[^/?#]*(?=[/?#]|$)/i, '');
  const [target = ''] = (local.startsWith('/') || local === url ? local : `/${local}`).split('#', 1);
  const mark = target.indexOf('?');
  const pathname = mark === -1 ? target : target.slice(0, mark);
  const search = mark === -1 ? '' : escapeBytes(target.slice(mark));
  return pathname.startsWith('/') && isReadable(pathname) ? { pathname, search } : 'malformed';
}

function isReadable(pathname: string): boolean {
  try {
    return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(pathname.includes('%') ? decodeURIComponent(pathname) : pathname);
  } catch {
    return false;
  }
}
