import { deepEqual, equal, ok } from 'node:assert/strict';
import { JSDOM } from 'jsdom';
import type { Email } from 'postal-mime';

const structure = new Set('html head meta title body div h1 h2 p table tbody tr td strong ol li a'.split(' '));
const attributes = new Set('lang dir charset name content style role cellpadding cellspacing href'.split(' '));

/** The texts of a mail's HTML part, cell by cell, read as a mail program reads them. Throws where markup has got in. */
export function textsOfHtml(html: string): string[] {
  const { document } = new JSDOM(html).window;
  const elements = [...document.querySelectorAll('*')];
  const strange = elements.flatMap((element) => [
    ...(structure.has(element.localName) ? [] : [`<${element.localName}>`]),
    ...element.getAttributeNames().filter((name) => !attributes.has(name)),
  ]);
  deepEqual(strange, [], 'markup in a mail');
  const comments = document.createNodeIterator(document, 128);
  equal(comments.nextNode(), null, 'a comment in a mail');
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  deepEqual(
    links.filter((href) => !/^https?:\/\/127\.0\.0\.1|^mailto:|^tel:/.test(href)),
    [],
    'a strange link in a mail',
  );
  return [...document.querySelectorAll('td, p, li, h1, h2')].map(({ textContent }) => textContent ?? '');
}

/** Every text of a JSON value; a text that is itself JSON counts by its own texts too. */
function leavesOfJson(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('{') && isJson(value) ? [value, ...leavesOfJson(JSON.parse(value))] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOfJson) : [];
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

// Mails contain no control characters, and an HTML parser reads a carriage return as a line break.
const shown = (text: string) => text.replace(/\r\n?/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '');

/** Throws unless both parts of a mail contain each text unchanged. */
export function expectTextsInMail(texts: readonly string[], { html = '', text = '', subject = '', headers }: Email): void {
  const cells = new Set(textsOfHtml(html).map(shown));
  const lines = shown(text);
  for (const expected of texts.map(shown)) {
    ok(cells.has(expected), `not in a cell of the HTML part: ${JSON.stringify(expected)}`);
    for (const line of expected.split('\n')) ok(lines.includes(line.trim()), `not in the text part: ${JSON.stringify(line)}`);
  }
  ok(!/[\p{Cc}\u202a-\u202e]/u.test(subject), `controls in the subject ${JSON.stringify(subject)}`);
  deepEqual(
    headers.filter(({ key }) => key === 'bcc' || key === 'cc'),
    [],
    'a recipient of the visitor’s own',
  );
  equal(headers.filter(({ key }) => key === 'subject').length, 1, 'one subject');
}

/** Throws unless the body of a webhook contains each text as it was stored. */
export function expectTextsInWebhook(texts: readonly string[], body: string): void {
  const leaves = leavesOfJson(JSON.parse(body));
  for (const text of texts)
    ok(
      leaves.some((leaf) => leaf.includes(text)),
      `not in the webhook: ${JSON.stringify(text)}`,
    );
}
