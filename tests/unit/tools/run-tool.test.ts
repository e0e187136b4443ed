import { runTool } from '#components/tools/run-tool.ts';
import { makeToolViews } from '#components/tools/make-tool-views.ts';
import type { ToolView } from '#components/tools/tool-view.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { locales } from '#lib/i18n/routing.ts';

const { usdot, vin, address, license, shared } = messagesFor('en').tools;
const requests: string[] = [];

function viewOf(id: ToolView['id'], locale: (typeof locales)[number] = 'en'): ToolView {
  const view = makeToolViews(locale).find((tool) => tool.id === id);
  if (!view) throw new Error(id);
  return view;
}

const answerOf = async (...given: Parameters<typeof runTool>) => (await runTool(...given)).answer;

function answerWith(body: unknown, status = 200): void {
  globalThis.fetch = jest.fn(async (path: string | URL | Request, init?: RequestInit) => {
    requests.push([String(path), init?.body].filter(Boolean).join(' '));
    return Response.json(body, { status });
  });
}

beforeEach(() => requests.splice(0));

const carrier = {
  number: '44110',
  name: 'EXAMPLE FREIGHT LLC',
  dba: '',
  address: { street: '12 HARBOR RD', city: 'JACKSONVILLE', state: 'FL', zip: '32202' },
  powerUnits: 1100,
  allowedToOperate: true,
  active: true,
  operation: 'Interstate',
  insurance: { bipdRequired: 750_000, bipdOnFile: 0 },
};

test("shows a carrier's record and presets a quote with it", async () => {
  answerWith({ source: 'live', found: true, carrier });
  const answer = await answerOf(viewOf('usdot'), ' USDOT 44110 ', '');
  expect(requests).toEqual(['/api/usdot/44110']);
  expect(answer).toMatchObject({ tone: 'success', text: usdot.found, findings: [{ title: 'EXAMPLE FREIGHT LLC' }] });
  expect(answer.findings?.[0]?.lines).toEqual([
    { label: usdot.address, value: '12 HARBOR RD, JACKSONVILLE, FL 32202' },
    { label: usdot.status, value: usdot.allowed },
    { label: usdot.units, value: '1,100' },
    { label: usdot.required, value: '$750,000' },
    { label: usdot.onFile, value: '$0' },
  ]);
  expect(answer.findings?.[0]?.values).toMatchObject({ dotNumber: '44110', businessName: 'EXAMPLE FREIGHT LLC', zipCode: '32202' });
});

test('warns about a carrier that may not operate', async () => {
  answerWith({ source: 'cache', found: true, carrier: { ...carrier, allowedToOperate: false } });
  expect(await answerOf(viewOf('usdot'), '44110', '')).toMatchObject({ tone: 'warning' });
});

test.each([
  ['off', 'info', usdot.off],
  ['down', 'danger', usdot.down],
  ['live', 'warning', usdot.notFound],
])('explains why the source %s returned no carrier, and offers the public page', async (source, tone, text) => {
  answerWith({ source, found: false, number: '1' });
  expect(await answerOf(viewOf('usdot'), '1', '')).toEqual({ tone, text, link: true });
});

test.each([
  ['usdot', '123456789', usdot.invalid],
  ['usdot', '', usdot.invalid],
  ['vin', '1XKYDP9X', vin.invalid],
  ['address', 'ab', address.invalid],
  ['license', ' ', license.invalid],
] as const)('%s: "%s" sends no request', async (id, typed, text) => {
  answerWith({});
  expect(await answerOf(viewOf(id), typed, 'FL')).toEqual({ tone: 'warning', text, invalid: true });
  expect(requests).toEqual([]);
});

test('decodes a VIN, warns about its check digit, or suggests a correction', async () => {
  const decoded = { vin: '1XKYDP9X7GJ123456', year: 2016, make: 'KENWORTH', model: 'T680' };
  answerWith({ ...decoded, source: 'built-in', found: true, checkDigit: 'ok' });
  expect(await answerOf(viewOf('vin'), '1xkydp9x7-gj123456', '')).toMatchObject({ tone: 'success', findings: [{ title: '2016 KENWORTH T680' }] });
  expect(requests).toEqual(['/api/vin {"vin":"1XKYDP9X7GJ123456"}']);
  answerWith({ ...decoded, source: 'built-in', found: true, checkDigit: 'mismatch' });
  expect(await answerOf(viewOf('vin'), decoded.vin, '')).toMatchObject({ tone: 'warning', text: vin.mismatch });
  answerWith({ source: 'built-in', found: false, vin: decoded.vin, suggestion: decoded });
  expect(await answerOf(viewOf('vin'), decoded.vin, '')).toMatchObject({ text: vin.letters, findings: [{ values: { vinNumber: decoded.vin } }] });
  answerWith({ source: 'built-in', found: false, vin: decoded.vin, checkDigit: 'ok' });
  expect(await answerOf(viewOf('vin'), decoded.vin, '')).toEqual({ tone: 'warning', text: vin.notFound, link: true });
});

test('suggests addresses, and says when they are built in', async () => {
  const suggestions = [{ address: '12 Harbor Rd', city: 'Jacksonville', state: 'FL', zip: '' }];
  answerWith({ source: 'built-in', suggestions });
  expect(await answerOf(viewOf('address'), '12 Harbor Rd, Jacksonville', '')).toMatchObject({
    tone: 'success',
    text: address.found,
    findings: [{ title: '12 Harbor Rd, Jacksonville, FL' }],
  });
  answerWith({ source: 'off', suggestions });
  expect(await answerOf(viewOf('address'), '12 Harbor Rd', '')).toMatchObject({ tone: 'info', text: address.partly });
  answerWith({ source: 'off', suggestions: [] });
  expect(await answerOf(viewOf('address'), '12 Harbor Rd', '')).toEqual({ tone: 'warning', text: address.off, link: true });
  answerWith({ source: 'built-in', suggestions: [] });
  expect(await answerOf(viewOf('address'), '12 Harbor Rd', '')).toEqual({ tone: 'warning', text: address.notFound, link: true });
});

test("checks a license number against its state's format in each language", async () => {
  answerWith({});
  for (const locale of locales) {
    const view = viewOf('license', locale);
    const fits = await answerOf(view, 'M123 4567 89012', 'FL');
    const differs = await answerOf(view, '12', 'FL');
    expect([fits.tone, differs.tone]).toEqual(['success', 'warning']);
    for (const { text } of [fits, differs]) expect(text).toMatch(/12/);
    for (const { text } of [fits, differs]) expect(text).not.toMatch(/[{}]/);
  }
  expect((await answerOf(viewOf('license'), '12', 'KY')).text).toContain('one letter and 8 to 9 digits or 9 digits');
  expect(requests).toEqual([]);
});

test('reports too many lookups and a server that does not respond', async () => {
  answerWith({}, 429);
  expect(await answerOf(viewOf('vin'), '1XKYDP9X7GJ123456', '')).toEqual({ tone: 'danger', text: shared.limited });
  globalThis.fetch = jest.fn(async () => {
    throw new TypeError('offline');
  });
  expect(await answerOf(viewOf('usdot'), '44110', '')).toEqual({ tone: 'danger', text: shared.failed });
});
