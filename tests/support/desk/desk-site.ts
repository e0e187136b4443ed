import { type Locale, locales } from '#lib/i18n/routing.ts';
import { type Destinations, startDestinations } from '../services/destinations.ts';
import { startServer, type TestServer } from '../site/server.ts';
import { type DeskClient, signIn } from './desk-client.ts';
import { invite } from './staff-command.ts';

export const deskRoles = ['viewer', 'agent', 'owner'] as const;
export type DeskRole = (typeof deskRoles)[number];
export type DeskClients = Record<DeskRole, DeskClient>;

/** Invites and signs in a person of each role, in the locale of the same index. */
export async function signInRoles({ url, settings }: TestServer, roleLocales: readonly Locale[] = []): Promise<DeskClients> {
  const links = deskRoles.map((role, index) => invite(settings, `${role}@agency.example`, role, roleLocales[index]));
  const [viewer, agent, owner] = await Promise.all(links.map((link) => signIn(url, link)));
  if (!viewer || !agent || !owner) throw new Error('not everyone is signed in');
  return { viewer, agent, owner };
}

export type DeskSite = { server: TestServer; destinations: Destinations; clients: DeskClients; stop(): Promise<void> };

/** A site with its destinations, and a client of each role, each in another language. */
export async function startDeskSite(): Promise<DeskSite> {
  const destinations = await startDestinations();
  const server = await startServer({ RATE_LIMIT: 'off', ...destinations.settings });
  const clients = await signInRoles(server, locales);
  return {
    server,
    destinations,
    clients,
    async stop() {
      await server.stop();
      await destinations.stop();
    },
  };
}
