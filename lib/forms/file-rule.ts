const units = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** A size as text (`2.5 MB`, units of 1024); `decimal` is the decimal sign. */
export function fileSize(bytes: number, decimal = '.'): string {
  const step = Math.min(units.length - 1, bytes > 0 ? Math.floor(Math.log2(bytes) / 10) : 0);
  const tenths = Math.round((bytes / 1024 ** step) * 10) / 10;
  return `${String(tenths).replace('.', decimal)} ${units[step]}`;
}

const megabyte = 1_048_576;

export const fileLimits = { fileBytes: 10 * megabyte, files: 10, totalBytes: 25 * megabyte } as const;

export type FileRule = {
  /** The field that problems of the files as a whole belong to. */
  field: string;
  /** Allowed file extensions, without the dot. The content is checked too. */
  extensions: readonly string[];
  maxFiles: number;
  required?: true;
  /** Each file may be posted before the form, to `/api/<route>/files`. */
  staged?: true;
};

export function acceptOf({ extensions }: FileRule): string {
  return extensions.map((extension) => `.${extension}`).join();
}
