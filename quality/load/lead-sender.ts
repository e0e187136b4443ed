import { randomUUID } from 'node:crypto';
import { createClient, type Sent } from './client.ts';

/** One post of one lead. Without a reference it was not accepted. */
export type Post = Omit<Sent, 'text'> & { email: string; reference: string | undefined };
export type LeadSender = { send(): Promise<Post>; close(): void };

function leadOf(email: string): string {
  const values = {
    ...{ firstName: 'Load', lastName: 'Test', email, phone: '305-555-0142', zipCode: '33131', currentInsurance: 'geico' },
    ...{ vehicleYear: '2019', vehicleMake: 'Toyota', vehicleModel: 'Camry', filingNeeded: 'fr-44', previousLapse: '1-30' },
  };
  return JSON.stringify({ first_name: 'Load', last_name: 'Test', email, coverage_details: JSON.stringify(values), source: 'website' });
}

/** Posts home leads to a running site over at most `connections` connections, each lead with an e-mail address of its own. */
export function createLeadSender(origin: string, connections: number, { path = '/api/webhook-relay', from }: { path?: string; from?: string } = {}) {
  const client = createClient(origin, connections, from);
  const send = async (): Promise<Post> => {
    const email = `${randomUUID()}@load.example`;
    const { text, ...sent } = await client.send({ method: 'POST', path, headers: { 'content-type': 'application/json' }, body: leadOf(email) });
    return { email, reference: /"reference":"(\w{8})"/.exec(text)?.[1], ...sent };
  };
  return { send, close: client.close };
}
