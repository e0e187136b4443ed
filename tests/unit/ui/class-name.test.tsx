async function load(names: Readonly<Record<string, string>> | undefined) {
  jest.resetModules();
  if (names) process.env.CLASS_NAMES = JSON.stringify(names);
  else delete process.env.CLASS_NAMES;
  const [{ cn }, { svgText }] = await Promise.all([import('#components/ui/cn.ts'), import('#components/share-image/svg-text.ts')]);
  return { cn, svgText };
}

afterAll(() => void delete process.env.CLASS_NAMES);

test('of two classes that set the same the last one wins, under the short names of a build too', async () => {
  expect((await load(undefined)).cn('px-2 flex', 'px-4')).toBe('flex px-4');
  expect((await load({ 'px-2': 'a', 'px-4': 'b', 'mt-4': 'c' })).cn('a flex c', 'b')).toBe('flex c b');
});

test('a drawing has its colours under the short names of a build too', async () => {
  const { svgText } = await load({ 'fill-sun': 'a' });
  expect(svgText(<path className="a" />)).toMatch(/^<path fill="#[\da-f]{6}"><\/path>$/);
});
