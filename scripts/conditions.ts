// Writes the rules that show and hide fields, where the forms have changed: `npm run dev`, a build and `npm run format` do it by themselves.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { forms } from '#lib/forms/registry.ts';
import { conditionSheet } from './build/condition-sheet.ts';

const file = join(import.meta.dirname, '../components/forms/shown-if.css');
const sheet = conditionSheet(forms);
if (!existsSync(file) || readFileSync(file, 'utf8') !== sheet) writeFileSync(file, sheet);
