const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: '\u00a0' };

/** A text or an attribute's value as a document of ours writes it, without its entities; one that is not known stays. */
export const decode = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
