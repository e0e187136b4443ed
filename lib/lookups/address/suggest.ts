import 'server-only';
import { config } from '#lib/config.ts';
import { createRateLimit } from '#lib/limits/rate-limit.ts';
import { createBudget } from '../budget.ts';
import { createCache } from '../cache.ts';
import type { Spending } from '#lib/limits/spending.ts';
import { suggestBuiltIn } from './built-in.ts';
import { geoapify } from './geoapify.ts';
import { google } from './google.ts';
import { smarty } from './smarty.ts';
import { pickSuggestions, type Provider, type Suggestion } from './suggestion.ts';

export type AddressAnswer = { source: 'built-in' | 'live' | 'cache' | 'off' | 'down'; suggestions: readonly Suggestion[] };

const providers: Readonly<Record<'geoapify' | 'smarty' | 'google', Provider>> = { geoapify, smarty, google };
const cache = createCache<readonly Suggestion[]>(500, 600_000);
const rateLimit = createRateLimit('address_lookups', 60);

/**
 * At most three addresses from the configured provider. Sources: `off`: no key; `down`: no response in 3 s, or the day's budget is spent; both
 * give built-in suggestions. `limited`: too many from one client.
 */
export async function suggestAddresses(
  text: string,
  client: string,
  spending: Spending,
): Promise<AddressAnswer | { status: 'limited'; retryAfterSeconds: number }> {
  const { provider, key, url, lookupsPerDay } = config().address;
  if (provider === 'zip') return { source: 'built-in', suggestions: suggestBuiltIn(text) };
  if (!key) return { source: 'off', suggestions: suggestBuiltIn(text) };
  const cacheKey = text.toLowerCase();
  const cached = cache.fresh(cacheKey);
  if (cached) return { source: 'cache', suggestions: cached };
  const rate = rateLimit(client);
  if (!rate.allowed) return { status: 'limited', retryAfterSeconds: rate.retryAfterSeconds };
  const budget = createBudget({ name: 'address', unitsPerDay: lookupsPerDay }, spending);
  const found = (await budget.take(1)) ? await providers[provider](text, key, url) : undefined;
  if (!found) return { source: 'down', suggestions: suggestBuiltIn(text) };
  const suggestions = pickSuggestions(found);
  cache.keep(cacheKey, suggestions);
  return { source: 'live', suggestions };
}
