import type { ReactNode } from 'react';
import { LogoDrawing } from '#components/layout/logo.tsx';
import { Waves } from '#components/sections/waves.tsx';
import { svgText } from '#components/share-image/svg-text.ts';
import { drawings, marks, shapes } from '#components/ui/icon-shapes.ts';

export const dynamic = 'force-static';

const stroke = 'stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

const symbol = (name: string, viewBox: string, attributes: string, content: string) =>
  `<symbol id="${name}" viewBox="${viewBox}" ${attributes}>${content}</symbol>`;

const icon = (name: string, path: string, attributes: string) => symbol(name, '0 0 24 24', attributes, `<path d="${path}"/>`);

const drawing = (name: keyof typeof drawings, content: ReactNode) =>
  symbol(name, drawings[name], 'preserveAspectRatio="xMaxYMax slice"', svgText(content));

/** All icons as symbols of one file. Inline, each would be in the HTML and in the flight data. */
export function GET(): Response {
  const drawn = Object.entries(shapes).map(([name, path]) => icon(name, path, `fill="${name === 'star' ? 'currentColor' : 'none'}" ${stroke}`));
  const filled = Object.entries(marks).map(([name, path]) => icon(name, path, 'fill="currentColor" fill-rule="evenodd"'));
  const colored = [drawing('logo', <LogoDrawing />), drawing('waves', <Waves />)];
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${[...drawn, ...filled, ...colored].join('')}</svg>`, {
    headers: { 'content-type': 'image/svg+xml' },
  });
}
