/** Tells screen readers that a link opens a new tab. One text, since React writes a comment between two. */
export function NewTabNote({ words }: { words: string }) {
  return <span className="sr-only">{` (${words})`}</span>;
}
