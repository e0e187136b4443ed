/** A name as an id: `Commercial Auto/Fleet` is `commercial-auto-fleet`. */
export const slugOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
