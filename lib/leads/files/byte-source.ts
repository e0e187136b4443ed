import 'server-only';

/** Something whose bytes can be read in any order. */
export type ByteSource = {
  size: number;
  /** The bytes from `from` up to, not including, `to`; fewer at the end. */
  read(from: number, to: number): Promise<Buffer>;
};
