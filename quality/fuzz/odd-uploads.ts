import * as fc from 'fast-check';
import { jpg, pdf, png } from '../../tests/support/files/sample-files.ts';
import { oddText } from './odd-posts.ts';

export type OddUpload = { type: string; body: Buffer<ArrayBuffer> };

const wellFormed = (text: string) => text.toWellFormed();
const disposition = fc.oneof(
  fc.constant('form-data; name="client_name"'),
  fc.constant('form-data; name="client_email"'),
  fc.constant('form-data; name="message"'),
  fc.tuple(fc.nat(12), oddText).map(([n, name]) => `form-data; name="file_${n}"; filename="${wellFormed(name)}"`),
  fc.tuple(oddText, oddText).map(([name, file]) => `form-data; name="${wellFormed(name)}"; filename*=UTF-8''${encodeURIComponent(wellFormed(file))}`),
  oddText.map(wellFormed),
);
const content: fc.Arbitrary<Uint8Array> = fc
  .oneof(fc.constant('Ana Lima'), fc.constant('ana@visitor.example'), oddText.map(wellFormed))
  .map((text) => Buffer.from(text));
const bytes = fc.oneof(content, fc.uint8Array({ maxLength: 400 }), fc.constantFrom<Uint8Array>(pdf(900), jpg(), png()));
const part = fc.tuple(disposition, fc.option(oddText.map(wellFormed)), bytes).map(([head, type, body]) => {
  const lines = [`Content-Disposition: ${head}`, ...(type === null ? [] : [`Content-Type: ${type}`])];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body, Buffer.from('\r\n')]);
});
const boundaries = ['x', 'x y', '----x', "'()+_,-./:=?", 'x'.repeat(70), 'x'.repeat(300)];
const ending = fc.constantFrom('--\r\n', '--', '', '\r\n', '--\r\nepilogue');

/** A multipart body of valid, odd or broken parts, which may end anywhere. */
export const oddUploads: fc.Arbitrary<OddUpload> = fc
  .tuple(fc.constantFrom(...boundaries), fc.array(part, { maxLength: 6 }), ending, fc.option(fc.nat(2_000), { freq: 4 }))
  .map(([boundary, parts, end, cut]) => {
    const whole = Buffer.concat([
      ...parts.flatMap((bytesOfPart) => [Buffer.from(`--${boundary}\r\n`), bytesOfPart]),
      Buffer.from(`--${boundary}${end}`),
    ]);
    return { type: `multipart/form-data; boundary="${boundary}"`, body: Buffer.from(cut === null ? whole : whole.subarray(0, cut)) };
  });
