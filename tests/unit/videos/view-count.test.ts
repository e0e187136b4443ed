import { viewCount } from '#components/videos/load-videos.ts';
import { messagesFor } from '#lib/i18n/messages.ts';

test.each([
  [0, '0 views'],
  [1, '1 view'],
  [999, '999 views'],
  [1_000, '1.0K views'],
  [12_345, '12.3K views'],
  [999_999, '999.9K views'],
  [1_000_000, '1.0M views'],
  [3_460_000, '3.5M views'],
  [1_234_500_000, '1,234.5M views'],
])('%d is written %s', (count, text) => {
  expect(viewCount(count, messagesFor('en').videos.views, 'en-US')).toBe(text);
});

test('formats view counts for each language', () => {
  expect(viewCount(12_345, messagesFor('pt').videos.views, 'pt-BR')).toBe('12,3 mil visualizações');
  expect(viewCount(2_500_000, messagesFor('es').videos.views, 'es-US')).toBe('2.5M de vistas');
});
