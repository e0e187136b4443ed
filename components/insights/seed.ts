/** `?seed=7` in the address repeats a demonstration; otherwise the seed is random. Browser only. */
export function seedOfPage(): number {
  const asked = new URLSearchParams(location.search).get('seed') ?? '';
  return /^\d{1,9}$/.test(asked) ? Number(asked) : (crypto.getRandomValues(new Uint32Array(1))[0] ?? 1);
}
