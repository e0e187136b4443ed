import { homePayload } from './sample-values.ts';

type InvalidPost = { name: string; body: unknown; headers?: Record<string, string>; status: number; codes?: string[] };
type BodyOf = (values: object) => object;

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const manyKeys = (count: number) => `{${Array.from({ length: count }, (_, n) => `"${n.toString(36)}":1`).join()}}`;

function malformedBodies(body: string): InvalidPost[] {
  const invalidUtf8 = Buffer.concat([Buffer.from('{"first_name":"'), Buffer.from([0xff, 0xfe, 0xc3, 0x28]), Buffer.from('"}')]);
  return [
    { name: 'an empty body', body: '', status: 400, codes: ['malformed'] },
    { name: 'white space', body: ' \n ', status: 400 },
    { name: 'a truncated body', body: body.slice(0, -2), status: 400 },
    { name: 'a list', body: `[${body}]`, status: 400 },
    { name: 'null', body: 'null', status: 400 },
    { name: 'a text', body: '"text"', status: 400 },
    { name: 'a number', body: '1e999', status: 400 },
    { name: 'a deep list', body: deep(30_000), status: 400 },
    { name: 'a deep object', body: `{"a":${deep(30_000)}}`, status: 422 },
    { name: 'invalid UTF-8', body: invalidUtf8, status: 400 },
    { name: 'UTF-16', body: Buffer.from(body, 'utf16le'), status: 400 },
    { name: '20,000 keys', body: manyKeys(20_000), status: 413 },
    { name: '6,000 keys', body: manyKeys(6_000), status: 422 },
  ];
}

function wrongContentTypes(body: string): InvalidPost[] {
  const types = ['text/plain', 'text/plain;application/json', 'application/xml', 'application/json-patch+json', 'application/octet-stream', 'x'];
  const typed = types.map((type): InvalidPost => ({ name: `content type ${type}`, body, headers: { 'content-type': type }, status: 415 }));
  const multipart = { 'content-type': 'multipart/form-data' };
  return [...typed, { name: 'multipart without a boundary', body, headers: multipart, status: 400, codes: ['malformed'] }];
}

function invalidValues(values: Record<string, unknown>, bodyOf: BodyOf, required: readonly string[]): InvalidPost[] {
  const fields = Object.keys(values);
  const all = (value: unknown) => bodyOf(Object.fromEntries(fields.map((name) => [name, value])));
  const missing = required.map((name) => `${name}: required`);
  const change = (name: string, value: unknown, code: string): InvalidPost => {
    return {
      name: `${name} ${JSON.stringify(value).slice(0, 30)}`,
      body: bodyOf({ ...values, [name]: value }),
      status: 422,
      codes: [`${name}: ${code}`],
    };
  };
  return [
    { name: 'no values', body: bodyOf({}), status: 422, codes: missing },
    { name: 'empty values', body: all(''), status: 422, codes: missing },
    { name: 'blank values', body: all(' \t\u00a0\n '), status: 422, codes: missing },
    { name: 'null values', body: all(null), status: 422, codes: missing },
    { name: 'coverage_details that is no object', body: { ...bodyOf({}), coverage_details: '[1]', quote_type: 'personal-auto' }, status: 422 },
    { name: 'truncated coverage_details', body: { ...bodyOf({}), coverage_details: '{"firstName":', quote_type: 'personal-auto' }, status: 422 },
    change('firstName', 'x'.repeat(300), 'too_long'),
    change('lastName', 'é'.repeat(300), 'too_long'),
    change('firstName', '🙂'.repeat(300), 'too_long'),
    change('firstName', '🙂', 'name'),
    change('email', 'nobody', 'email'),
    change('email', 'a@example.com, b@example.com', 'email'),
    change('email', 'a@example.com\r\nBcc: b@example.com', 'email'),
    change('email', `${'a'.repeat(250)}@example.com`, 'too_long'),
    change('phone', '12', 'phone'),
    change('zipCode', '331', 'zip'),
    change('zipCode', '33131-0001', 'too_long'),
    change('vehicleYear', '1850', 'year'),
    change('vehicleYear', '٢٠٢٠', 'year'),
    change('vinNumber', 'x'.repeat(18), 'too_long'),
    change('currentInsurance', 'lloyds', 'option'),
    change('vehicleMake', 'x'.repeat(300), 'too_long'),
  ];
}

/** Posts that a route must refuse, with the status and codes that the response must include. */
export function invalidPosts(values: Record<string, unknown>, bodyOf: BodyOf, required: readonly string[]): InvalidPost[] {
  const body = JSON.stringify(bodyOf(values));
  const bare = { ...homePayload, quote_type: 'Personal Auto', coverage_details: undefined, insurance_type: undefined };
  return [
    ...malformedBodies(body),
    ...wrongContentTypes(body),
    ...invalidValues(values, bodyOf, required),
    {
      name: 'a payload without coverage_details and without a name',
      body: { ...bare, first_name: '' },
      status: 422,
      codes: ['first_name: required'],
    },
    { name: 'a payload with a wrong type', body: { ...bare, last_name: ['x'] }, status: 422, codes: ['last_name: wrong_type'] },
    { name: 'an empty idempotency key', body, headers: { 'idempotency-key': '' }, status: 400 },
    { name: 'an idempotency key of 256 characters', body, headers: { 'idempotency-key': 'k'.repeat(256) }, status: 400 },
  ];
}
