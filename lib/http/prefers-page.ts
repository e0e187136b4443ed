const quality = /;\s*q=([\d.]+)/;

/** The highest weight of a content type in an `Accept` header; 0 when it is not named. */
function weightOf(accept: string, kind: RegExp): number {
  const weights = accept
    .toLowerCase()
    .split(',')
    .filter((item) => kind.test(item))
    .map((item) => Number(quality.exec(item)?.[1] ?? 1));
  return Math.max(0, ...weights);
}

export function acceptsJson(accept: string | null | undefined): boolean {
  return weightOf(accept ?? '', /[/+]json\b/) > 0;
}

/** Whether a client prefers a page: its `Accept` header names HTML, and JSON no higher. */
export function prefersPage(accept: string | null | undefined): boolean {
  const page = weightOf(accept ?? '', /\btext\/html\b|\bapplication\/xhtml\+xml\b/);
  return page > 0 && page >= weightOf(accept ?? '', /[/+]json\b/);
}
