/** Asks an address of this site: over the line in a browser, by its handler on the server. */
export type Send = (address: string, init?: RequestInit) => Promise<Response>;

/** Over the line. */
export const sendOverNetwork: Send = (address, init) => fetch(address, init);
