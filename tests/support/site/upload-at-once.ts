import { fileLimits } from '#lib/forms/file-rule.ts';
import { postDocuments } from './post-documents.ts';
import { pdf } from '../files/sample-files.ts';

/** Sends uploads of the largest size all at once, from a process of its own; prints their statuses. */
const [url = '', count = '1'] = process.argv.slice(2);
const files = Array.from({ length: 3 }, (_, n) => ({ name: `${n}.pdf`, bytes: pdf(Math.floor(fileLimits.totalBytes / 3), n) }));
const answers = await Promise.all(Array.from({ length: Number(count) }, () => postDocuments(url, files)));
process.stdout.write(JSON.stringify(answers.map(({ status }) => status)));
