import { color } from '#lib/colors.ts';

/** Shapes in a view box of 40 by 40, and their colors by name in `app/styles/tokens.css`. */
export type LogoShape = { path: string; fill?: string; opacity?: number; stroke?: string };

export const logoBackground = 'teal';

export const logoShapes: readonly LogoShape[] = [
  { path: 'M20 11 4 6.5v9L20 13zM20 11l16-4.5v9L20 13z', fill: 'sun', opacity: 0.5 },
  { path: 'M17 9.5 20 6l3 3.5V11h-6zM17.5 12h5L24 28h-8z', fill: 'on-night' },
  { path: 'M18 11h4v2h-4z', fill: 'sun' },
  { path: 'M17 18h6l.4 4h-6.8z', fill: 'coral' },
  { path: 'M5 31c3-2.5 5-2.5 7.5 0s5 2.5 7.5 0 5-2.5 7.5 0 5 2.5 7.5 0', stroke: 'on-night' },
];

type Canvas = PDFKit.PDFDocument;

/** Draws the logo 30 points wide, its upper left corner at `x`, `y`. */
export function drawLogo(pdf: Canvas, x: number, y: number): void {
  pdf.save().translate(x, y).scale(0.75);
  pdf.roundedRect(0, 0, 40, 40, 9).fill(color(logoBackground));
  for (const { path, fill, opacity = 1, stroke } of logoShapes) {
    pdf.path(path);
    if (stroke) pdf.lineWidth(2.2).lineCap('round').strokeColor(color(stroke)).stroke();
    else if (fill) pdf.fillColor(color(fill), opacity).fill();
  }
  pdf.restore();
}
