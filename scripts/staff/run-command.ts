import { parseArgs } from 'node:util';
import { isLocale, locales } from '#lib/i18n/routing.ts';
import { prepareStore } from '#lib/leads/prepare-store.ts';
import { closeStore } from '#lib/leads/store/store.ts';
import { log } from '#lib/log.ts';
import { isRole } from '#lib/staff/roles.ts';
import { linkAddress } from '#lib/staff/sign-in-mail.ts';
import { createSignInLink, invitationMs } from '#lib/staff/store/links.ts';
import { disablePerson, findPersonByEmail, invitePerson, isEmail, listPeople, setProfile, type StaffMember } from '#lib/staff/store/people.ts';
import { endSessions } from '#lib/staff/store/sessions.ts';
import { storeName } from '../leads/require-store.ts';
import { print, printTable, UsageError } from '../leads/verb.ts';

const usage = `Usage: npm run staff -- <verb> [--env-file FILE]
  invite EMAIL [--role owner|agent|viewer] [--name NAME] [--locale ${locales.join('|')}]   adds or changes a person, and prints a link that signs in once
  link EMAIL                                                                   prints a new link, for somebody who lost every device
  sign-out EMAIL                                                               ends every session of a person, for a lost device
  disable EMAIL                                                                ends the access of a person
  list                                                                         lists everyone`;

type Input = { email: string | undefined; values: { role?: string; name?: string; locale?: string } };

function requireEmail({ email }: Input): string {
  if (!email) throw new UsageError(`an e-mail address is missing\n${usage}`);
  if (!isEmail(email)) throw new UsageError(`${email} is no e-mail address`);
  return email;
}

async function requirePerson(input: Input): Promise<StaffMember> {
  const person = await findPersonByEmail(requireEmail(input));
  if (!person) throw new Error('there is no such person: npm run staff -- list');
  return person;
}

async function printLink(person: StaffMember): Promise<number> {
  print(`${person.email} (${person.role}) signs in once with this link, within ${invitationMs / 86_400_000} days:`);
  print(linkAddress(await createSignInLink(person.id, invitationMs)));
  return 0;
}

const verbs: Readonly<Record<string, (input: Input) => Promise<number>>> = {
  async invite(input) {
    const email = requireEmail(input);
    const known = await findPersonByEmail(email);
    const { name = '', locale = known?.locale ?? 'en', role = known?.role ?? 'agent' } = input.values;
    if (!isRole(role)) throw new UsageError('--role must be owner, agent or viewer');
    if (!isLocale(locale)) throw new UsageError('--locale must be a language of the site');
    const person = await invitePerson({ email, name, role, locale });
    if (person.locale !== locale) await setProfile(person.id, { ...person, locale });
    if (person.role !== role) process.stderr.write(`staff: ${person.email} is the last owner and stays one: invite another owner first\n`);
    return printLink(person);
  },
  async link(input) {
    const person = await requirePerson(input);
    if (person.disabledAt !== null) throw new Error('this person is disabled: invite them again');
    return printLink(person);
  },
  async 'sign-out'(input) {
    await endSessions((await requirePerson(input)).id);
    print('Signed out. Every session has ended.');
    return 0;
  },
  async disable(input) {
    if ((await disablePerson((await requirePerson(input)).id)) === 'last-owner')
      throw new Error('this is the last owner: invite another owner first');
    print('Disabled. Every session has ended.');
    return 0;
  },
  async list() {
    const people = await listPeople();
    const rows = people.map(({ email, name, role, locale, disabledAt }) => [email, name, role, locale, disabledAt === null ? '' : 'disabled']);
    printTable([['E-MAIL', 'NAME', 'ROLE', 'LANGUAGE', ''], ...rows]);
    return 0;
  },
};

function parseInput(args: string[]): Input {
  const options = { role: { type: 'string' }, name: { type: 'string' }, locale: { type: 'string' } } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
    if (positionals.length > 1) throw new UsageError(`too many words: ${positionals.join(' ')}`);
    return { email: positionals[0], values };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

/**
 * Runs a verb on the store of the settings and returns the exit code. `settingsFrom`: where the settings come from. Throws `UsageError` for wrong
 * arguments.
 */
export async function runStaffCommand([name, ...args]: string[], settingsFrom: string): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    print(usage);
    return name === undefined ? 2 : 0;
  }
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb) throw new UsageError(`there is no verb ${name}\n${usage}`);
  log.level = 'silent';
  const input = parseInput(args);
  // A link of another store than the site's signs nobody in.
  process.stderr.write(`staff: store ${storeName()} (settings: ${settingsFrom})\n`);
  // Before the first start there is no store yet.
  await prepareStore();
  try {
    return await verb(input);
  } finally {
    await closeStore();
  }
}
