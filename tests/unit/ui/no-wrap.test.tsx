import { renderToStaticMarkup } from 'react-dom/server';
import { noWrap } from '#components/ui/no-wrap.tsx';

const htmlOf = (content: Parameters<typeof noWrap>[0]) => renderToStaticMarkup(noWrap(content));
const keptIn = (text: string) => Array.from(htmlOf(text).matchAll(/nowrap">([^<]*)</g), ([, kept]) => kept);

test('keeps only phone numbers and form names on one line', () => {
  expect(keptIn('Ask for an SR-22, an SR-22A or DL-123: call (305) 555-0142 today.')).toEqual(['SR-22', 'SR-22A', 'DL-123', '(305) 555-0142']);
  expect(keptIn('A hard-to-insure building, limits of 100/300, Monday-Friday, co-op')).toEqual([]);
});

test('no word is lost, and what is not text is left as it is', () => {
  expect(htmlOf('FR-44 in Florida').replace(/<[^>]*>/g, '')).toBe('FR-44 in Florida');
  expect(htmlOf(<em>SR-22</em>)).toBe('<em>SR-22</em>');
});
