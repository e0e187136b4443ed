/** A number with the code of another country. */
export const foreignNumber = /^\s*(?:\+(?!\s*1)|00|011)[\s.(-]*[1-9]/;

/** A phone number of ten digits as the site writes numbers, so that a wrong digit is seen; any other value as it was typed. */
export function showPhone(value: string): string {
  const [, area, exchange, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(value.replace(/\D/g, '')) ?? [];
  const isDomestic = line && !foreignNumber.test(value) && !/[a-z]/i.test(value);
  return isDomestic ? `(${area}) ${exchange}-${line}` : value;
}
