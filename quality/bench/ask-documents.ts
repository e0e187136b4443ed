import { Agent, get } from 'node:http';
import { figuresOf } from '../load/figures.ts';

/** How fast documents are had over connections that stay open: per second, and milliseconds for each. */
export type Pace = { perSecond: number; p50: number; p99: number };

export const documentHeaders = { 'accept-encoding': 'br, gzip', 'accept-language': 'en' };

function askOnce(url: string, agent: Agent): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: documentHeaders }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.resume().once('end', () => resolve(performance.now() - start));
    }).once('error', reject);
  });
}

/**
 * Asks for one document again and again for some seconds, `lanes` times at every moment, where there is no faster client: it takes
 * longer than the server to do so. Rejects when an answer is not 200.
 */
export async function askDocuments(url: string, { lanes, seconds }: { lanes: number; seconds: number }): Promise<Pace> {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  await askOnce(url, agent);
  const start = performance.now();
  const end = start + seconds * 1000;
  const asked: { outcome: number; ms: number }[] = [];
  const lane = async () => {
    while (performance.now() < end) asked.push({ outcome: 200, ms: await askOnce(url, agent) });
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const { perSecond, p50, p99 } = figuresOf(asked, (performance.now() - start) / 1000);
  agent.destroy();
  return { perSecond, p50, p99 };
}
