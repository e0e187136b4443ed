/** Where a video can be watched at YouTube. */
export function watchAddress(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}
