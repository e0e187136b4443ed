// Lighthouse for a phone on each address given, slowed down for real, one JSON line for each. Its packages are those of tools/lighthouse alone.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [chromePath, ...urls] = process.argv.slice(2);
const require = createRequire(join(dirname(fileURLToPath(import.meta.url)), '../../tools/lighthouse/package.json'));
const load = (name) => import(pathToFileURL(require.resolve(name)).href);
const { default: lighthouse } = await load('lighthouse');
const { launch } = await load('chrome-launcher');

const times = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
};
const figures = (names, valueOf) => Object.fromEntries(Object.entries(names).map(([name, id]) => [name, valueOf(id)]));
const categories = { performance: 'performance', accessibility: 'accessibility', bestPractices: 'best-practices', seo: 'seo' };

for (const url of urls) {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--lang=en-US'] });
  try {
    const { lhr } = await lighthouse(url, { port: chrome.port, throttlingMethod: 'devtools', output: 'json', logLevel: 'error' });
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const failed = Object.values(lhr.audits).filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0);
    const told = {
      url,
      ...figures(categories, (id) => Math.round((lhr.categories[id]?.score ?? Number.NaN) * 100)),
      ...figures(times, (id) => lhr.audits[id]?.numericValue ?? Number.NaN),
      failed: failed.map(({ id }) => id),
    };
    process.stdout.write(`${JSON.stringify(told)}\n`);
  } finally {
    await chrome.kill();
  }
}
