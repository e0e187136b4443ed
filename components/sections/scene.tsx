/** On a phone a strip of the usual height would cut the subject of these drawings in two. */
const pagesWithHighStrip: readonly string[] = ['fr-44', 'sr-22', 'commercial-auto', 'license-and-papers', 'contact'];

export function Scene({ page, className = '' }: { page: string; className?: string }) {
  return (
    <img
      src={`/scenes/${page}.svg`}
      alt=""
      width={520}
      height={320}
      fetchPriority="high"
      className={pagesWithHighStrip.includes(page) ? `${className} [--strip:39vw]` : className}
    />
  );
}
