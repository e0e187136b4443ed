import 'server-only';

/** The inbox; every other page of the desk is below it. */
export const deskPath = '/desk';

export const leadPath = (reference: string): string => `${deskPath}/leads/${reference}`;

/** The target of the redirect after a sign-in: `path` if it is a page of the desk, else the inbox. */
export function safeDeskPath(path: string | null | undefined): string {
  if (!path || !/^\/desk(?:[/?][\w/?=&%.+-]*)?$/.test(path)) return deskPath;
  const { pathname, search, origin } = new URL(path, 'https://desk.invalid');
  return origin === 'https://desk.invalid' && /^\/desk(?:\/|$)/.test(pathname) ? pathname + search : deskPath;
}
