/** Where a video can be watched at YouTube; for a sample, where videos on its subject can be found. */
export function watchAddress({ id, title, sample }: { id: string; title: string; sample: boolean }): string {
  return sample ? `https://www.youtube.com/results?search_query=${encodeURIComponent(title)}` : `https://www.youtube.com/watch?v=${id}`;
}
