export function Scene({ page, className = '' }: { page: string; className?: string }) {
  return <img src={`/scenes/${page}.svg`} alt="" width={520} height={320} fetchPriority="high" className={className} />;
}
