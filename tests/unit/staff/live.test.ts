import { openStream } from '#lib/staff/live.ts';
import { invitePerson } from '#lib/staff/store/people.ts';
import { createSession, listSessions } from '#lib/staff/store/sessions.ts';
import { onEachEngine } from '../leads/store/engines.ts';

onEachEngine(({ fresh }) => {
  test.each(['SIGTERM', 'SIGINT'] as const)('%s closes the open streams, which would delay the stop', async (signal) => {
    const store = await fresh();
    globalThis.leadStore = store;
    globalThis.deskLive = undefined;
    const once = jest.spyOn(process, 'once').mockReturnValue(process);
    const person = await invitePerson({ email: 'p@a.example', name: 'P', role: 'agent', locale: 'en' }, Date.now(), store);
    await createSession(person.id, 'Chrome', Date.now(), store);
    const [session] = await listSessions(person.id, Date.now(), store);
    const opened: { remove?: (() => void) | undefined } = {};
    const close = jest.fn(() => opened.remove?.());
    opened.remove = await openStream({ person, sessionId: session?.id ?? '', reference: undefined, send: () => undefined, close });
    expect(close).not.toHaveBeenCalled();
    for (const [event, listener] of once.mock.calls) if (event === signal) listener(signal);
    expect(close).toHaveBeenCalledTimes(1);
    once.mockRestore();
  });
});
