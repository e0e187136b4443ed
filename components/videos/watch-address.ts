export function watchAddress(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}
