const units = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** A size as text (`2.5 MB`, units of 1024); `decimal` is the decimal sign. */
export function fileSize(bytes: number, decimal = '.'): string {
  const step = Math.min(units.length - 1, bytes > 0 ? Math.floor(Math.log2(bytes) / 10) : 0);
  const tenths = Math.round((bytes / 1024 ** step) * 10) / 10;
  return `${String(tenths).replace('.', decimal)} ${units[step]}`;
}
