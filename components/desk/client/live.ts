type WaitingLead = { reference: string; name: string };
type NewlyWaitingLeads = { count: number; latest: readonly WaitingLead[] };

const maxShown = 20;

function linkTo(href: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  return link;
}

/** Lists leads that began to wait for staff since the page was opened, newest first, above the inbox, whose rows do not move. */
function followInbox(source: EventSource, inbox: HTMLElement): void {
  let count = 0;
  let shown: readonly WaitingLead[] = [];
  source.addEventListener('leads', (event: MessageEvent<string>) => {
    const newlyWaiting: NewlyWaitingLeads = JSON.parse(event.data);
    const references = new Set(newlyWaiting.latest.map(({ reference }) => reference));
    count += newlyWaiting.count;
    shown = [...newlyWaiting.latest, ...shown.filter(({ reference }) => !references.has(reference))].slice(0, maxShown);
    const text = (inbox.dataset.arrived ?? '').replace('%', String(count));
    const links = shown.map(({ reference, name }) => linkTo(`/desk/leads/${reference}`, name));
    inbox.replaceChildren(text, ...links.flatMap((link) => [' ', link]), ' ', linkTo(location.pathname + location.search, inbox.dataset.show ?? ''));
  });
}

/** Shows who else has the lead open, and that it was changed. */
function followLead(source: EventSource, lead: HTMLElement): void {
  source.addEventListener('lead', (event: MessageEvent<string>) => {
    const presence = lead.querySelector('[data-presence]');
    if (!presence) return;
    const { version, updates, others }: { version: number; updates: number; others: string } = JSON.parse(event.data);
    const isChanged = String(version) !== lead.dataset.version || String(updates) !== lead.dataset.updates;
    presence.textContent = [isChanged ? lead.dataset.changed : '', others].filter(Boolean).join(' ');
  });
}

/** Shows events while the page is open. Without script a reload shows them. */
export function followLeads(): void {
  const inbox = document.querySelector<HTMLElement>('[data-live]');
  const lead = document.querySelector<HTMLElement>('[data-lead-page]');
  if (!inbox && !lead) return;
  const reference = lead?.dataset.leadPage;
  const source = new EventSource(reference ? `/desk/events?lead=${encodeURIComponent(reference)}` : '/desk/events');
  if (inbox) followInbox(source, inbox);
  if (lead) followLead(source, lead);
  addEventListener('pagehide', () => source.close());
}
