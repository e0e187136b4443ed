/** Today as YYYY-MM-DD (UTC). */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Adds months to a day (YYYY-MM-DD); a day that the month lacks becomes the first of the next. */
export function monthsAfter(day: string, months: number): string | undefined {
  const date = new Date(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) return undefined;
  const wanted = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate()));
  const nextMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 1));
  return (wanted < nextMonth ? wanted : nextMonth).toISOString().slice(0, 10);
}
