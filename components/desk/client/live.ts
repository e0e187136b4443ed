type WaitingLead = { reference: string; name: string };
type NewlyWaitingLeads = { count: number; latest: readonly WaitingLead[] };

/** The name of an event, and what its data does to the page. */
type Listener = readonly [string, (data: string) => void];

const maxShown = 20;
const reopenMs = { first: 5_000, max: 60_000 };

/**
 * Keeps a stream of events open while the page is shown. A browser reconnects by itself after a lost connection, but not after an error response, which a
 * proxy sends while the server restarts.
 */
function keepOpen(address: string, [name, listen]: Listener): void {
  let source: EventSource | undefined;
  let pauseMs = reopenMs.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = (): void => {
    const opened = new EventSource(address);
    source = opened;
    opened.addEventListener('open', () => {
      pauseMs = reopenMs.first;
    });
    opened.addEventListener('error', () => {
      if (opened.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, pauseMs);
      pauseMs = Math.min(2 * pauseMs, reopenMs.max);
    });
    opened.addEventListener(name, (event: MessageEvent<string>) => listen(event.data));
  };
  open();
  addEventListener('pagehide', () => {
    clearTimeout(timer);
    source?.close();
  });
  // The page came from the browser's back/forward cache.
  addEventListener('pageshow', (event) => {
    if (event.persisted) open();
  });
}

function linkTo(href: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  return link;
}

/** Lists leads that began to wait for staff since the page was opened, newest first, above the inbox, whose rows do not move. */
function followInbox(inbox: HTMLElement): Listener {
  const known = new Set<string>();
  let count = 0;
  let shown: readonly WaitingLead[] = [];
  return [
    'leads',
    (data) => {
      const newlyWaiting: NewlyWaitingLeads = JSON.parse(data);
      const references = new Set(newlyWaiting.latest.map(({ reference }) => reference));
      // After a reconnection the server may repeat leads.
      const repeated = [...references].filter((reference) => known.has(reference)).length;
      for (const reference of references) known.add(reference);
      count += newlyWaiting.count - repeated;
      shown = [...newlyWaiting.latest, ...shown.filter(({ reference }) => !references.has(reference))].slice(0, maxShown);
      const text = (inbox.dataset.arrived ?? '').replace('%', String(count));
      const links = shown.map(({ reference, name }) => linkTo(`/desk/leads/${reference}`, name));
      inbox.replaceChildren(
        text,
        ...links.flatMap((link) => [' ', link]),
        ' ',
        linkTo(location.pathname + location.search, inbox.dataset.show ?? ''),
      );
    },
  ];
}

/** Shows who else has the lead open, and that it was changed. */
function followLead(lead: HTMLElement): Listener {
  return [
    'lead',
    (data) => {
      const presence = lead.querySelector('[data-presence]');
      if (!presence) return;
      const { version, updates, others }: { version: number; updates: number; others: string } = JSON.parse(data);
      const isChanged = String(version) !== lead.dataset.version || String(updates) !== lead.dataset.updates;
      presence.textContent = [isChanged ? lead.dataset.changed : '', others].filter(Boolean).join(' ');
    },
  ];
}

/** Shows events while the page is open. Without script a reload shows them. */
export function followLeads(): void {
  const inbox = document.querySelector<HTMLElement>('[data-live]');
  const lead = document.querySelector<HTMLElement>('[data-lead-page]');
  if (!inbox && !lead) return;
  if (lead) keepOpen(`/desk/events?lead=${encodeURIComponent(lead.dataset.leadPage ?? '')}`, followLead(lead));
  else if (inbox) keepOpen(`/desk/events?since=${inbox.dataset.since ?? ''}`, followInbox(inbox));
}
