import 'server-only';
import type { Block, Body } from './body.ts';

function renderBlock(part: Block): string {
  if (part.kind === 'heading') return `\n${part.text}\n${'-'.repeat(Math.min(60, Array.from(part.text).length))}`;
  if (part.kind === 'subheading') return `\n${part.text}`;
  if (part.kind === 'text') return part.text;
  if (part.kind === 'link') return `${part.text}:\n${part.url}`;
  if (part.kind === 'steps') return part.items.map((item, index) => `${index + 1}. ${item}`).join('\n');
  return part.rows.map(({ label, value }) => `${label}: ${value.split(/\r\n|\r|\n/).join('\n    ')}`).join('\n');
}

export function renderText({ title, blocks }: Body): string {
  return `${[title, ...blocks.map(renderBlock)].join('\n').replaceAll('\0', '')}\n`;
}
