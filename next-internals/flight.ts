const headAddress = /"(?:href|content)":"[^"\\]*"/g;

/**
 * Changes the addresses of a page's head in its flight data: hydration would add a link or meta element a second time if it were not equal to
 * that of the document. Structured data stays: React does not compare it, and rows of long texts begin with their length.
 */
export function replaceInHead(flight: string, replace: (text: string) => string): string {
  return flight.replace(headAddress, replace);
}

/** The script that hydrates a page: its inline scripts, and its flight data as one text. */
export function hydrationScript(startScripts: readonly string[], flight: string): string {
  return [...startScripts, `self.__next_f.push([1,${JSON.stringify(flight)}])`].join(';\n');
}
