import 'server-only';
import { config } from '#lib/config.ts';
import { dayMs } from '#lib/site/wall-clock.ts';
import { createRateLimit } from '#lib/rate-limits/rate-limit.ts';
import { createBudget } from '../budget.ts';
import { fetchJson, serviceUrl } from '../fetch-json.ts';
import { createSingleFlight, createCache } from '../cache.ts';
import type { Spending } from '#lib/rate-limits/spending.ts';
import { type MotorCarrier, parseCarrier } from './carrier.ts';

export type CarrierAnswer =
  | { source: 'live' | 'cache'; found: true; carrier: MotorCarrier }
  | { source: 'live' | 'cache' | 'off' | 'down'; found: false; number: string };

const publicUrl = 'https://mobile.fmcsa.dot.gov/qc/services';
const cache = createCache<MotorCarrier | 'none'>(2_000, dayMs);
const shareCall = createSingleFlight<MotorCarrier | 'none' | undefined>();
const rateLimit = createRateLimit('usdot_lookups', 20);

function answerOf(source: 'live' | 'cache', number: string, carrier: MotorCarrier | 'none'): CarrierAnswer {
  return carrier === 'none' ? { source, found: false, number } : { source, found: true, carrier };
}

async function askFmcsa(number: string, address: URL): Promise<MotorCarrier | 'none' | undefined> {
  const fetched = await fetchJson('usdot', address);
  return fetched.status === 'received' ? parseCarrier(fetched.body, number) : undefined;
}

/**
 * The motor carrier of a USDOT number (FMCSA QCMobile), cached for 24 h. `off`: no key; `down`: no response in 3 s, or the day's budget is spent;
 * `limited`: too many from one client.
 */
export async function findCarrier(
  input: string,
  client: string,
  spending: Spending,
): Promise<CarrierAnswer | { status: 'limited'; retryAfterSeconds: number }> {
  const number = input.replace(/^0+(?=\d)/, '');
  const { key, url = publicUrl, lookupsPerDay } = config().fmcsa;
  if (!key) return { source: 'off', found: false, number };
  const cached = cache.getFresh(number);
  if (cached) return answerOf('cache', number, cached);
  const rate = rateLimit(client);
  if (!rate.allowed) return { status: 'limited', retryAfterSeconds: rate.retryAfterSeconds };
  const budget = createBudget({ name: 'usdot', unitsPerDay: lookupsPerDay }, spending);
  const ask = async () => ((await budget.take(1)) ? askFmcsa(number, serviceUrl(url, `/carriers/${number}`, { webKey: key })) : undefined);
  const carrier = await shareCall(number, ask);
  if (!carrier) {
    const last = cache.getLast(number);
    return last ? answerOf('cache', number, last) : { source: 'down', found: false, number };
  }
  cache.set(number, carrier);
  return answerOf('live', number, carrier);
}
