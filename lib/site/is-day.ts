/** Whether a text is a day (YYYY-MM-DD) that its month has. */
export function isDay(text: string): boolean {
  const midnight = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text);
}
