import { color } from '#lib/colors.ts';
import { logoBackground, type LogoShape, logoShapes } from '#lib/documents/draw-logo.ts';

function shapeSvg({ path, fill, opacity, stroke }: LogoShape): string {
  if (stroke) return `<path d="${path}" fill="none" stroke="${color(stroke)}" stroke-width="2.2" stroke-linecap="round"/>`;
  return `<path d="${path}" fill="${color(fill ?? 'ink')}"${opacity ? ` opacity="${String(opacity).replace(/^0/, '')}"` : ''}/>`;
}

/**
 * The mark as an icon. `rounded`: with rounded corners. `full`: a square, for systems that round icons. `maskable`: smaller on a square, for systems that
 * cut out a circle.
 */
export function iconSvg(shape: 'rounded' | 'full' | 'maskable'): string {
  const shapes = logoShapes.map(shapeSvg).join('');
  const field = `<rect width="40" height="40"${shape === 'rounded' ? ' rx="9"' : ''} fill="${color(logoBackground)}"/>`;
  const mark = shape === 'maskable' ? `<g transform="translate(4 4) scale(.8)">${shapes}</g>` : shapes;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${field}${mark}</svg>`;
}
