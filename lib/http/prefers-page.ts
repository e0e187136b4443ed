const quality = /;\s*q=([\d.]+)/;

/** The highest weight that an `Accept` header gives to a kind of content; 0 where it does not name it. */
function weightOf(accept: string, kind: RegExp): number {
  const weights = accept
    .toLowerCase()
    .split(',')
    .filter((item) => kind.test(item))
    .map((item) => Number(quality.exec(item)?.[1] ?? 1));
  return Math.max(0, ...weights);
}

/** Whether an `Accept` header asks for JSON by name, as a program does. */
export function asksJson(accept: string | null | undefined): boolean {
  return weightOf(accept ?? '', /[/+]json\b/) > 0;
}

/** Whether who asks wants a page to look at: an `Accept` header names HTML, as every browser's does, and JSON no higher. */
export function prefersPage(accept: string | null | undefined): boolean {
  const page = weightOf(accept ?? '', /\btext\/html\b|\bapplication\/xhtml\+xml\b/);
  return page > 0 && page >= weightOf(accept ?? '', /[/+]json\b/);
}
