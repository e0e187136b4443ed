import 'server-only';

const controls = /[^\P{Cc}\t\n\f\r]/u;
const beginsScript = /^\s*(?:#!|<\?php)/i;

/** Whether a name says that its file is a text. */
export function isTextName(name: string): boolean {
  return /\.txt\s*$/i.test(name);
}

/** Watches the pieces of a text go by, in order: it must be whole UTF-8 without control characters, and no script. */
export function watchText() {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  let isSound = true;

  function decode(piece?: Buffer): string | undefined {
    try {
      return decoder.decode(piece, { stream: piece !== undefined });
    } catch {
      return undefined;
    }
  }

  return {
    next(piece: Buffer): void {
      const text = isSound ? decode(piece) : undefined;
      isSound = text !== undefined && !controls.test(text) && !(isFirst && beginsScript.test(text));
      isFirst = false;
    },
    isText: (): boolean => isSound && decode() !== undefined,
  };
}
