import { fieldsAlone } from '#components/forms/fields-alone.ts';
import type { FieldView } from '#components/forms/form-view.ts';

const field = (name: string, more: Partial<FieldView> = {}): FieldView => ({ name, kind: 'choice', label: name, ...more });

test.each<readonly [string, readonly FieldView[], readonly string[]]>([
  ['a field by itself', [field('a')], ['a']],
  ['a pair', [field('a'), field('b')], []],
  ['a field before a box', [field('a'), field('box', { kind: 'flag' }), field('b'), field('c')], ['a']],
  ['a field after the ways to reach the visitor', [field('phone', { eitherWay: true }), field('email', { eitherWay: true }), field('a')], ['a']],
  ['a field beside one that is sometimes shown', [field('a'), field('b', { shownIf: 'a=1' }), field('c')], []],
])('%s', (_name, fields, alone) => expect([...fieldsAlone(fields)]).toEqual(alone));
