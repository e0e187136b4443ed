/** @jest-environment node */
import { readIslands } from '#next-internals/flight-islands.ts';

const rows = (...lines: string[]) => `${lines.join('\n')}\n`;
const client = '1:I[7,["/c.js"],"FormMount"]';
const island = (props: string) => `["$","div",null,{"data-island":"FormMount","className":"contents","children":["$","$L1",null,${props}]}]`;

test('reads the properties of each island in the order of the document', async () => {
  const flight = rows(
    client,
    '2:{"words":{"send":"Send"}}',
    `0:["$","main",null,{"children":[${island('{"view":"$2"}')},"$L3"]}]`,
    `3:${island('{"view":"$2:words"}')}`,
  );
  expect(await readIslands(flight)).toEqual([
    { name: 'FormMount', props: { view: { words: { send: 'Send' } } } },
    { name: 'FormMount', props: { view: { send: 'Send' } } },
  ]);
});

test('writes elements of a property in a form that the browser can recreate', async () => {
  const flight = rows(client, `0:${island('{"children":["$","p","k",{"className":"a","children":["$","b",null,{"children":"Read"}]}]}')}`);
  expect(await readIslands(flight)).toEqual([
    { name: 'FormMount', props: { children: { $: ['p', 'k', { className: 'a', children: { $: ['b', null, { children: 'Read' }] } }] } } },
  ]);
});

test('refuses a client component within a property', async () => {
  await expect(readIslands(rows(client, `0:${island('{"children":["$","$L1",null,{}]}')}`))).rejects.toThrow('client component');
});
