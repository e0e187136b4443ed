import { translator } from '#lib/i18n/messages.ts';
import { storeTime } from '#lib/leads/store/db.ts';
import { store } from '#lib/leads/store/store.ts';
import { normalizeReference } from '#lib/leads/reference.ts';
import type { NewlyWaitingLeads } from '#lib/staff/newly-waiting.ts';
import { openStream, type LiveEvent } from '#lib/staff/live.ts';
import { deskRoute, jsonResponse } from '../desk-route.tsx';

/** How long a stream stays open. Then the browser reconnects, so that `deskRoute` checks the session again. */
const streamMs = 60_000;
const reconnectMs = 500;

/** The time up to which the page knows all leads: the id of the last event, which a browser sends when it reconnects, else the time of the page. */
function sinceOf({ headers }: Request, { searchParams }: URL): number | undefined {
  const time = headers.get('last-event-id') || searchParams.get('since') || '';
  return /^\d{13}$/.test(time) ? Number(time) : undefined;
}

type InboxWords = ReturnType<typeof translator<'desk.inbox'>>;

function newlyWaitingOf({ count, latest }: NewlyWaitingLeads, t: InboxWords): object {
  return { count, latest: latest.map(({ reference, name }) => ({ reference, name: name || t('noName') })) };
}

/** Server-sent events of the inbox, or with `?lead=REF` of one lead. */
export const GET = deskRoute('viewer', async ({ request, url, person, session }) => {
  const lead = url.searchParams.get('lead');
  const t = translator(person.locale, 'desk.lead');
  const inbox = translator(person.locale, 'desk.inbox');
  const encoder = new TextEncoder();
  const dataOf = (live: LiveEvent): object =>
    live.event === 'leads'
      ? newlyWaitingOf(live.newlyWaiting, inbox)
      : { version: live.version, updates: live.updates, others: live.others.length > 0 ? t('others', { names: live.others.join(', ') }) : '' };
  let leave: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    clearTimeout(timer);
    leave?.();
  };
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const close = () => {
        end();
        try {
          controller.close();
        } catch {}
      };
      const since = sinceOf(request, url);
      const now = await storeTime(store().db, Date.now());
      controller.enqueue(encoder.encode(`id: ${now}\nretry: ${reconnectMs}\n\n`));
      const send = (live: LiveEvent) => {
        const id = live.event === 'leads' ? `id: ${live.newlyWaiting.at}\n` : '';
        controller.enqueue(encoder.encode(`${id}event: ${live.event}\ndata: ${JSON.stringify(dataOf(live))}\n\n`));
      };
      leave = await openStream({ person, sessionId: session.id, reference: lead ? normalizeReference(lead) : undefined, since, send, close });
      // The browser may have left while the stream was opened: `abort` is not dispatched again.
      if (!leave || request.signal.aborted) return close();
      timer = setTimeout(close, streamMs);
      request.signal.addEventListener('abort', close);
      return undefined;
    },
    cancel: end,
  });
  if (request.signal.aborted) return jsonResponse({ status: 'left' }, 499);
  // nginx would hold an event back until its buffer is full or the stream ends.
  return new Response(stream, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'x-accel-buffering': 'no',
    },
  });
});
