const start = '(self.__next_f=self.__next_f||[]).push([0])';
/** A piece of the flight data as one literal. */
const piece = /^self\.__next_f\.push\(\[1,"[^"\\\n\r]*(?:\\.[^"\\\n\r]*)*"\]\)$/;
const chunks = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[^\n\r]*\})\);?$/;
const chunkFile = /^static\/chunks\/[\w~.-]+\.js$/;

/** Whether the list of chunks at the start of a page is data only, and names only files of the build. */
function isChunkList(text: string): boolean {
  const [, list] = chunks.exec(text) ?? [];
  if (!list) return false;
  try {
    const { otherChunks, runtimeModuleIds, ...more }: Record<string, unknown> = JSON.parse(list);
    const isOfBuild = (file: unknown) => typeof file === 'string' && chunkFile.test(file);
    return [otherChunks].flat().every(isOfBuild) && Array.isArray(runtimeModuleIds) && Object.keys(more).length === 0;
  } catch {
    return false;
  }
}

/** Whether Next wrote an inline script into a page. Any other script must not run. */
export function isNextScript(text: string): boolean {
  const script = text.trim();
  return script === start || piece.test(script) || isChunkList(script);
}
