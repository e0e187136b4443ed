const megabyte = 1_048_576;

/** How much a visitor may send at once; sizes are bytes. */
export const fileLimits = { fileBytes: 10 * megabyte, files: 10, totalBytes: 25 * megabyte } as const;

/** Which files may come with a form. */
export type FileRule = {
  /** The field that is told of when something is wrong with the files as a whole. */
  field: string;
  /** Endings as the file picker names them, without their dot; the content decides in the end. */
  endings: readonly string[];
  /** How many. */
  most: number;
  /** Nothing is taken without one. */
  required?: true;
};

/** Endings with their dot, as a file picker wants them. */
export function acceptOf({ endings }: FileRule): string {
  return endings.map((ending) => `.${ending}`).join();
}
