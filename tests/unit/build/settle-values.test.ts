import { parse } from 'postcss';
import { settleConstants, settleInitials } from '../../../scripts/build/settle-values.ts';

function settled(how: typeof settleConstants, css: string): string {
  const root = parse(css);
  how(root);
  return root.toString();
}

test.each([
  [
    'a constant stands where it is used, and is reckoned',
    ':root{--s:.25rem}p{margin:calc(var(--s) * -3) calc(1px + var(--s))}',
    'p{margin:-.75rem calc(1px + .25rem)}',
  ],
  ['one constant may hold another', ':root,:host{--a:var(--b), serif;--b:x}p{font-family:var(--a)}', 'p{font-family:x, serif}'],
  ['a color of the dark is none', ':root{--a:red}@media (prefers-color-scheme:dark){:root{--a:blue}}p{color:var(--a)}', 'p{color:var(--a)}'],
  ['nor is what a part of the page says', '.night{--a:red}p{color:var(--a, blue)}', 'p{color:var(--a, blue)}'],
  ['of what is never said, the other value is taken', 'p{margin:var(--a,1px) var(--b,var(--c,2px)) var(--d)}', 'p{margin:1px 2px var(--d)}'],
  ['but not of what is registered', '@property --a{syntax:"*";inherits:false}p{margin:var(--a,1px)}', 'p{margin:var(--a,1px)}'],
])('%s', (_, css, expected) => {
  expect(settled(settleConstants, css)).toContain(expected);
});

const registered = '@property --a{syntax:"*";inherits:false;initial-value:solid}@property --b{syntax:"*";inherits:false}';

test.each([
  ['what nothing changes has its first value', 'p{border-style:var(--a);margin:var(--b,1px)}', 'p{border-style:solid;margin:1px}'],
  [
    'what stands in its place for older browsers changes nothing',
    '*,:before{--a:solid;--b:initial}p{border-style:var(--a);margin:var(--b,1px)}',
    'p{border-style:solid;margin:1px}',
  ],
  ['what a rule changes stays', 'b{--a:dashed}p{border-style:var(--a)}', 'p{border-style:var(--a)}'],
  [
    'shadows that are none go, but for the last',
    'p{box-shadow:0 0 #0000, 0 0 #0000, 0 1px red}b{box-shadow:0 0 #0000}',
    'p{box-shadow:0 1px red}b{box-shadow:0 0 #0000}',
  ],
  [
    'what the same rules say and use alone stands in them',
    '*{--b:initial}b{--b:1px;top:var(--b)}p{--b:2px;top:var(--b,3px)}',
    'b{--b:1px;top:1px}p{--b:2px;top:2px}',
  ],
  ['but not what another rule says too', 'b{--b:1px;top:var(--b)}p{--b:2px}', 'b{--b:1px;top:var(--b)}p{--b:2px}'],
  ['nor what one of them uses otherwise', 'b{--b:1px;top:var(--b)}p{--b:2px;left:var(--b)}', 'b{--b:1px;top:var(--b)}p{--b:2px;left:var(--b)}'],
  ['nor what another one uses', 'b{--b:1px;top:var(--b)}p{top:var(--b)}', 'b{--b:1px;top:var(--b)}p{top:var(--b)}'],
  [
    'what later rules say of the element themselves need not be asked before',
    '.a{font-size:1px;line-height:var(--b,2)}.b{--b:1;line-height:1}',
    '.a{font-size:1px;line-height:2}.b{--b:1;line-height:1}',
  ],
  ['but must be where they come before', '.b{--b:1;line-height:1}.a{line-height:var(--b,2)}', '.b{--b:1;line-height:1}.a{line-height:var(--b,2)}'],
  ['or on a condition', '.a{top:var(--b,2)}@media print{.b{--b:1;top:1}}', '.a{top:var(--b,2)}'],
  ['or say something else', '.a{top:var(--b,2)}.b{--b:1}', '.a{top:var(--b,2)}'],
  ['what a rule says twice is said last', 'p{color:red;top:0;color:red;color:blue}', 'p{top:0;color:red;color:blue}'],
])('on a page, %s', (_, css, expected) => {
  expect(settled(settleInitials, registered + css)).toContain(expected);
});
