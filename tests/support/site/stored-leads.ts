import { readKeyring } from '#lib/leads/seal.ts';
import type { FieldValues } from '#lib/leads/model.ts';
import { readAllLeads, findLead, type StoredDelivery, type StoredLead } from '#lib/leads/store/read-leads.ts';
import { closeStore, createStore } from '#lib/leads/store/store.ts';

type StoreLocation = { dataDir: string; databaseUrl?: string; fieldKey?: string };

/** Reads the leads of a running server from its store. Close it before the data folder is deleted. */
export function storedLeads({ dataDir, databaseUrl, fieldKey }: StoreLocation) {
  const fieldKeys = fieldKey ? [Buffer.from(fieldKey, 'base64')] : [];
  const store = createStore({ dataDir, keys: () => readKeyring({ dataDir, fieldKeys }), ...(databaseUrl ? { databaseUrl } : {}) });

  async function all(): Promise<StoredLead[]> {
    const leads: StoredLead[] = [];
    for await (const lead of readAllLeads(0, store)) leads.push(lead);
    return leads;
  }

  return {
    all,
    count: async (): Promise<number> => (await all()).length,
    /** The values of a lead. Throws when it does not exist or cannot be decrypted. */
    async values(reference: string): Promise<FieldValues> {
      const found = await findLead(reference, store);
      if (found?.lead.content.status !== 'readable') throw new Error(`no readable lead ${reference}`);
      return found.lead.content.values;
    },
    async deliveries(reference: string): Promise<StoredDelivery[]> {
      return (await findLead(reference, store))?.deliveries ?? [];
    },
    async openDeliveries(): Promise<StoredDelivery[]> {
      const open = (await all()).filter(({ status }) => status === 'pending' || status === 'retrying');
      const found = await Promise.all(open.map(({ reference }) => findLead(reference, store)));
      return found.flatMap((lead) => lead?.deliveries ?? []).filter(({ deliveredAt, failedAt }) => deliveredAt === null && failedAt === null);
    },
    close: () => closeStore(store),
  };
}

export function emailsOf(leads: readonly StoredLead[]): string[] {
  return leads.flatMap(({ content }) => (content.status === 'readable' && typeof content.values.email === 'string' ? content.values.email : []));
}
