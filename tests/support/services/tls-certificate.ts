import { createSign, generateKeyPairSync } from 'node:crypto';

// DER by hand: Node reads certificates but makes none.
const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
};
const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const time = (ms: number) => der(0x17, Buffer.from(new Date(ms).toISOString().replace(/^..(..)-(..)-(..)T(..):(..):(..).*/, '$1$2$3$4$5$6Z')));
const extension = (id: string, value: Buffer) => sequence(oid(id), der(0x04, value));

const ecdsaSha256 = sequence(oid('2a8648ce3d040302'));
const dayMs = 86_400_000;

/** A key and a self-signed certificate for a host name of this machine, valid for one day. PEM. */
export function makeCertificate(host: string): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(host)))));
  const isAuthority = extension('551d13', sequence(der(0x01, Buffer.from([255]))));
  const hosts = extension('551d11', sequence(der(0x82, Buffer.from(host))));
  const signed = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaSha256,
    name,
    sequence(time(Date.now() - dayMs), time(Date.now() + dayMs)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(isAuthority, hosts)),
  );
  const signature = createSign('sha256').update(signed).sign(privateKey);
  const bytes = sequence(signed, ecdsaSha256, der(0x03, Buffer.from([0]), signature));
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? [];
  const cert = `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
  return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert };
}
