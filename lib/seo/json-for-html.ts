/** JSON that may stand inside a script element: no text in it can close the element or open a comment. */
export function jsonForHtml(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
