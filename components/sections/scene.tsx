import type { Line } from '#lib/site/page.ts';

export function Scene({ line, className }: { line: Line; className?: string }) {
  return <img src={`/scenes/${line}.svg`} alt="" width={520} height={320} fetchPriority="high" className={className} />;
}
