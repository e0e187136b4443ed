import type { VideoWords } from './video-view.ts';

export function viewCount(count: number, views: VideoWords['views'], regional: string): string {
  const size = count >= 1_000_000 ? 1_000_000 : count >= 1_000 ? 1_000 : 1;
  const digits = size === 1 ? 0 : 1;
  const format = new Intl.NumberFormat(regional, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  // Just below a million must not round to `1,000K`.
  const shown = format.format(size === 1_000 ? Math.min(count / size, 999.9) : count / size);
  const template = size === 1_000_000 ? views.millions : size === 1_000 ? views.thousands : count === 1 ? views.one : views.units;
  return template.replace('{count}', shown);
}
