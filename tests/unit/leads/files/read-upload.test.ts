import { readUpload } from '#lib/leads/files/read-upload.ts';

const part = (...lines: string[]) => `--x\r\n${lines.join('\r\n')}\r\n`;
const malformed = part('Content-Disposition: form-data; name="message"', 'no header', '', 'text');
const file = part('Content-Disposition: form-data; name="file_0"; filename="letter.pdf"', 'Content-Type: application/pdf', '', '%PDF-1.7');

const post = (body: string) =>
  new Request('https://agency.example/', { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' }, body });

async function read(body: string) {
  const names: string[] = [];
  const upload = await readUpload(post(body), async ({ name, bytes }) => {
    names.push(name);
    for await (const piece of bytes) void piece;
  });
  return { status: upload.status, names };
}

test('reads a file', async () => {
  expect(await read(`${file}--x--\r\n`)).toEqual({ status: 'read', names: ['letter.pdf'] });
});

test.each([
  ['is complete', `${malformed}${file}--x--\r\n`],
  ['is cut', `${malformed}${file}`],
])('refuses a malformed part before a file that %s, without waiting for the rest of it', async (_, body) => {
  expect((await read(body)).status).toBe('malformed');
});
