/** Cached, because creating a format and its first use are slow. */
const formats = new Map<string, Intl.NumberFormat>();

/** Whole US dollars, as a regional locale such as `es-US` writes them. */
export function dollarFormat(regional: string): Intl.NumberFormat {
  const format = formats.get(regional) ?? new Intl.NumberFormat(regional, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
  formats.set(regional, format);
  return format;
}
