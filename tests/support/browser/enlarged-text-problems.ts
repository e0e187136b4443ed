/**
 * What leaves the screen when text has twice its size, as a browser's own setting makes it, one line each. Opens every `details` of the page.
 * Runs in the browser, so it uses nothing of this module.
 */
export function enlargedTextProblems(): string[] {
  const { documentElement: root } = document;
  for (const part of document.querySelectorAll('main details')) part.setAttribute('open', '');
  root.style.fontSize = '200%';
  const problems = root.scrollWidth > innerWidth ? [`${root.scrollWidth} px wide`] : [];
  const quote = [...document.querySelectorAll('.action-bar > a')].at(-1)?.getBoundingClientRect();
  if (!quote || quote.width === 0 || quote.left < 0 || quote.right > innerWidth) problems.push('the last item leaves the bar');
  root.style.fontSize = '';
  return problems;
}
