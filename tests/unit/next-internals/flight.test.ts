import { runInNewContext } from 'node:vm';
import { hydrationScript, replaceInHead } from '../../../next-internals/flight.ts';

const origin = 'http://localhost:3000';

test('replaces addresses of the head and leaves long texts as they are', () => {
  const data = `{"url":"${origin}","text":"\\"href\\""}`;
  const row = (address: string) =>
    `2:T${data.length.toString(16)},${data}3:["$","link","4",{"rel":"canonical","href":"${address}/x"}]\n4:{"content":"${address}/x.png"}\n`;
  expect(replaceInHead(row(origin), (address) => address.replace(origin, 'https://agency.example'))).toBe(row('https://agency.example'));
});

test('hands the flight data to React after the scripts of the page', () => {
  const seen: string[] = [];
  const self: Record<string, unknown> = {};
  const flight = `0:"</script>'\\\\ é \u2028"\n`;
  runInNewContext(hydrationScript(['seen.push("bundle")', '(self.__next_f=self.__next_f||[]).push([0])'], flight), { seen, self });
  expect(seen).toEqual(['bundle']);
  expect(self).toEqual({ ['__next_f']: [[0], [1, flight]] });
});
