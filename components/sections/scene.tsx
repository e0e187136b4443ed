/** Their drawings are cut through the middle by the strip of a phone, which is higher for them. */
const tall: readonly string[] = ['fr-44', 'sr-22', 'commercial-auto', 'license-and-papers', 'contact'];

export function Scene({ page, className = '' }: { page: string; className?: string }) {
  return (
    <img
      src={`/scenes/${page}.svg`}
      alt=""
      width={520}
      height={320}
      fetchPriority="high"
      className={tall.includes(page) ? `${className} [--strip:39vw]` : className}
    />
  );
}
