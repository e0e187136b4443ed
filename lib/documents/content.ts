export type DocumentRow = {
  label: string;
  value: string;
  /** Another name of the value, such as the field of a standard form. */
  note?: string;
};

type ChecklistItem = { title: string; text: string };

export type DocumentBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'checklist'; items: readonly ChecklistItem[] }
  | {
      kind: 'rows';
      rows: readonly DocumentRow[];
      /** Shorter rows, used when the rows do not fit one page even at the smallest size. */
      short?: readonly DocumentRow[];
    };

export type DocumentContent = {
  /** Language tag, such as `es-US`. */
  language: string;
  title: string;
  subtitle?: string;
  /** At the foot of each page, before the page number. */
  footer: string;
  blocks: readonly DocumentBlock[];
  /** ISO time; the same content at the same time gives the same file. */
  madeAt: string;
};
