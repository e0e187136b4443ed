import type { Post } from './post-leads.ts';

/** Answers by status and fault, and the times of the accepted ones in milliseconds. */
export type Figures = { posts: number; perSecond: number; outcomes: Record<string, number>; p50: number; p99: number; max: number };

const rounded = (value: number): number => Math.round(value * 10) / 10;

export function figuresOf(posts: readonly Pick<Post, 'outcome' | 'ms'>[], seconds: number): Figures {
  const times = posts.flatMap(({ outcome, ms }) => (outcome === 200 || outcome === 201 ? ms : [])).sort((a, b) => a - b);
  const at = (share: number) => rounded(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN);
  const outcomes: Record<string, number> = {};
  for (const { outcome } of posts) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  return { posts: posts.length, perSecond: rounded(times.length / seconds), outcomes, p50: at(0.5), p99: at(0.99), max: at(1) };
}
