import 'server-only';

/** A row's `call` is the address that a tap on its value calls. */
export type Row = { label: string; value: string; call?: string };

/** What a mail is made of; the HTML part and its text twin are both drawn from the same blocks. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; url: string }
  | { kind: 'steps'; items: readonly string[] }
  | { kind: 'rows'; rows: readonly Row[] };

export type Body = { language: string; title: string; blocks: readonly Block[] };

/** Whether a secret is among the answers, shown by its last characters alone. */
export function hasMasked(rows: readonly Row[]): boolean {
  return rows.some(({ value }) => value.includes('••'));
}
