import Pdf from 'pdfkit';
import { color } from '#lib/colors.ts';
import type { DocumentBlock, DocumentContent, DocumentRow } from './content.ts';
import { fonts } from './fonts.ts';
import { drawLogo } from './draw-logo.ts';

const ink = color('ink');
const muted = color('muted');
const line = color('line');
const brand = color('primary');
const margins = { top: 54, bottom: 62, left: 54, right: 54 };
const gap = 8;
const size = 10.5;
/** Font sizes of rows, largest first; the space between rows is proportional. */
const rowSizes = [9.5, 8.75, 8, 7.25, 6.75];
const rowSpacing = 0.84;
/** Space for a line or two below the rows of a single page. */
const afterRows = 34;

// PDFKit supports PDF/UA, but its types do not.
const pdfUa = 'PDF/UA' as never;

/** A tagged PDF under construction. */
function openPage({ title, language, madeAt }: DocumentContent) {
  const pdf = new Pdf({
    size: 'LETTER',
    margins,
    font: '',
    pdfVersion: '1.7',
    subset: pdfUa,
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, CreationDate: new Date(madeAt), ModDate: new Date(madeAt) },
  });
  for (const [name, font] of Object.entries(fonts())) pdf.registerFont(name, font);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const width = pdf.page.width - margins.left - margins.right;
  const bottom = pdf.page.height - margins.bottom;
  return { pdf, root, width, bottom };
}

type Page = ReturnType<typeof openPage>;

function keepTogether({ pdf, bottom }: Page, height: number): void {
  if (pdf.y + height > bottom) pdf.addPage();
}

function drawHeading({ pdf, root, width, bottom }: Page, text: string): void {
  keepTogether({ pdf, root, width, bottom }, 60);
  pdf.moveDown(0.8);
  root.add(pdf.struct('H2', {}, () => pdf.font('head').fontSize(14).fillColor(brand).text(text, margins.left, pdf.y, { width })));
  pdf.moveDown(0.35);
}

function drawParagraph({ pdf, root, width }: Page, text: string): void {
  root.add(pdf.struct('P', {}, () => pdf.font('body').fontSize(size).fillColor(ink).text(text, margins.left, pdf.y, { width, lineGap: 2 })));
  pdf.moveDown(0.5);
}

function drawList(page: Page, items: readonly { title?: string; text: string }[], mark: (x: number, y: number) => void): void {
  const { pdf, root, width } = page;
  const indent = 22;
  const element = pdf.struct('L');
  root.add(element);
  for (const { title, text } of items) {
    const options = { width: width - indent, lineGap: 2 };
    const titleHeight = title ? pdf.font('strong').fontSize(size).heightOfString(title, options) : 0;
    keepTogether(page, titleHeight + pdf.font('body').fontSize(size).heightOfString(text, options));
    const item = pdf.struct('LI');
    element.add(item);
    pdf.markContent('Artifact', { type: 'Layout' });
    mark(margins.left, pdf.y);
    pdf.endMarkedContent();
    const x = margins.left + indent;
    if (title) item.add(pdf.struct('Lbl', {}, () => pdf.font('strong').fontSize(size).fillColor(ink).text(`${title} `, x, pdf.y, options)));
    item.add(
      pdf.struct('LBody', {}, () =>
        pdf
          .font('body')
          .fontSize(size)
          .fillColor(title ? muted : ink)
          .text(text, x, pdf.y, options),
      ),
    );
    item.end();
    pdf.moveDown(0.45);
  }
  element.end();
}

function measureRows({ pdf, width }: Page, items: readonly DocumentRow[]) {
  const hasNotes = items.some(({ note }) => note);
  const widths = hasNotes ? [0.27, 0.45, 0.28] : [0.34, 0.66];
  const cellsOf = ({ label, value, note }: DocumentRow) =>
    [
      { font: 'strong', text: label, textColor: ink, role: 'TH' as const },
      { font: 'body', text: value, textColor: ink, role: 'TD' as const },
      ...(hasNotes ? [{ font: 'body', text: note ?? '', textColor: muted, role: 'TD' as const }] : []),
    ].map((cell, index) => ({ ...cell, width: width * (widths[index] ?? 0) - gap }));
  const heightOf = (row: DocumentRow, rowSize: number): number =>
    Math.max(...cellsOf(row).map(({ font, text, width: cellWidth }) => pdf.font(font).fontSize(rowSize).heightOfString(text, { width: cellWidth })));
  return { cellsOf, heightOf };
}

