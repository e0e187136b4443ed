import { hydrationScriptPath } from '../../../front-door/deferred-pages.ts';

test('names the hydration script of a page differently for another site', () => {
  const [first, second] = ['https://one.example', 'https://other.example'].map((site) => hydrationScriptPath('name', site));
  expect(first).toMatch(/^\/_next\/static\/boot\/name-[\w-]{8}\.js$/);
  expect(second).not.toBe(first);
});
