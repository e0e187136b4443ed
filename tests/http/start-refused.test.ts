import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallDisk, smallDiskMissing } from '../../quality/chaos/small-disk.ts';
import { listenLow } from '../support/services/listen.ts';
import { postHomeLead } from '../support/site/post-lead.ts';
import { stopWhileStarting, freePort, runServer, startServer } from '../support/site/server.ts';

jest.setTimeout(60_000);

const folders: string[] = [];
const folder = () => folders[folders.push(mkdtempSync(join(tmpdir(), 'agency-refused-'))) - 1] ?? '';
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

/** Starts with these settings, expects one line of error output, and returns it. */
async function refusal(env: Record<string, string>, limitMs = 10_000): Promise<string> {
  const { code, output, errorOutput, ms } = await runServer({ HOST: '127.0.0.1', PORT: String(await freePort()), ...env });
  expect({ code, lines: errorOutput.trimEnd().split('\n') }).toEqual({ code: 1, lines: [expect.any(String)] });
  expect(output).not.toMatch(/listening|\n {4}at /);
  expect(ms).toBeLessThan(limitMs);
  return errorOutput.trimEnd();
}

describe('DATA_DIR', () => {
  test('below a file stops the start with one line', async () => {
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    expect(await refusal({ DATA_DIR: join(file, 'data') })).toBe(
      `DATA_DIR: ${file}/data cannot be used: a part of the path is a file, not a folder (ENOTDIR)`,
    );
    expect(await refusal({ DATA_DIR: file })).toMatch(/^DATA_DIR: .* something else has that name \(EEXIST\)$/);
  });

  test.each(['/proc/x', '/proc/x/y', '/sys/x'])('where no folder can be created stops the start: %s', async (path) => {
    expect(await refusal({ DATA_DIR: path })).toMatch(new RegExp(`^DATA_DIR: ${path} cannot be used: .* \\(E[A-Z]+\\)$`));
  });

  test('with another file as database stops the start with one line', async () => {
    const path = folder();
    mkdirSync(join(path, 'app.db'));
    expect(await refusal({ DATA_DIR: path })).toBe(`DATA_DIR: ${join(path, 'app.db')}: it cannot be opened (SQLITE_14)`);
    const other = folder();
    writeFileSync(join(other, 'app.db'), 'this is no database, but something longer than a header of one hundred bytes '.repeat(3));
    expect(await refusal({ DATA_DIR: other })).toBe(`DATA_DIR: ${join(other, 'app.db')}: it is no database (SQLITE_26)`);
  });
});

const missing = smallDiskMissing();
const describeOrSkip = missing ? describe.skip : describe;

describeOrSkip(missing ?? 'DATA_DIR', () => {
  test('on a full disk stops the start with one line', async () => {
    const path = folder();
    const disk = smallDisk(path);
    try {
      disk.fill();
      expect(await refusal({ DATA_DIR: path })).toBe(`DATA_DIR: ${path} cannot be used: the disk is full (ENOSPC)`);
      expect(readdirSync(path)).toEqual(['ballast']);
    } finally {
      disk.remove();
    }
  });
});

describe('DATABASE_URL', () => {
  const settings = (address: string) => ({ DATA_DIR: folder(), DATABASE_URL: `postgres://site:hidden-1@${address}/agency` });

  test('where nothing listens stops the start with one line', async () => {
    const address = `127.0.0.1:${await freePort()}`;
    const line = await refusal(settings(address), 15_000);
    expect(line).toBe(`DATABASE_URL: the database ${address}/agency cannot be used: nothing listens at that address (ECONNREFUSED)`);
  });

  test('of a server that never responds stops the start; SIGTERM ends the wait', async () => {
    const silent = createServer((socket) => socket.on('error', () => undefined).resume());
    const env = settings(`127.0.0.1:${await listenLow(silent)}`);
    expect(await refusal(env, 15_000)).toMatch(/^DATABASE_URL: the database 127\.0\.0\.1:\d+\/agency cannot be used: (?!.*hidden)/);
    expect(await stopWhileStarting({ HOST: '127.0.0.1', PORT: String(await freePort()), ...env }, 2_000)).toBeLessThan(1_000);
    silent.close();
    expect(existsSync(join(env.DATA_DIR, 'app.db'))).toBe(false);
  });
});

describe('the key', () => {
  test('stops the start when it is missing or another one and the store has leads', async () => {
    const dataDir = folder();
    const path = join(dataDir, 'field.key');
    const first = await startServer({ DATA_DIR: dataDir, RATE_LIMIT: 'off' });
    await postHomeLead(first.url);
    await first.stop();
    const key = readFileSync(path);
    rmSync(path);
    expect(await refusal({ DATA_DIR: dataDir })).toMatch(/field\.key is missing, .*: put the key file back from the backup, or set FIELD_KEY/);
    expect(existsSync(path)).toBe(false);
    writeFileSync(path, randomBytes(32).toString('base64'));
    expect(await refusal({ DATA_DIR: dataDir })).toMatch(/field\.key is not the key .*: put the key file back from the backup, or set FIELD_KEY/);
    rmSync(path);
    for (const FIELD_KEY of [key.toString('utf8').trim(), '']) {
      if (!FIELD_KEY) writeFileSync(path, key);
      const again = await startServer({ DATA_DIR: dataDir, FIELD_KEY });
      expect(await (await fetch(`${again.url}/readyz`)).json()).toMatchObject({ status: 'ready', keys: 'ok' });
      await again.stop();
    }
  });

  test('is created for a store without leads', async () => {
    const dataDir = folder();
    const first = await startServer({ DATA_DIR: dataDir });
    await first.stop();
    rmSync(join(dataDir, 'field.key'));
    const again = await startServer({ DATA_DIR: dataDir });
    expect(existsSync(join(dataDir, 'field.key'))).toBe(true);
    await again.stop();
  });
});
