import { readScene } from '#components/share-image/read-scene.ts';
import { pages } from '#lib/site/pages.ts';

type Params = { file: string };

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Shows the whole drawing in a wide strip, as on a phone, where its ground continues at both sides. */
const strip = '@media(min-aspect-ratio:2/1){.all{transform:translate(130px,160px) scale(.5)}}';
/** A mirrored hill overlaps its neighbor, so that no line of the ground below shows where they meet. */
const joined = (scene: string) => scene.replaceAll('"scale(-1 1)"', '"translate(1) scale(-1 1)"').replaceAll('translate(1040)', 'translate(1039)');
const withStrip = (scene: string) =>
  joined(scene)
    .replace('</style>', `${strip}</style><g class="all">`)
    .replace(/<\/svg>$/, '</g></svg>');

export const generateStaticParams = (): Params[] => pages.map(({ id }) => ({ file: `${id}.svg` }));

/** The drawing of a hero as a file. Inline, it would be in the HTML and in the flight data. */
export async function GET(_: Request, { params }: { params: Promise<Params> }) {
  const scene = withStrip(readScene((await params).file.replace(/\.svg$/, '')));
  return new Response(scene, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' } });
}
