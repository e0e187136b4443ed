import { preferredLocale } from '#lib/i18n/route-page.ts';
import { defaultLocale, isLocale, type Locale } from '#lib/i18n/routing.ts';
import { isIP } from 'node:net';
import { config } from '#lib/config.ts';

const frontDoor = Symbol.for('agency.frontDoor');

/** Whether the front door serves this process. It sets this mark itself, so no request can forge it. */
export function hasFrontDoor(): boolean {
  return Reflect.get(globalThis, frontDoor) === true;
}

export function markFrontDoor(): void {
  Reflect.set(globalThis, frontDoor, true);
}

function normalizeAddress(address: string): string | undefined {
  const bare = address
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .toLowerCase();
  return isIP(bare) ? bare : undefined;
}

/**
 * The address of the client. Each trusted proxy appends the address that called it to `X-Forwarded-For`: with two of them the second entry from the
 * right is the client, and entries to its left may be forged. Without trusted proxies, or when that entry is no address, the peer of the socket.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined, trustedProxies: number): string {
  const socket = normalizeAddress(peer ?? '') ?? 'unknown';
  if (trustedProxies === 0 || !forwardedFor) return socket;
  const entries = forwardedFor.split(',');
  return normalizeAddress(entries[Math.max(0, entries.length - trustedProxies)] ?? '') ?? socket;
}

/**
 * The address of a client. The front door writes it to `x-client-address`. Without the front door that header may be forged, so only what trusted
 * proxies (`TRUST_PROXY`) wrote counts; otherwise all clients share the address `unknown`.
 */
export function clientAddressOf({ headers }: { headers: Headers }): string {
  if (hasFrontDoor()) return headers.get('x-client-address') ?? '';
  return clientAddress(undefined, headers.get('x-forwarded-for') ?? undefined, config().trustedProxies);
}

const loopback = /^(?:127(?:\.\d{1,3}){3}|::1)$/;

/**
 * Whether a request comes from this machine, by the headers of the front door: such a client may read operational figures. A proxy on this machine
 * forwards requests of anyone, so it does not count as local.
 */
export function isLocalClient(headers: Headers): boolean {
  return hasFrontDoor() && loopback.test(headers.get('x-client-address') ?? '') && !headers.has('x-client-forwarded');
}

const quality = /;\s*q=([\d.]+)/;

/** The highest weight of a content type in an `Accept` header; 0 when it is not named. */
function weightOf(accept: string, kind: RegExp): number {
  const weights = accept
    .toLowerCase()
    .split(',')
    .filter((item) => kind.test(item))
    .map((item) => Number(quality.exec(item)?.[1] ?? 1));
  return Math.max(0, ...weights);
}

export function acceptsJson(accept: string | null | undefined): boolean {
  return weightOf(accept ?? '', /[/+]json\b/) > 0;
}

/** Whether a client prefers a page: its `Accept` header names HTML, and JSON no higher. */
export function prefersPage(accept: string | null | undefined): boolean {
  const page = weightOf(accept ?? '', /\btext\/html\b|\bapplication\/xhtml\+xml\b/);
  return page > 0 && page >= weightOf(accept ?? '', /[/+]json\b/);
}

/**
 * Whether a post comes from this site or from a client without `Origin`, which is no browser. The origin may be `siteUrl` or the requested host;
 * `null` and every other origin is another site.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const origin = headers.get('origin');
  if (origin === null) return headers.get('sec-fetch-site') !== 'cross-site';
  if (origin === siteUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}

/** The language of a request: `named` (for instance the field `locale`) if it is a language of the site, else by `Accept-Language`. */
export function requestLocale(request: Request, named?: unknown): Locale {
  return isLocale(named) ? named : (preferredLocale(request.headers.get('accept-language') ?? undefined) ?? defaultLocale);
}

/** The value of one cookie, by the header `Cookie`. */
export function cookieValue(cookies: string | null | undefined, name: string): string | undefined {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
