export type DeskResponse = { status: number; headers: Headers; text: string; location: string };
type Fields = Readonly<Record<string, string | readonly string[]>>;

/** A browser of the desk without script: stores its cookie, and adds the form token to its posts. */
export type DeskClient = {
  get(path: string, headers?: Record<string, string>): Promise<DeskResponse>;
  /** Posts with the session's form token and this site's origin, unless `headers` or `fields` say otherwise. */
  post(path: string, fields?: Fields, headers?: Record<string, string>): Promise<DeskResponse>;
  cookie: () => string;
  useCookie: (cookie: string) => void;
  token: () => Promise<string>;
};

export function createDeskClient(origin: string): DeskClient {
  let cookie = '';
  let token: string | undefined;

  async function send(path: string, init: RequestInit): Promise<DeskResponse> {
    const response = await fetch(origin + path, { redirect: 'manual', ...init, headers: { ...(cookie ? { cookie } : {}), ...init.headers } });
    for (const line of response.headers.getSetCookie()) if (/^(?:__Host-)?desk=/.test(line)) cookie = line.split(';')[0] ?? '';
    return { status: response.status, headers: response.headers, text: await response.text(), location: response.headers.get('location') ?? '' };
  }

  const client: DeskClient = {
    get: (path, headers = {}) => send(path, { headers }),
    async post(path, fields = {}, headers = {}) {
      const body = new URLSearchParams();
      const all: Fields = { ...(cookie ? { token: await client.token() } : {}), ...fields };
      for (const [name, value] of Object.entries(all)) for (const item of [value].flat()) body.append(name, item);
      // An empty header is left out.
      const sent = Object.fromEntries(Object.entries({ origin, ...headers }).filter(([, value]) => value !== ''));
      return send(path, { method: 'POST', body, headers: sent });
    },
    cookie: () => cookie,
    useCookie(next) {
      cookie = next;
      token = undefined;
    },
    async token() {
      token ??= /name="token" value="([^"]+)"/.exec((await client.get('/desk/account')).text)?.[1];
      return token ?? '';
    },
  };
  return client;
}

/** A client that has opened a link of `npm run staff` or of a mail. */
export async function signIn(origin: string, linkPath: string): Promise<DeskClient> {
  const client = createDeskClient(origin);
  const response = await client.post(linkPath);
  if (response.status !== 303) throw new Error(`the link did not sign in: ${response.status} ${response.text.slice(0, 300)}`);
  return client;
}
