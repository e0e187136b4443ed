import 'server-only';

const controls = /[^\P{Cc}\t\n\f\r]/u;
const scriptStart = /^\s*(?:#!|<\?php)/i;

export function isTextName(name: string): boolean {
  return /\.txt\s*$/i.test(name);
}

export function createTextInspector() {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  let isValid = true;

  function decode(chunk?: Buffer): string | undefined {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      return undefined;
    }
  }

  return {
    add(chunk: Buffer): void {
      const text = isValid ? decode(chunk) : undefined;
      isValid = text !== undefined && !controls.test(text) && !(isFirst && scriptStart.test(text));
      isFirst = false;
    },
    isText: (): boolean => isValid && decode() !== undefined,
  };
}
