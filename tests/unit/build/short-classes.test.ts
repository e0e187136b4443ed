import { execFileSync } from 'node:child_process';
import { parse } from 'postcss';
import { partsOf } from '../../../scripts/build/used-rules.ts';
import { longClasses } from '../../../scripts/build/short-classes/long-classes.ts';
import { shortNames } from '../../../scripts/build/short-classes/short-names.ts';
import shortenCode from '../../../scripts/build/short-classes/shorten-code.cjs';
import { shortenSheet } from '../../../scripts/build/short-classes/shorten-sheets.ts';

const names = { 'mt-4': 'a', 'sm:flex': 'b', '[&>*]:p-1.5': 'c' };
const shorten = (code: string): string => shortenCode.call({ getOptions: () => ({ names }) }, code);

test('a class of the utilities has a short name that no class of the site has; words of the code and our own classes keep theirs', () => {
  const made = parse('.flex{top:0}.mt-4{top:0}@media print{.sm\\:flex,.a .\\[\\&\\>\\*\\]\\:p-1\\.5>*{top:0}}.card-link{top:0}.open-now{top:0}');
  const own = parse('@utility open-now{top:0}.card{& .card-link{top:0}}');
  expect(shortNames(made, own)).toEqual({ 'mt-4': 'b', 'sm:flex': 'c', '[&>*]:p-1.5': 'd' });
});

test('the site has hundreds of them, each of at most two letters, and those that scripts ask for are not among them', () => {
  const all: Record<string, string> = JSON.parse(execFileSync(process.execPath, ['scripts/pre-build.ts'], { encoding: 'utf8' }));
  expect(Object.keys(all).length).toBeGreaterThan(300);
  expect(new Set(Object.values(all)).size).toBe(Object.keys(all).length);
  expect(Object.values(all).filter((name) => !/^[a-z]{1,2}$/.test(name))).toEqual([]);
  expect(all).toHaveProperty('items-center');
  for (const name of ['open-now', 'offline-notice', 'action-bar', 'chat-button', 'card-link', 'sr-only']) expect(all).not.toHaveProperty(name);
});

test.each([
  ['in mark-up', '<p className="flex mt-4  sm:flex">mt-4 is said</p>', '<p className="flex a  b">mt-4 is said</p>'],
  ['in texts', 'const look = big ? \'mt-4\' : "x mt-4";', 'const look = big ? \'a\' : "x a";'],
  ['in templates, around what is put in', 'const look = `mt-4 ${more} [&>*]:p-1.5`;', 'const look = `a ${more} c`;'],
  [
    'but in no part of a word',
    "import './mt-4'; const x = 'mt-4px -mt-4 constructor'; // mt-4",
    "import './mt-4'; const x = 'mt-4px -mt-4 constructor'; // mt-4",
  ],
  ['and nowhere else', 'type A = { mt: 4 }; const n = mt-4; const r = /mt-4/;', 'type A = { mt: 4 }; const n = mt-4; const r = /mt-4/;'],
])('a module says classes shortly %s', (_, code, expected) => {
  expect(shorten(code)).toBe(expected);
});

test('a sheet says the same names, and no others when it is read again', () => {
  const css = '.flex{top:0}@media print{.sm\\:flex:hover,.a.mt-4 .\\[\\&\\>\\*\\]\\:p-1\\.5>*{top:0}}';
  const short = '.flex{top:0}@media print{.b:hover,.a.a .c>*{top:0}}';
  expect(shortenSheet(css, names)).toBe(short);
  expect(shortenSheet(short, names)).toBe(short);
});

test('a class that was missed is found in the document', () => {
  expect(longClasses(partsOf('<p class="a flex mt-4"><b class="[&amp;&gt;*]:p-1.5">mt-4</b></p>'), names)).toEqual(['.mt-4', '.[&>*]:p-1.5']);
});
