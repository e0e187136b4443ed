import { runInNewContext } from 'node:vm';
import { hydrationScript } from '../../../next-internals/flight.ts';

const origin = 'http://localhost:3000';
const startScripts = ['seen.push("bundle")', '(self.__next_f=self.__next_f||[]).push([0])'];

/** The flight data that the hydration script gives to React in a document with this canonical link. */
function hydrate(flight: string, canonical?: string) {
  const seen: string[] = [];
  const self: Record<string, unknown> = {};
  const document = { querySelector: () => (canonical ? { href: canonical } : null) };
  runInNewContext(hydrationScript(startScripts, flight, origin), { seen, self, document, URL });
  expect(seen).toEqual(['bundle']);
  return self['__next_f'];
}

test('hands the flight data to React after the scripts of the page', () => {
  const flight = `0:"</script>'\\\\ é \u2028","href":"${origin}/x"\n`;
  expect(hydrate(flight)).toEqual([[0], [1, flight]]);
  expect(hydrate(flight, `${origin}/es`)).toEqual([[0], [1, flight]]);
});

test('gives the head the origin of the document, and leaves long texts as they are', () => {
  const data = `{"url":"${origin}","text":"\\"href\\""}`;
  const text = `2:T${data.length.toString(16)},${data}`;
  const rows = (site: string) => `${text}3:["$","link","4",{"href":"${site}/x"}]\n4:{"content":"${site}"}\n5:{"href":"${origin}1/x"}\n`;
  expect(hydrate(rows(origin), 'https://agency.example/x')).toEqual([[0], [1, rows('https://agency.example')]]);
});
