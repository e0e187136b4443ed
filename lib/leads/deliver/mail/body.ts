import 'server-only';

export type Row = { label: string; value: string; call?: string };

/** A block of a mail; the HTML part and the text part are rendered from the same blocks. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'subheading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; url: string }
  | { kind: 'steps'; items: readonly string[] }
  | { kind: 'rows'; rows: readonly Row[] };

export type Body = { language: string; title: string; blocks: readonly Block[] };

export function hasMasked(rows: readonly Row[]): boolean {
  return rows.some(({ value }) => value.includes('••'));
}
