export type DocumentRow = {
  label: string;
  value: string;
  /** What the same thing is called elsewhere, e.g. the field of a standard form. */
  note?: string;
};

type ChecklistItem = { title: string; text: string };

/** What a document is made of, in reading order. */
export type DocumentBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'checklist'; items: readonly ChecklistItem[] }
  | {
      kind: 'rows';
      rows: readonly DocumentRow[];
      /** The same in fewer words, for rows that must stand on one page: they are set smaller first, then these take their place. */
      short?: readonly DocumentRow[];
    };

export type DocumentContent = {
  /** Language tag, e.g. `es-US`. */
  language: string;
  title: string;
  /** A line under the title. */
  subtitle?: string;
  /** Stands at the foot of each page, before the page number. */
  footer: string;
  blocks: readonly DocumentBlock[];
  /** ISO time; the same content at the same time is the same file. */
  madeAt: string;
};