/** The largest size at which all rows fit the rest of the page, if any. */
function fittingSize(page: Page, items: readonly DocumentRow[]): number | undefined {
  const { heightOf } = measureRows(page, items);
  const available = page.bottom - page.pdf.y - afterRows;
  const fits = (rowSize: number) => items.reduce((sum, row) => sum + heightOf(row, rowSize) + rowSize * rowSpacing, 0) <= available;
  return rowSizes.find(fits);
}

/** Rows that must fit one page, as large as possible. */
function drawRowsOnPage(page: Page, items: readonly DocumentRow[], short: readonly DocumentRow[]): void {
  const rowSize = fittingSize(page, items);
  if (rowSize) drawRows(page, items, rowSize);
  else drawRows(page, short, fittingSize(page, short) ?? Math.min(...rowSizes));
}

function drawRows(page: Page, items: readonly DocumentRow[], rowSize: number): void {
  const { pdf, root, width } = page;
  const { cellsOf, heightOf } = measureRows(page, items);
  const spacing = rowSize * rowSpacing;
  const element = pdf.struct('Table');
  root.add(element);
  for (const item of items) {
    const height = heightOf(item, rowSize);
    keepTogether(page, height + spacing);
    const top = pdf.y;
    const row = pdf.struct('TR');
    element.add(row);
    let x = margins.left;
    for (const { font, text, textColor, role, width: cellWidth } of cellsOf(item)) {
      const left = x;
      row.add(
        pdf.struct(role, {}, () =>
          pdf
            .font(font)
            .fontSize(rowSize)
            .fillColor(textColor)
            .text(text || ' ', left, top, { width: cellWidth }),
        ),
      );
      x += cellWidth + gap;
    }
    row.end();
    pdf.y = top + height + spacing / 2;
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf
      .moveTo(margins.left, pdf.y)
      .lineTo(margins.left + width, pdf.y)
      .lineWidth(0.5)
      .strokeColor(line)
      .stroke();
    pdf.endMarkedContent();
    pdf.y += spacing / 2;
  }
  element.end();
  pdf.y += gap / 2;
}

function drawBlock(page: Page, block: DocumentBlock): void {
  const { pdf } = page;
  const bullet = (x: number, y: number) => pdf.circle(x + 8, y + 6, 1.8).fill(brand);
  const box = (x: number, y: number) =>
    pdf
      .rect(x + 1, y + 1, 10.5, 10.5)
      .lineWidth(1)
      .strokeColor(brand)
      .stroke();
  if (block.kind === 'heading') drawHeading(page, block.text);
  else if (block.kind === 'text') drawParagraph(page, block.text);
  else if (block.kind === 'list')
    drawList(
      page,
      block.items.map((text) => ({ text })),
      bullet,
    );
  else if (block.kind === 'checklist') drawList(page, block.items, box);
  else if (block.short) drawRowsOnPage(page, block.rows, block.short);
  else drawRows(page, block.rows, Math.max(...rowSizes));
}

function drawFooters({ pdf, width }: Page, footer: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index);
    // Text below the bottom margin would make pdfkit open a new page.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    const text = `${footer}   ${index - start + 1} / ${count}`;
    pdf
      .font('body')
      .fontSize(8)
      .fillColor(muted)
      .text(text, margins.left, pdf.page.height - 44, { width, lineBreak: false });
    pdf.endMarkedContent();
  }
}

/**
 * Renders a document as a tagged PDF (US letter, PDF/UA: title, language, headings, lists, tables) in the site's fonts. Characters that they lack
 * show as boxes. Rejects when a font cannot be read.
 */
export async function renderPdf(content: DocumentContent): Promise<Buffer> {
  const page = openPage(content);
  const { pdf, root, width } = page;
  const parts: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) =>
    pdf
      .on('data', (part: Uint8Array) => parts.push(part))
      .on('end', resolve)
      .on('error', reject),
  );
  pdf.markContent('Artifact', { type: 'Layout' });
  drawLogo(pdf, margins.left, margins.top - 14);
  pdf.endMarkedContent();
  root.add(
    pdf.struct('H1', {}, () =>
      pdf
        .font('head')
        .fontSize(22)
        .fillColor(ink)
        .text(content.title, margins.left, margins.top + 26, { width }),
    ),
  );
  pdf.moveDown(0.3);
  if (content.subtitle) drawParagraph(page, content.subtitle);
  for (const block of content.blocks) drawBlock(page, block);
  root.end();
  drawFooters(page, content.footer);
  pdf.end();
  await done;
  return Buffer.concat(parts);
}
