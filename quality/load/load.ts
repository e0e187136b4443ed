// Posts leads to a site: `node quality/load/load.ts [--url U] [--rate 50 | --connections 16] [--seconds 60]`. Without --url it starts
// the finished build on a data folder of its own; --database gives it a PostgreSQL. Exits with code 1 when a post is not accepted.
import { parseArgs } from 'node:util';
import { startServer } from '../../tests/support/site/server.ts';
import { measureFigures } from './figures.ts';
import { createLeadSender } from './lead-sender.ts';
import { sendAtRate, sendConcurrently } from './pace.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { url: text, database: text, rate: text, connections: text, seconds: text } });
const server = values.url ? undefined : await startServer({ RATE_LIMIT: 'off', ...(values.database ? { DATABASE_URL: values.database } : {}) });
const concurrency = Number(values.connections ?? 0);
const seconds = Number(values.seconds ?? 60);
const sender = createLeadSender(values.url ?? server?.url ?? '', concurrency || 256);
const load =
  concurrency > 0 ? sendConcurrently(sender, { concurrency, seconds }) : sendAtRate(sender, { perSecond: Number(values.rate ?? 50), seconds });
const {
  figures: { requests: posts, ...figures },
} = await measureFigures(load);
process.stdout.write(`${JSON.stringify({ posts, ...figures })}\n`);
sender.close();
await server?.stop();
process.exitCode = figures.outcomes[201] === posts ? 0 : 1;
