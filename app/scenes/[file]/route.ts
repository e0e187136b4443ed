import { readScene } from '#components/share-image/read-scene.ts';
import { pages } from '#lib/site/pages.ts';

type Params = { file: string };

export const dynamic = 'force-static';
export const dynamicParams = false;

/** In a wide strip, as on a phone, a drawing has this share of its size. Its ground then continues at both sides, and its lighthouse is smaller still. */
const stripScale = 0.66;
/** For drawings with a tall subject, or a horizon in parts of one color: at `stripScale` the strip would cut off their top. */
const tallScale = 0.6;
const tallScenes: readonly string[] = [
  'auto-quote',
  'commercial-auto',
  'commercial-property',
  'contact',
  'license-and-papers',
  'rideshare-and-delivery',
  'smart-quote',
  'state-nc',
  'state-sc',
  'state-tn',
  'states',
];
const strip = (scale: number) =>
  `@media(min-aspect-ratio:2/1){.all{transform:translate(${520 * (0.5 - scale / 2)}px,${320 * (1 - scale)}px) scale(${scale})}[data-tower]{transform:translate(149px,93px) scale(.62)}}`;
/** A mirrored hill overlaps its neighbor, so that no line of the ground below shows where they meet. */
const joined = (scene: string) => scene.replaceAll('"scale(-1 1)"', '"translate(1) scale(-1 1)"').replaceAll('translate(1040)', 'translate(1039)');
const withStrip = (scene: string, scale: number) =>
  joined(scene)
    .replace('</style>', `${strip(scale)}</style><g class="all">`)
    .replace(/<\/svg>$/, '</g></svg>');

export const generateStaticParams = (): Params[] => pages.map(({ id }) => ({ file: `${id}.svg` }));

/** The drawing of a hero as a file. Inline, it would be in the HTML and in the flight data. */
export async function GET(_: Request, { params }: { params: Promise<Params> }) {
  const page = (await params).file.replace(/\.svg$/, '');
  const scene = withStrip(readScene(page), tallScenes.includes(page) ? tallScale : stripScale);
  return new Response(scene, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' } });
}
