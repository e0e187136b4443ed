export type FileProblemCode = 'file_empty' | 'file_type' | 'file_too_large';

/**
 * The problem of a file by its name and size; the server checks its content, which alone decides the type of a name without an extension. `accept`: the
 * extensions with their dot, joined by commas.
 */
export function fileProblem({ name, size }: File, { accept, maxBytes }: { accept: string; maxBytes: number }): FileProblemCode | undefined {
  const extension = /\.[^.]*$/.exec(name)?.[0].toLowerCase();
  if (size === 0) return 'file_empty';
  if (extension !== undefined && !accept.split(',').includes(extension)) return 'file_type';
  return size > maxBytes ? 'file_too_large' : undefined;
}
