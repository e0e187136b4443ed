/** Whole US dollars, as a regional locale such as `es-US` writes them. */
export function dollarFormat(regional: string): Intl.NumberFormat {
  return new Intl.NumberFormat(regional, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
}
