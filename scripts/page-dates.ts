// Records in data/page-dates.json the day of each page whose words or sections have changed: the sitemap contains that day,
// also in a copy of the sources without their history.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { agencyDay } from '#lib/site/agency-day.ts';
import { pageFingerprints } from '#lib/seo/page-fingerprint.ts';

const file = join(import.meta.dirname, '../data/page-dates.json');
const recorded = z.record(z.string(), z.object({ hash: z.string(), changed: z.string() }));

const before = existsSync(file) ? recorded.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
const lines = pageFingerprints().map(([id, hash]) => {
  const known = before[id];
  return `  "${id}": { "hash": "${hash}", "changed": "${known?.hash === hash ? known.changed : agencyDay()}" }`;
});
writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
