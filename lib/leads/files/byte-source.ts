import 'server-only';

export type ByteSource = {
  size: number;
  /** The bytes from `from` up to, not including, `to`; fewer at the end. */
  read(from: number, to: number): Promise<Buffer>;
};
