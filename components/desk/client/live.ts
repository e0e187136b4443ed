/** Says on the open page that leads have come in, or that somebody changed this lead. Without script a reload shows it. */
export function followLeads(): void {
  const inbox = document.querySelector<HTMLElement>('[data-live]');
  const lead = document.querySelector<HTMLElement>('[data-lead-page]');
  if (!inbox && !lead) return;
  const reference = lead?.dataset.leadPage;
  const source = new EventSource(reference ? `/desk/events?lead=${encodeURIComponent(reference)}` : '/desk/events');
  source.addEventListener('leads', () => {
    if (!inbox || inbox.firstChild) return;
    const link = document.createElement('a');
    link.href = location.href;
    link.textContent = inbox.dataset.arrived ?? '';
    inbox.append(link);
  });
  source.addEventListener('lead', (event: MessageEvent<string>) => {
    const presence = lead?.querySelector('[data-presence]');
    if (!lead || !presence) return;
    const { version, others }: { version: number; others: string } = JSON.parse(event.data);
    const isChanged = String(version) !== lead.dataset.version;
    presence.textContent = [isChanged ? lead.dataset.changed : '', others].filter(Boolean).join(' ');
  });
  addEventListener('pagehide', () => source.close());
}
