import { partsOf, readSheet } from '../../../scripts/build/used-rules.ts';

const html =
  '<main id="top" class="hero sm:flex [&amp;&gt;*]:mt-4" data-state="x"><p hidden>Read <b>me</b></p><input type="date"/><input type="email"/><details><summary>More</summary></details></main>';
const used = (css: string) => readSheet(css)(partsOf(html)).replaceAll(/\s+/g, '');

test('a document is made of its tags, classes, names and attributes', () => {
  expect([...partsOf(html)]).toEqual(
    expect.arrayContaining(['main', '.hero', '.sm:flex', '.[&>*]:mt-4', '#top', '[data-state]', '[hidden]', 'b', 'summary']),
  );
});

test.each([
  ['a rule for what the page holds stays, in every state', '.hero:focus{color:red}', '.hero:focus{color:red}'],
  ['what a pointer brings about waits for it', '.hero:hover,.hero:focus,b:active p{color:red}:hover>b{color:red}', '.hero:focus{color:red}'],
  ['nothing is disabled before a script does it, unless it was sent so', 'p:disabled,p[disabled]{color:red}', ''],
  ['a rule for what it does not hold goes', '.dialog{color:red}.hero .dialog{color:red}', ''],
  ['of a list of selectors the living ones stay', '.hero,.dialog,b{color:red}', '.hero,b{color:red}'],
  [
    'conditions are kept around rules that stay, and go with those that do not',
    '@media print{.hero{color:red}}@media print{.dialog{color:red}}',
    '@mediaprint{.hero{color:red}}',
  ],
  ['what may become true is not asked', 'main:not(.shut):has(:target){color:red}', 'main:not(.shut):has(:target){color:red}'],
  ['what holds something of which the page has nothing goes', 'main:has(b){top:0}main:has(.dialog,i){top:0}', 'main:has(b){top:0}'],
  ['of rules that the bundler has joined the living ones stay', ':is(.a b,.hero b,p){color:red}', ':is(.herob,p){color:red}'],
  ['of what may be one thing or another, one must be there', ':is(.a,.hero) p,:where(.a,.b) p{color:red}', ':is(.a,.hero)p{color:red}'],
  [
    'what the first script will say is kept for',
    '.hero[data-state=open] b,:root[data-start=off] b{color:red}',
    '.hero[data-state=open]b,:root[data-start=off]b{color:red}',
  ],
  ['a native part that opens keeps its open look', 'details[open] summary{color:red}', 'details[open]summary{color:red}'],
  [
    'names with signs in them are read',
    '.sm\\:flex{color:red}.\\[\\&\\>\\*\\]\\:mt-4{color:red}',
    '.sm\\:flex{color:red}.\\[\\&\\>\\*\\]\\:mt-4{color:red}',
  ],
  [
    'a custom property stays while something uses it',
    ':root{--a:var(--b)}html{--b:1;--c:2}p{margin:var(--a)}',
    ':root{--a:var(--b)}html{--b:1}p{margin:var(--a)}',
  ],
  [
    'keyframes stay while something moves by them',
    'p{animation:rise 1s}@keyframes rise{to{top:0}}@keyframes fall{to{top:0}}',
    'p{animation:rise1s}@keyframesrise{to{top:0}}',
  ],
  [
    'parts of fields stay with a field that has them',
    'input::file-selector-button,[type=file]::file-selector-button,::-webkit-datetime-edit,::-webkit-search-decoration,:where([type=submit],[type=email]){color:red}',
    '::-webkit-datetime-edit,:where([type=submit],[type=email]){color:red}',
  ],
  ['faces stay', '@font-face{font-family:x;src:url(/x)}', '@font-face{font-family:x;src:url(/x)}'],
])('%s', (_, css, expected) => {
  expect(used(css)).toBe(expected);
});
