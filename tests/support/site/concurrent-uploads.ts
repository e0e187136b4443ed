import { fileLimits } from '#lib/forms/file-rule.ts';
import { postDocuments } from './post-documents.ts';
import { pdf } from '../files/sample-files.ts';

/** Runs in its own process: sends uploads of maximum size at the same time and prints their statuses. */
const [url = '', count = '1'] = process.argv.slice(2);
const files = Array.from({ length: 3 }, (_, n) => ({ name: `${n}.pdf`, bytes: pdf(Math.floor(fileLimits.totalBytes / 3), n) }));
const responses = await Promise.all(Array.from({ length: Number(count) }, () => postDocuments(url, files)));
process.stdout.write(JSON.stringify(responses.map(({ status }) => status)));
