export function leavesOf(tree: object, path: readonly string[] = []): Map<string, string> {
  const leaves = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') leaves.set([...path, key].join('.'), value);
    else for (const [below, text] of leavesOf(value, [...path, key])) leaves.set(below, text);
  }
  return leaves;
}
