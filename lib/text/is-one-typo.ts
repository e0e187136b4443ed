/** Whether two words differ by one missing, extra, wrong or swapped letter. */
export function isOneTypo(typed: string, meant: string): boolean {
  const longer = Math.max(typed.length, meant.length);
  const shorter = Math.min(typed.length, meant.length);
  if (longer - shorter > 1) return false;
  let start = 0;
  while (start < shorter && typed[start] === meant[start]) start += 1;
  let end = 0;
  while (end < shorter - start && typed[typed.length - 1 - end] === meant[meant.length - 1 - end]) end += 1;
  const differing = longer - start - end;
  if (differing <= 1) return true;
  return differing === 2 && longer === shorter && typed[start] === meant[start + 1] && typed[start + 1] === meant[start];
}
