import { partsOf, createRuleFilter } from '../../../scripts/build/used-rules.ts';

const html =
  '<main id="top" class="hero sm:flex [&amp;&gt;*]:mt-4" data-state="x"><p hidden>Read <b>me</b></p><input type="date"/><input type="email"/><details><summary>More</summary></details></main>';
const used = (css: string) => createRuleFilter(css)(partsOf(html)).replaceAll(/\s+/g, '');

test('reads tags, classes, ids and attributes of a document', () => {
  expect([...partsOf(html)]).toEqual(
    expect.arrayContaining(['main', '.hero', '.sm:flex', '.[&>*]:mt-4', '#top', '[data-state]', '[hidden]', 'b', 'summary']),
  );
});

test.each([
  ['keeps a rule for what the page has, in every state', '.hero:focus{color:red}', '.hero:focus{color:red}'],
  ['drops states that need a pointer', '.hero:hover,.hero:focus,b:active p{color:red}:hover>b{color:red}', '.hero:focus{color:red}'],
  ['drops :disabled where nothing is disabled in the document', 'p:disabled,p[disabled]{color:red}', ''],
  ['drops a rule for what the page does not have', '.dialog{color:red}.hero .dialog{color:red}', ''],
  ['keeps the selectors of a list that can match', '.hero,.dialog,b{color:red}', '.hero,b{color:red}'],
  [
    'keeps conditions around kept rules, and drops empty ones',
    '@media print{.hero{color:red}}@media print{.dialog{color:red}}',
    '@mediaprint{.hero{color:red}}',
  ],
  ['keeps :not() and states', 'main:not(.shut):has(:target){color:red}', 'main:not(.shut):has(:target){color:red}'],
  ['drops :has() of what the page does not have', 'main:has(b){top:0}main:has(.dialog,i){top:0}', 'main:has(b){top:0}'],
  ['keeps the selectors of a joined rule that can match', ':is(.a b,.hero b,p){color:red}', ':is(.herob,p){color:red}'],
  ['keeps :is() while one of its selectors can match', ':is(.a,.hero) p,:where(.a,.b) p{color:red}', ':is(.a,.hero)p{color:red}'],
  [
    'keeps attributes that the start script adds',
    '.hero[data-state=open] b,:root[data-react=off] b{color:red}',
    '.hero[data-state=open]b,:root[data-react=off]b{color:red}',
  ],
  ['keeps the open state of native elements', 'details[open] summary{color:red}', 'details[open]summary{color:red}'],
  [
    'reads names with escaped characters',
    '.sm\\:flex{color:red}.\\[\\&\\>\\*\\]\\:mt-4{color:red}',
    '.sm\\:flex{color:red}.\\[\\&\\>\\*\\]\\:mt-4{color:red}',
  ],
  [
    'keeps a custom property while something uses it',
    ':root{--a:var(--b)}html{--b:1;--c:2}p{margin:var(--a)}',
    ':root{--a:var(--b)}html{--b:1}p{margin:var(--a)}',
  ],
  [
    'keeps keyframes while an animation uses them',
    'p{animation:rise 1s}@keyframes rise{to{top:0}}@keyframes fall{to{top:0}}',
    'p{animation:rise1s}@keyframesrise{to{top:0}}',
  ],
  [
    'keeps pseudo-elements of inputs that the page has',
    'input::file-selector-button,[type=file]::file-selector-button,::-webkit-datetime-edit,::-webkit-search-decoration,:where([type=submit],[type=email]){color:red}',
    '::-webkit-datetime-edit,:where([type=submit],[type=email]){color:red}',
  ],
  ['keeps font faces', '@font-face{font-family:x;src:url(/x)}', '@font-face{font-family:x;src:url(/x)}'],
])('%s', (_, css, expected) => {
  expect(used(css)).toBe(expected);
});
