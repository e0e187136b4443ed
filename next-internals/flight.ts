const escaped = (text: string): string => text.replace(/[.[\]]/g, '\\$&');

/** Matches the beginning of an address of the head in flight data that begins with `origin`; group 1 is what stands before the address. */
export function headAddress(origin: string): RegExp {
  return new RegExp(`("(?:href|content)":")${escaped(origin)}(?=[/"])`, 'g');
}

/**
 * The script that hydrates a page with its flight data, after its own inline scripts. React adds a link or meta element again if the document has
 * another address in it, so the browser replaces the origin of the build by that of the canonical link. Structured data is not compared, and must
 * not change: rows of long texts begin with their length.
 */
export function hydrationScript(startScripts: readonly string[], flight: string, origin: string): string {
  const canonical = `document.querySelector("link[rel=canonical]")?.href??"${origin}"`;
  const data = `${JSON.stringify(flight)}.replace(${headAddress(origin)},"$1"+new URL(${canonical}).origin)`;
  return [...startScripts, `self.__next_f.push([1,${data}])`].join(';\n');
}
