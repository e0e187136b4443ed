import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFieldKey, hmacKey, keyedHash, KeyUnusable, readKeyring, seal, unseal } from '#lib/leads/seal.ts';

const root = mkdtempSync(join(tmpdir(), 'keys-'));
const folder = () => mkdtempSync(join(root, 'data-'));
afterAll(() => rmSync(root, { recursive: true }));
const ring = (...fieldKeys: Buffer[]) => readKeyring({ fieldKeys, dataDir: folder() });

describe('seal', () => {
  const keys = ring(randomBytes(32));

  test.each(['', 'plain', 'Íñigo 🚗 日本', 'x'.repeat(100_000), 'a\0b\r\n'])('decrypts what it encrypted', (text) => {
    const sealed = seal(text, 'lead-1', keys);
    expect(sealed).toMatch(/^v1\.[0-9a-f]{12}\.[\w-]{16}\.[\w-]{22}\.[\w-]*$/);
    expect(unseal(sealed, 'lead-1', keys)).toEqual({ status: 'decrypted', text });
  });

  test('never seals a text the same way twice', () => {
    expect(seal('text', 'lead-1', keys)).not.toBe(seal('text', 'lead-1', keys));
  });

  test('reports a value of another record or a changed one as damaged', () => {
    const sealed = seal('text', 'lead-1', keys);
    const parts = sealed.split('.');
    const tampered = parts.map((_, n) => parts.map((part, m) => (n === m ? `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}` : part)).join('.'));
    expect(unseal(sealed, 'lead-2', keys)).toEqual({ status: 'unreadable', reason: 'damaged' });
    for (const value of [...tampered, '', 'v1', 'v1.a.b.c.d', sealed.slice(0, -1)]) expect(unseal(value, 'lead-1', keys).status).toBe('unreadable');
  });

  test('distinguishes a missing key from damage', () => {
    expect(unseal(seal('text', 'a', keys), 'a', ring(randomBytes(32)))).toEqual({ status: 'unreadable', reason: 'unknown-key' });
  });
});

describe('keyring', () => {
  test('encrypts with the first key and decrypts with all', () => {
    const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
    const [before, rotated, after] = [ring(oldKey), ring(newKey, oldKey), ring(newKey)];
    const [first, second] = [seal('1', 'a', before), seal('2', 'a', rotated)];
    expect(unseal(first, 'a', rotated)).toEqual({ status: 'decrypted', text: '1' });
    expect(unseal(second, 'a', after)).toEqual({ status: 'decrypted', text: '2' });
    expect(unseal(second, 'a', before).status).toBe('unreadable');
  });

  test('throws without a key and creates none', () => {
    const dataDir = folder();
    expect(() => readKeyring({ dataDir })).toThrow(KeyUnusable);
    expect(() => readKeyring({ dataDir })).toThrow(/field\.key is missing.*backup.*FIELD_KEY/);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('creates a key for the owner alone and never overwrites it', () => {
    const dataDir = join(folder(), 'made');
    createFieldKey(dataDir);
    const first = readKeyring({ dataDir });
    createFieldKey(dataDir);
    expect(readKeyring({ dataDir }).encryptionKey).toEqual(first.encryptionKey);
    expect(readdirSync(dataDir)).toEqual(['field.key']);
    expect(statSync(join(dataDir, 'field.key')).mode & 0o777).toBe(0o600);
    expect(Buffer.from(readFileSync(join(dataDir, 'field.key'), 'utf8'), 'base64')).toHaveLength(32);
  });

  test('what the key file sealed stays readable once FIELD_KEY is set', () => {
    const dataDir = folder();
    createFieldKey(dataDir);
    const sealed = seal('text', 'a', readKeyring({ dataDir }));
    const later = readKeyring({ dataDir, fieldKeys: [randomBytes(32)] });
    expect(unseal(sealed, 'a', later)).toEqual({ status: 'decrypted', text: 'text' });
    expect(seal('new', 'a', later)).not.toContain(sealed.split('.')[1]);
  });

  test('throws for a damaged key file and never overwrites it', () => {
    const dataDir = folder();
    writeFileSync(join(dataDir, 'field.key'), 'short');
    chmodSync(join(dataDir, 'field.key'), 0o600);
    expect(() => readKeyring({ dataDir })).toThrow('32 bytes');
    expect(readFileSync(join(dataDir, 'field.key'), 'utf8')).toBe('short');
  });
});

describe('derived secrets', () => {
  const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];

  test('differ by purpose', () => {
    expect(hmacKey('rate', ring(oldKey))).toHaveLength(32);
    expect(hmacKey('rate', ring(oldKey))).not.toEqual(hmacKey('stamp', ring(oldKey)));
  });

  test('survive a rotation while the last key stays', () => {
    for (const keys of [ring(oldKey, newKey, oldKey), ring(newKey, oldKey)]) expect(hmacKey('rate', keys)).toEqual(hmacKey('rate', ring(oldKey)));
    expect(hmacKey('rate', ring(newKey))).not.toEqual(hmacKey('rate', ring(oldKey)));
  });

  test('a keyed hash needs the key', () => {
    expect(keyedHash('203.0.113.9', ring(oldKey))).toBe(keyedHash('203.0.113.9', ring(oldKey)));
    expect(keyedHash('203.0.113.9', ring(oldKey))).not.toBe(keyedHash('203.0.113.9', ring(newKey)));
  });
});
