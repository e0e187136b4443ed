import { dirname } from 'node:path';
import { readClassNames } from './build/short-classes/class-names.ts';

/** Tells what the framework's build is to know: the short names of classes, as JSON. */
process.stdout.write(JSON.stringify(await readClassNames(dirname(import.meta.dirname))));
