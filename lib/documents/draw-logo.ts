import { color } from '#lib/colors.ts';
import { logoBackground, logoShapes } from './logo-shapes.ts';

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
