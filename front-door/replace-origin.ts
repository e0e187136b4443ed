/** Replaces an origin in a text, but not in a host name that only starts with it. */
export function replaceOrigin(text: string, from: string, to: string): string {
  if (from === to) return text;
  return text.replace(new RegExp(`${from.replace(/[.[\]]/g, '\\$&')}(?![\\w-]|[.:]\\w)`, 'g'), () => to);
}
