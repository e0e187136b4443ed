import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** One post of one lead: what the server said (or the code of a connection fault), and after how long. */
export type Post = { email: string; outcome: number | string; reference: string | undefined; ms: number };

export type Sender = { send(): Promise<Post>; close(): void };

function leadOf(email: string): string {
  const answers = {
    ...{ firstName: 'Load', lastName: 'Test', email, phone: '305-555-0142', zipCode: '33131', currentInsurance: 'geico' },
    ...{ vehicleYear: '2019', vehicleMake: 'Toyota', vehicleModel: 'Camry', filingNeeded: 'fr-44', previousLapse: '1-30' },
  };
  return JSON.stringify({ first_name: 'Load', last_name: 'Test', email, coverage_details: JSON.stringify(answers), source: 'website' });
}

function referenceIn(text: string): string | undefined {
  return /"reference":"(\w{8})"/.exec(text)?.[1];
}

/** Posts home leads to a running site over at most `connections` connections that stay open, each lead with an address of its own. */
export function createSender(origin: string, connections: number, path = '/api/webhook-relay'): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const url = new URL(path, origin);
  return {
    send: () =>
      new Promise((resolve) => {
        const email = `${randomUUID()}@load.example`;
        const body = leadOf(email);
        const start = performance.now();
        const done = (outcome: number | string, text = '') =>
          resolve({ email, outcome, reference: referenceIn(text), ms: performance.now() - start });
        const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
        const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (part: string) => (text += part));
          answer.once('end', () => done(answer.statusCode ?? 0, text));
          answer.once('error', () => done('cut'));
        });
        sent.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? 'unknown'));
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}

/** Posts at an even pace whatever the answers take, as visitors do: a slow server gets no relief. */
export async function postAtRate({ send }: Sender, { perSecond, seconds }: { perSecond: number; seconds: number }): Promise<Post[]> {
  const posts: Promise<Post>[] = [];
  const start = performance.now();
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const ahead = start + (n * 1000) / perSecond - performance.now();
    if (ahead > 0) await wait(ahead);
    posts.push(send());
  }
  return Promise.all(posts);
}

/** Keeps `lanes` posts under way at every moment, each followed by the next, for some seconds. */
export async function postFlatOut({ send }: Sender, { lanes, seconds }: { lanes: number; seconds: number }): Promise<Post[]> {
  const end = performance.now() + seconds * 1000;
  const lane = async (): Promise<Post[]> => {
    const posts: Post[] = [];
    while (performance.now() < end) posts.push(await send());
    return posts;
  };
  return (await Promise.all(Array.from({ length: lanes }, lane))).flat();
}
