/** JSON that cannot close a script element or open a comment. */
export function jsonForHtml(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
