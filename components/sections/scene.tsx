import type { Line } from '#lib/site/page.ts';

/** The drawing of a line of insurance. Silent: the words beside it say what it is about. */
export function Scene({ line, className }: { line: Line; className?: string }) {
  return <img src={`/scenes/${line}.svg`} alt="" width={520} height={320} fetchPriority="high" className={className} />;
}
