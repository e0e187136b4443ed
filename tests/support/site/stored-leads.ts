import { readKeyring } from '#lib/leads/keyring.ts';
import type { Answers } from '#lib/leads/model.ts';
import { exportLeads, findLead, type StoredDelivery, type StoredLead } from '#lib/leads/store/read-leads.ts';
import { closeStore, createStore } from '#lib/leads/store/store.ts';

type Place = { dataDir: string; databaseUrl?: string; fieldKey?: string };

/** What a site has stored, read beside the running server with its own keys. To be closed before the server's data goes. */
export function storedLeads({ dataDir, databaseUrl, fieldKey }: Place) {
  const fieldKeys = fieldKey ? [Buffer.from(fieldKey, 'base64')] : [];
  const store = createStore({ dataDir, keys: () => readKeyring({ dataDir, fieldKeys }), ...(databaseUrl ? { databaseUrl } : {}) });

  async function all(): Promise<StoredLead[]> {
    const leads: StoredLead[] = [];
    for await (const lead of exportLeads(0, store)) leads.push(lead);
    return leads;
  }

  return {
    all,
    count: async (): Promise<number> => (await all()).length,
    /** The answers of a lead; throws when it is not there or cannot be read. */
    async answers(reference: string): Promise<Answers> {
      const found = await findLead(reference, store);
      if (found?.lead.answers.status !== 'open') throw new Error(`no readable lead ${reference}`);
      return found.lead.answers.answers;
    },
    async deliveries(reference: string): Promise<StoredDelivery[]> {
      return (await findLead(reference, store))?.deliveries ?? [];
    },
    async openDeliveries(): Promise<StoredDelivery[]> {
      const open = (await all()).filter(({ status }) => status === 'pending' || status === 'retrying');
      const found = await Promise.all(open.map(({ reference }) => findLead(reference, store)));
      return found.flatMap((one) => one?.deliveries ?? []).filter(({ deliveredAt, failedAt }) => deliveredAt === null && failedAt === null);
    },
    close: () => closeStore(store),
  };
}

export function emailsOf(leads: readonly StoredLead[]): string[] {
  return leads.flatMap(({ answers }) => (answers.status === 'open' && typeof answers.answers.email === 'string' ? answers.answers.email : []));
}
