/** Whether two words differ by one missing, extra, wrong or swapped letter. */
export function isOneTypo(input: string, meant: string): boolean {
  const longer = Math.max(input.length, meant.length);
  const shorter = Math.min(input.length, meant.length);
  if (longer - shorter > 1) return false;
  let start = 0;
  while (start < shorter && input[start] === meant[start]) start += 1;
  let end = 0;
  while (end < shorter - start && input[input.length - 1 - end] === meant[meant.length - 1 - end]) end += 1;
  const differing = longer - start - end;
  if (differing <= 1) return true;
  return differing === 2 && longer === shorter && input[start] === meant[start + 1] && input[start + 1] === meant[start];
}
