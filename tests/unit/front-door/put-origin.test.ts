import { runInNewContext } from 'node:vm';
import { siteOrigin } from '#lib/site/origin.ts';
import { putOrigin, putOriginInDocument, putOriginInFlight } from '../../../front-door/put-origin.ts';

const site = 'https://agência.example:8443';
const push = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`;

function flightOf(html: string): string {
  const pushes = [...html.matchAll(/<script>self\.__next_f\.push\(\[1,(.*?)\]\)<\/script>/gs)];
  return pushes.map(([, literal = '']) => String(runInNewContext(literal))).join('');
}

test('the address replaces its stand-in, in a query too', () => {
  const text = `<a href="${siteOrigin}/x"> <a href="https://share.example/?u=${encodeURIComponent(`${siteOrigin}/x`)}">`;
  expect(putOrigin(text, site)).toBe(`<a href="${site}/x"> <a href="https://share.example/?u=${encodeURIComponent(`${site}/x`)}">`);
});

test('rows that tell their length in bytes tell the new one', () => {
  const text = `é ${siteOrigin}/a, ${siteOrigin}/b\n:T`;
  const row = (value: string) => `1:{"a":1}\n2:T${Buffer.byteLength(value).toString(16)},${value}3:"${site}"\n:HL["x"]\n`;
  const flight = putOriginInFlight(Buffer.from(row(text)), site).toString();
  expect(flight).toBe(row(text.replaceAll(siteOrigin, site)));
});

test('a stream cut short is not guessed at', () => {
  expect(() => putOriginInFlight(Buffer.from('1:Tff,short'), site)).toThrow('cannot be read');
});

test('a document keeps its parts; its flight data is whole again, even where an address was cut in two', () => {
  const stream = `0:{"url":"${siteOrigin}/x","html":"</script>&<!--<SCRIPT>'\\\\\\n\u2028"}\n1:"é"\n`;
  const cut = stream.indexOf('origin');
  const html = `<html><link href="${siteOrigin}/x">${push(stream.slice(0, cut))}<p>between</p>${push(stream.slice(cut))}</html>`;
  const document = putOriginInDocument(html, site);
  expect(flightOf(document)).toBe(stream.replaceAll(siteOrigin, site));
  expect(document).not.toContain(siteOrigin);
  expect(document.replace(/<script>.*<\/script>/s, '')).toBe(`<html><link href="${site}/x"><p>between</p></html>`);
  expect(putOriginInDocument(document, site)).toBe(document);
  expect(document.match(/<\/script>/g)).toHaveLength(1);
  expect(document).not.toMatch(/<!--|<script>[^]*<script/i);
});
