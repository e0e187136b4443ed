type Canvas = PDFKit.PDFDocument;

// The lighthouse of the site's icon, on its field of 40 by 40.
const shapes: readonly { path: string; fill?: string; opacity?: number; stroke?: string }[] = [
  { path: 'M20 11 4 6.5v9L20 13z M20 11l16-4.5v9L20 13z', fill: '#f2b441', opacity: 0.5 },
  { path: 'M17 9.5 20 6l3 3.5V11h-6z M17.5 12h5L24 28h-8z', fill: '#f6f1e7' },
  { path: 'M18 11h4v2h-4z', fill: '#f2b441' },
  { path: 'M17 18h6l.4 4h-6.8z', fill: '#e4714a' },
  { path: 'M5 31c3-2.5 5-2.5 7.5 0s5 2.5 7.5 0 5-2.5 7.5 0 5 2.5 7.5 0', stroke: '#f6f1e7' },
];

/** Draws the agency's mark, 30 points wide, with its upper left corner at `x`, `y`. */
export function drawMark(pdf: Canvas, x: number, y: number): void {
  pdf.save().translate(x, y).scale(0.75);
  pdf.roundedRect(0, 0, 40, 40, 9).fill('#0b5763');
  for (const { path, fill, opacity = 1, stroke } of shapes) {
    pdf.path(path);
    if (stroke) pdf.lineWidth(2.2).lineCap('round').strokeColor(stroke).stroke();
    else pdf.fillColor(fill ?? '#000000', opacity).fill();
  }
  pdf.restore();
}
