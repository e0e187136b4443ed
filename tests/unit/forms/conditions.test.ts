import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forms } from '#lib/forms/registry.ts';

const rules = readFileSync(join(process.cwd(), 'components/forms/conditions.css'), 'utf8');
const openers = forms.flatMap(({ fields }) => fields.flatMap(({ showIf }) => (showIf && !showIf.is.includes('no') ? [showIf.field] : [])));

it.each([...new Set(openers)])('the style sheet shows and hides what %s opens', (name) => {
  expect(rules).toContain(`[data-opened-by="${name}"]`);
  expect(rules).toContain(`[name="${name}"]`);
});
