import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStaff } from '#tests/support/desk/staff-command.ts';

// Each test starts a process.
jest.setTimeout(60_000);

const dataDir = mkdtempSync(join(tmpdir(), 'staff-command-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const staff = (...args: string[]) => runStaff({ PATH: process.env.PATH ?? '', DATA_DIR: dataDir }, ...args);

test.each([
  ['an unknown verb', ['constructor'], /there is no verb constructor/],
  ['an unknown option', ['invite', 'ana@agency.example', '--rolle', 'owner'], /--rolle/],
  ['a second address', ['disable', 'ana@agency.example', 'olga@agency.example'], /too many words/],
  ['an unknown role', ['invite', 'ana@agency.example', '--role', 'boss'], /--role must be/],
])('refuses %s with code 2', (_name, args, message) => {
  const { code, err } = staff(...args);
  expect([code, err]).toEqual([2, expect.stringMatching(message)]);
});

test('an invited person is listed', () => {
  expect(staff('invite', 'ana@agency.example', '--role', 'viewer')).toMatchObject({ code: 0, out: expect.stringContaining('/desk/link/') });
  const listed = staff('list');
  expect(listed).toMatchObject({ code: 0, out: expect.stringMatching(/ana@agency\.example .*viewer/) });
  expect(listed.err).toContain(`staff: store ${join(dataDir, 'app.db')} (settings: `);
});

test('an owner who is invited again without a role stays one, also beside other owners', () => {
  for (const name of ['olga', 'otto']) staff('invite', `${name}@agency.example`, '--role', 'owner');
  expect(staff('invite', 'olga@agency.example').out).toContain('olga@agency.example (owner)');
});

test('a person who is invited again gets the language that is named, and else keeps theirs', () => {
  staff('invite', 'rosa@agency.example', '--name', 'Rosa');
  staff('invite', 'rosa@agency.example', '--locale', 'es');
  expect(staff('list').out).toMatch(/rosa@agency\.example +Rosa +agent +es/);
  staff('invite', 'rosa@agency.example');
  expect(staff('list').out).toMatch(/rosa@agency\.example +Rosa +agent +es/);
});

test('signs a person out on every device', () => {
  expect(staff('invite', 'ben@agency.example').out).toContain('(agent)');
  expect(staff('sign-out', 'BEN@agency.example')).toMatchObject({ code: 0, out: 'Signed out. Every session has ended.\n' });
  expect(staff('sign-out', 'nobody@agency.example')).toMatchObject({ code: 1, err: expect.stringContaining('there is no such person') });
});
