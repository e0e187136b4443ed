import { readScene } from '#components/share-image/read-scene.ts';
import { pages } from '#lib/site/pages.ts';

type Params = { file: string };

export const dynamic = 'force-static';
export const dynamicParams = false;

/** In the wide strip of a tablet a drawing has this share of its size. Its ground then continues at both sides, and its lighthouse is smaller still. */
const stripScale = 0.66;
/** A phone's strip shows the subject large, and little of the ground beside it. */
const phoneScale = 1.1;
/** For drawings with a tall subject, or a horizon in parts of one color: at the scales above a strip would cut off their top. */
const tallScale = 0.6;
const tallPhoneScale = 0.95;
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
/** Where the one object is that a thumbnail shows: its middle, and its scale. */
const objects: Readonly<Record<string, readonly [x: number, y: number, scale: number]>> = {
  'blog-sr22': [260, 195, 1.6],
  'blog-suspension': [175, 205, 2],
  'claims-help': [358, 252, 2.1],
  'coi-request': [250, 215, 1.7],
  'commercial-auto': [345, 225, 2],
  'commercial-property': [196, 165, 1.45],
  'fr-44': [246, 165, 2],
  lapse: [215, 190, 1.9],
  'personal-auto': [205, 245, 2],
  'specialty-homeowners': [253, 200, 1.35],
  'sr-22': [190, 175, 2],
  states: [250, 180, 1.5],
  'which-filing': [232, 195, 1.5],
  'workers-comp': [150, 210, 2],
};
const scaled = (x: number, y: number, scale: number) => `.all{transform:translate(${x}px,${y}px) scale(${scale})}`;
/** Scaled with its lower edge in its place. */
const onGround = (scale: number) => scaled(520 * (0.5 - scale / 2), 320 * (1 - scale), scale);
const smallTower = '[data-tower]{transform:translate(149px,93px) scale(.62)}';

/** The drawing in each of its frames: half a wide hero, which may be narrow, a strip, and a thumbnail. */
function frames(page: string): string {
  const isTall = tallScenes.includes(page);
  const [x, y, scale] = objects[page] ?? [260, 160, 1];
  return [
    '@media(max-aspect-ratio:3/2){[data-side]{display:none}}',
    `@media(max-aspect-ratio:11/10){${onGround(0.9)}}`,
    `@media(max-aspect-ratio:19/20){${onGround(0.8)}}`,
    `@media(max-aspect-ratio:4/5){${onGround(0.7)}}`,
    `@media(min-aspect-ratio:19/10){${onGround(isTall ? tallPhoneScale : phoneScale)}${smallTower}}`,
    `@media(min-aspect-ratio:19/10) and (min-width:640px){${onGround(isTall ? tallScale : stripScale)}}`,
    `@media(max-width:119px){${scaled(260 - x * scale, 160 - y * scale, scale)}}`,
  ].join('');
}
/** A mirrored hill overlaps its neighbor, so that no line of the ground below shows where they meet. */
const joined = (scene: string) => scene.replaceAll('"scale(-1 1)"', '"translate(1) scale(-1 1)"').replaceAll('translate(1040)', 'translate(1039)');
/** A wall of one color continues upward, where a smaller drawing has no sky. */
const withWall = (scene: string) => scene.replace(/(class="fill-night-soft" d="M-520) ?0h1560v250/, '$1-280h1560v530');
const withFrames = (scene: string, page: string) =>
  withWall(joined(scene))
    .replace('</style>', `${frames(page)}</style><g class="all">`)
    .replace(/<\/svg>$/, '</g></svg>');

export const generateStaticParams = (): Params[] => pages.map(({ id }) => ({ file: `${id}.svg` }));

/** The drawing of a hero as a file. Inline, it would be in the HTML and in the flight data. */
export async function GET(_: Request, { params }: { params: Promise<Params> }) {
  const page = (await params).file.replace(/\.svg$/, '');
  return new Response(withFrames(readScene(page), page), { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' } });
}
