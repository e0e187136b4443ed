const megabyte = 1_048_576;

/** Limits of one post, in bytes. */
export const fileLimits = { fileBytes: 10 * megabyte, files: 10, totalBytes: 25 * megabyte } as const;

export type FileRule = {
  /** The field that problems of the files as a whole belong to. */
  field: string;
  /** Without the dot. The content decides in the end. */
  endings: readonly string[];
  most: number;
  /** At least one file is required. */
  required?: true;
  /** Each file may be posted ahead of the form, to `/api/<route>/files`. */
  staged?: true;
};

/** The value of `accept`. */
export function acceptOf({ endings }: FileRule): string {
  return endings.map((ending) => `.${ending}`).join();
}
