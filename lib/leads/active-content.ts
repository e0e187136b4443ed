import 'server-only';

const words = {
  macros: 'macros',
  scripts: 'scripts',
  launch: 'an action that starts a program',
  open_action: 'an action that runs when it is opened',
  embedded: 'embedded files or objects',
  external: 'parts that are loaded from elsewhere',
  encrypted: 'encryption, so it could not be inspected',
  unreadable: 'parts that could not be inspected',
} as const;

export type ActiveContent = keyof typeof words;

const kinds = Object.keys(words);

function isActiveContent(value: string): value is ActiveContent {
  return kinds.includes(value);
}

export function joinActive(active: Iterable<ActiveContent>): string {
  const found = new Set<string>(active);
  return kinds.filter((kind) => found.has(kind)).join(',');
}

export function parseActive(stored: string): ActiveContent[] {
  return stored.split(',').filter(isActiveContent);
}

/** One sentence for the staff; undefined for a file without active content. */
export function activeWarning(active: readonly ActiveContent[]): string | undefined {
  if (active.length === 0) return undefined;
  const list = new Intl.ListFormat('en').format(active.map((kind) => words[kind]));
  return `ACTIVE CONTENT: this file has ${list}. Only open it in a protected view. If in doubt, ask the sender`;
}

/** The name of a file when it is saved: it carries the warning, since a saved file no longer has its mail beside it. */
export function savedName({ name, active }: { name: string; active: readonly ActiveContent[] }): string {
  return active.length > 0 ? `ACTIVE CONTENT ${name}` : name;
}
