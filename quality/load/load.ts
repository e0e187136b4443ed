// How many leads a site takes: `node quality/load/load.ts [--url U] [--rate 50 | --connections 16] [--seconds 60]`. Without --url it starts
// the finished build on a data folder of its own, with the settings of this environment.
import { parseArgs } from 'node:util';
import { startServer } from '../../tests/support/server.ts';
import { figuresOf } from './figures.ts';
import { createSender, postAtRate, postFlatOut } from './post-leads.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    database: { type: 'string' },
    rate: { type: 'string' },
    connections: { type: 'string' },
    seconds: { type: 'string' },
  },
});
const settings = { RATE_LIMIT: 'off', ...(values.database ? { DATABASE_URL: values.database } : {}) };
const server = values.url ? undefined : await startServer(settings);
const connections = Number(values.connections ?? 0);
const seconds = Number(values.seconds ?? 60);
const sender = createSender(values.url ?? server?.url ?? '', connections || 256);

const start = performance.now();
const posts = await (connections > 0
  ? postFlatOut(sender, { lanes: connections, seconds })
  : postAtRate(sender, { perSecond: Number(values.rate ?? 50), seconds }));
const figures = figuresOf(posts, (performance.now() - start) / 1000);
process.stdout.write(`${JSON.stringify(figures)}\n`);
sender.close();
await server?.stop();
process.exitCode = figures.outcomes[201] === posts.length ? 0 : 1;
