// Draws the icons of browsers and home screens from the agency's mark and the colors of the site: `npm run icons`.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ImageResponse } from 'next/og.js';
import { iconSvg } from './icons/icon-svg.ts';

const root = dirname(import.meta.dirname);

async function png(size: number, shape: Parameters<typeof iconSvg>[0]): Promise<Buffer> {
  const src = `data:image/svg+xml;base64,${Buffer.from(iconSvg(shape)).toString('base64')}`;
  const image = { type: 'img', key: null, props: { src, width: size, height: size } };
  return Buffer.from(await new ImageResponse(image, { width: size, height: size }).arrayBuffer());
}

/** An icon file with one picture, as PNG of 32 by 32: its directory is 22 bytes long. */
function ico(picture: Buffer): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(picture.length, 14);
  return Buffer.concat([head, picture]);
}

const files: Readonly<Record<string, string | Buffer>> = {
  'app/icon.svg': `${iconSvg('rounded')}\n`,
  'public/icons/icon.svg': `${iconSvg('rounded')}\n`,
  'public/icons/icon-192.png': await png(192, 'rounded'),
  'public/icons/icon-512.png': await png(512, 'maskable'),
  'app/apple-icon.png': await png(180, 'full'),
  'app/favicon.ico': ico(await png(32, 'rounded')),
};
for (const [name, content] of Object.entries(files)) writeFileSync(join(root, name), content);
