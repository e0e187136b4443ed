/** Requests an address of the site: by `fetch` in a browser, by its route handler on the server. */
export type Send = (address: string, init?: RequestInit) => Promise<Response>;

export const sendOverNetwork: Send = (address, init) => fetch(address, init);

export function jsonPost(values: Readonly<Record<string, string>>): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(values) };
}
