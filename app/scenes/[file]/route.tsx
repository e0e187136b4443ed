import { svgText } from '#components/share-image/svg-text.ts';
import { sceneOf } from '#components/sections/scenes.ts';
import { pages } from '#lib/site/pages.ts';

type Params = { file: string };

export const dynamic = 'force-static';
export const dynamicParams = false;

const drawings = new Map(pages.map((page) => [`${page.id}.svg`, sceneOf(page)]));

export function generateStaticParams(): Params[] {
  return [...drawings.keys()].map((file) => ({ file }));
}

/** The drawing of a hero as a file. Inline, it would be in the HTML and in the flight data. */
export async function GET(_: Request, { params }: { params: Promise<Params> }) {
  const Drawing = drawings.get((await params).file);
  if (!Drawing) return new Response(null, { status: 404 });
  const svg = svgText(
    <svg viewBox="0 0 520 320" preserveAspectRatio="xMidYMax slice">
      <Drawing />
    </svg>,
  ).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' } });
}
