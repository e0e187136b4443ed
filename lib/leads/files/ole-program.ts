import 'server-only';

// Other programs use the same OLE container. An installer is known by the class id of its root.
const word = Buffer.from('WordDocument', 'utf16le');
const others = [Buffer.from('Workbook', 'utf16le'), Buffer.from('PowerPoint Document', 'utf16le')];
const installer = Buffer.from('84100c0000000000c000000000000046', 'hex');

/** Detects, chunk by chunk, OLE files of other programs than Word. A Word file may contain a workbook. */
export function createOleProgramDetector() {
  let hasInstaller = false;
  let hasOther = false;
  let hasWord = false;
  return {
    add(chunk: Buffer): void {
      hasInstaller ||= chunk.includes(installer);
      hasWord ||= chunk.includes(word);
      hasOther ||= others.some((mark) => chunk.includes(mark));
    },
    isOtherProgram: (): boolean => hasInstaller || (hasOther && !hasWord),
  };
}
