/** The code of an error of Node or the database (`ENOENT`, `23505`). Checked by shape, since some runtimes have several `Error` classes. */
export function errorCode(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** The code of an error, or its name when it has none: fit for a log, since unlike the message it never repeats a value. */
export function errorLabel(error: unknown): string {
  const name: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'name') : undefined;
  return (errorCode(error) ?? (typeof name === 'string' ? name : 'unknown')).slice(0, 60);
}

export function errorMessage(error: unknown): string {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
  return typeof message === 'string' && message ? message : 'unknown error';
}

const causes: Readonly<Record<string, string>> = {
  EACCES: 'permission denied for this user',
  EPERM: 'permission denied for this user',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EISDIR: 'it is a folder, not a file',
  EEXIST: 'something else has that name',
  ENOENT: 'it does not exist and cannot be made',
  ELOOP: 'its symbolic links form a loop',
  ENAMETOOLONG: 'its name is too long',
  ECONNREFUSED: 'nothing listens at that address',
  ENOTFOUND: 'its host name is not known',
  EAI_AGAIN: 'its host name cannot be looked up now',
  ETIMEDOUT: 'it timed out',
  EHOSTUNREACH: 'its host is unreachable',
  ENETUNREACH: 'its network is unreachable',
  SQLITE_5: 'another program has locked it',
  SQLITE_6: 'another program has locked it',
  SQLITE_8: 'it is read-only',
  SQLITE_10: 'the disk cannot be read or written',
  SQLITE_11: 'it is damaged',
  SQLITE_13: 'the disk is full',
  SQLITE_14: 'it cannot be opened',
  SQLITE_26: 'it is no database',
};

/** The cause of an error for operators, with its code: `the disk is full (ENOSPC)`. */
export function errorCause(error: unknown): string {
  const code = errorCode(error);
  const cause = (code === undefined ? undefined : causes[code]) ?? errorMessage(error);
  return code === undefined ? cause : `${cause} (${code})`;
}

/** What a log may contain of an error: its origin but not its message, which may hold what a visitor typed. */
export function describeError(error: unknown): { name: string; code?: unknown; at: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const at = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, ...('code' in error && { code: error.code }), at: at.slice(0, 12).map((line) => line.trim()) };
}
