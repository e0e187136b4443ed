import { equal } from 'node:assert/strict';
import * as fc from 'fast-check';
import type { Destinations } from '../../tests/support/services/destinations.ts';
import { errorLogPattern } from '../../tests/support/site/server.ts';
import { checkGetResponse, checkPostResponse } from './check-response.ts';
import { hostileTexts } from './hostile-texts.ts';
import { oddPosts, oddText } from './odd-posts.ts';
import { oddUploads } from './odd-uploads.ts';
import { textsReachEveryone } from './texts-reach-everyone.ts';

/** `logs` is everything the server has written; `seed` repeats a run. */
type Fuzzed = { url: string; logs: () => string; destinations: Destinations; seconds: number; seed: number };
type Property = { name: string; run(site: Fuzzed): Promise<number> };

const lookups =
  'vin/ zip/ usdot/ address?q= videos?q= videos?category= vehicles?year= vehicles?year=2019&make= chat?locale= files/ language?to=es&path= go?type= leads/'.split(
    ' ',
  );
const pages = ['', 'es/', 'og/en/', 'downloads/', 'blog/', 'thank-you/', 'newsletter/', 'form/', '_next/', '_next/static/'];
const addresses = fc
  .tuple(fc.constantFrom(...lookups.map((path) => `/api/${path}`), ...pages.map((path) => `/${path}`)), oddText, fc.boolean())
  .map(([start, text, raw]) => start + (raw ? encodeURI(text.toWellFormed()) : encodeURIComponent(text.toWellFormed())));

/** Longer than any response takes, also beside other work. */
const maxResponseMs = 20_000;
/** Sends a request; rejects when no response comes. */
const send = (address: string, init: RequestInit = {}): Promise<Response> =>
  fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(maxResponseMs), ...init });

/** Checks as many inputs as the time allows. Resolves with their number. */
async function checkProperty<T>({ seconds, seed }: Fuzzed, arbitrary: fc.Arbitrary<T>, check: (input: T) => Promise<void>): Promise<number> {
  let runs = 0;
  let lastCheck: Promise<void> | undefined;
  const property = fc.asyncProperty(arbitrary, async (input) => {
    runs += 1;
    lastCheck = check(input);
    await lastCheck;
  });
  await fc.assert(property, {
    numRuns: 1_000_000,
    seed,
    interruptAfterTimeLimit: seconds * 1_000,
    markInterruptAsFailure: false,
    endOnFailure: seconds < 30,
  });
  // The time may end during a check, which then counts too: it may wait for a response that never comes.
  await lastCheck;
  return runs;
}

/** Properties of every input. Each rejects with the smallest failing input. */
export const properties: readonly Property[] = [
  {
    name: 'every post is accepted or refused with a problem response',
    run: (site) =>
      checkProperty(site, oddPosts, async ({ path, type, body }) => {
        const wantsPage = type.startsWith('application/x-www') || type.startsWith('multipart');
        const response = await send(site.url + path, { method: 'POST', headers: { 'content-type': type }, body });
        if (path === '/api/chat' && response.status === 200) equal(typeof (await response.json()).text, 'string');
        else await checkPostResponse(response, { wantsPage });
      }),
  },
  {
    name: 'every upload is accepted or refused with a problem response',
    run: (site) =>
      checkProperty(site, oddUploads, async ({ type, body }) =>
        checkPostResponse(await send(`${site.url}/api/documents`, { method: 'POST', headers: { 'content-type': type }, body }), {
          wantsPage: true,
        }),
      ),
  },
  {
    name: 'every address has a response',
    run: (site) => checkProperty(site, addresses, async (address) => checkGetResponse(await send(site.url + address))),
  },
  {
    name: 'every text reaches staff, visitor and webhook as it was stored, and never as markup',
    async run({ url, destinations, seconds, seed }) {
      const end = Date.now() + seconds * 1_000;
      const begin = Math.abs(seed) % hostileTexts.length;
      let at = begin;
      do at = await textsReachEveryone(url, destinations, hostileTexts, at);
      while (Date.now() < end);
      return at - begin;
    },
  },
  {
    name: 'the log has no server error after all inputs',
    async run({ logs }) {
      const errors = logs()
        .split('\n')
        .filter((line) => errorLogPattern.test(line));
      equal(errors.slice(0, 3).join('\n'), '');
      return 1;
    },
  },
];
