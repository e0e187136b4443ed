/** A phone number of ten digits as the site writes numbers, so that a wrong digit is seen; anything else as it was typed. */
export function displayNumber(typed: string): string {
  const [, area, exchange, line] = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(typed.replace(/[\s().-]/g, '')) ?? [];
  return line ? `(${area}) ${exchange}-${line}` : typed;
}
