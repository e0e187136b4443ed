import type { Send } from '#components/ui/send.ts';
import { POST as findAddress } from '../address/route.ts';
import { GET as findCarrier } from '../usdot/[number]/route.ts';
import { GET as findVideos } from '../videos/route.ts';
import { POST as decodeVin } from '../vin/route.ts';

const usdot = /^\/api\/usdot\/(\d+)$/;

/** Calls a look-up's route handler directly, as the browser that sent `request` would over HTTP. */
export function callLookup(request: Request): Send {
  return async (address, init) => {
    const url = new URL(address, request.url);
    const headers = new Headers(init?.headers);
    for (const name of ['x-client-address', 'x-forwarded-for']) headers.set(name, request.headers.get(name) ?? '');
    const lookup = new Request(url, { ...init, headers });
    const [, number] = usdot.exec(url.pathname) ?? [];
    if (number) return findCarrier(lookup, { params: Promise.resolve({ number }) });
    if (url.pathname === '/api/vin') return decodeVin(lookup);
    return url.pathname === '/api/address' ? findAddress(lookup) : findVideos(lookup);
  };
}
