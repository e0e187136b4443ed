import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImageResponse } from '@vercel/og';
import type { ReactElement } from 'react';
import { shareImageSize } from '#lib/seo/metadata.ts';

const fontFile = (name: string) => readFileSync(join(process.cwd(), 'app/fonts', name));
const fonts = [
  { name: 'Bricolage Grotesque', data: fontFile('bricolage-grotesque-700.woff'), weight: 700 as const },
  { name: 'Figtree', data: fontFile('figtree-600.woff'), weight: 600 as const },
];
const rendererPackage = readFileSync(join(process.cwd(), 'node_modules/@vercel/og/package.json'));
const folder = join(process.cwd(), '.next/cache/share-images');

/** Renders a PNG, cached between builds by a hash of its input. */
export async function renderPng(picture: ReactElement): Promise<Buffer> {
  const hash = createHash('sha256')
    .update(JSON.stringify(picture, (key, value) => (key.startsWith('_') ? undefined : value)))
    .update(rendererPackage);
  for (const { data } of fonts) hash.update(data);
  const file = join(folder, `${hash.digest('base64url')}.png`);
  if (existsSync(file)) return readFileSync(file);
  const png = Buffer.from(await new ImageResponse(picture, { ...shareImageSize, fonts }).arrayBuffer());
  mkdirSync(folder, { recursive: true });
  const temporaryFile = `${file}.${process.pid}`;
  writeFileSync(temporaryFile, png);
  renameSync(temporaryFile, file);
  return png;
}
