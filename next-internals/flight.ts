const escaped = (text: string): string => text.replace(/[.[\]]/g, '\\$&');

/** Finds `origin` at the start of a `href` or `content` of the document's head, in flight data; group 1 is the text before it. */
export function headAddress(origin: string): RegExp {
  return new RegExp(`("(?:href|content)":")${escaped(origin)}(?=[/"])`, 'g');
}

/**
 * The script that hydrates a page with its flight data, after its own inline scripts. React adds a link or meta element again if the document has
 * another address in it, so the browser replaces the origin of the build by that of the canonical link. Structured data keeps the origin of the
 * build: React does not compare it, and its rows begin with their length, which a replacement would change.
 */
export function hydrationScript(startScripts: readonly string[], flight: string, origin: string): string {
  const canonical = `document.querySelector("link[rel=canonical]")?.href??"${origin}"`;
  const data = `${JSON.stringify(flight)}.replace(${headAddress(origin)},"$1"+new URL(${canonical}).origin)`;
  return [...startScripts, `self.__next_f.push([1,${data}])`].join(';\n');
}
