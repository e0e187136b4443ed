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
