import { randomInt } from 'node:crypto';
import type { Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { setTimeout as sleep } from 'node:timers/promises';
import { listenLow } from './listen.ts';

export type SmtpMode =
  | 'accept'
  /** Refuses the first message to each recipient with 451. */
  | 'greylist'
  /** These two refuse every recipient with that code, `refuse-recipient` with 550. */
  | 'busy-421'
  | 'busy-450'
  | 'refuse-recipient'
  | 'refuse-sender'
  | 'refuse-message'
  | 'refuse-login'
  /** Sends nothing to a new connection. */
  | 'hang'
  /** Closes the connection while the message arrives. */
  | 'drop-in-data'
  /** Accepts the message, and closes the connection before it confirms it. */
  | 'drop-after-data'
  | 'slow'
  /** These two take a mode of `randomModes` at each step. */
  | 'random'
  | 'random-450';

export type ReceivedMail = { from: string; to: string[]; raw: string; mail: Email };

type Options = {
  mode?: SmtpMode;
  /** Recipients that are refused with 550 in each mode. */
  refused?: readonly string[];
  login?: { user: string; pass: string };
  startTls?: boolean;
  port?: number;
};

const mostlyAccept: readonly SmtpMode[] = ['accept', 'accept', 'accept', 'accept', 'accept', 'accept', 'accept'];
const randomModes: Readonly<Partial<Record<SmtpMode, readonly SmtpMode[]>>> = {
  random: [...mostlyAccept, 'busy-421', 'busy-450', 'drop-in-data'],
  'random-450': ['accept', 'busy-450'],
};
const slowMs = { greeting: 2_000, confirmation: 8_000 };

function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

/** A real SMTP server on this machine whose mode can be changed while it runs. Collects accepted mails. */
export async function startSmtpServer({ mode: firstMode = 'accept', refused = [], login, startTls = false, port: givenPort }: Options = {}) {
  const state = { mode: firstMode, refused: [...refused] };
  const messages: ReceivedMail[] = [];
  const greylisted = new Set<string>();
  const sockets = new Map<string, Socket>();
  let connections = 0;
  let logins = 0;

  const modeNow = (): SmtpMode => {
    const modes = randomModes[state.mode];
    return modes?.[randomInt(modes.length)] ?? state.mode;
  };

  function recipientRefusal(address: string): Error | undefined {
    const mode = modeNow();
    if (state.refused.includes(address)) return refusal(550, `5.1.1 <${address}>: Recipient address rejected: User unknown`);
    if (mode === 'refuse-recipient') return refusal(550, `5.1.1 <${address}>: Recipient address rejected`);
    if (mode === 'busy-421') return refusal(421, '4.3.2 Service not available');
    if (mode === 'busy-450') return refusal(450, `4.2.0 <${address}>: mailbox busy`);
    if (mode !== 'greylist' || greylisted.has(address)) return undefined;
    greylisted.add(address);
    return refusal(451, `4.7.1 <${address}>: Greylisted, come back later`);
  }

  async function storeMessage(session: SMTPServerSession, content: Buffer): Promise<void> {
    const { mailFrom, rcptTo } = session.envelope;
    const to = rcptTo.map(({ address }) => address);
    const from = mailFrom ? mailFrom.address : '';
    messages.push({ from, to, raw: content.toString('latin1'), mail: await PostalMime.parse(content) });
  }

  const server = new SMTPServer({
    logger: false,
    authOptional: !login,
    allowInsecureAuth: true,
    hideSTARTTLS: !startTls,
    disabledCommands: [...(login ? [] : ['AUTH']), ...(startTls ? [] : ['STARTTLS'])],
    closeTimeout: 200,
    onConnect(_session, done) {
      connections += 1;
      if (state.mode === 'slow') setTimeout(done, slowMs.greeting);
      else if (state.mode !== 'hang') done();
    },
    onAuth({ username, password }, _session, done) {
      logins += 1;
      const known = state.mode !== 'refuse-login' && username === login?.user && password === login?.pass;
      if (known) done(null, { user: username });
      else done(refusal(535, `5.7.8 Authentication failed for ${username}`));
    },
    onMailFrom({ address }, _session, done) {
      done(state.mode === 'refuse-sender' ? refusal(550, `5.7.1 <${address}>: Sender not allowed`) : null);
    },
    onRcptTo({ address }, _session, done) {
      done(recipientRefusal(address));
    },
    onData(stream, session, done) {
      const mode = modeNow();
      const chunks: Buffer[] = [];
      const drop = () => sockets.get(`${session.remoteAddress}:${session.remotePort}`)?.destroy();
      if (mode === 'drop-in-data') drop();
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (mode === 'drop-in-data') return;
        if (mode === 'refuse-message') return done(refusal(554, '5.7.1 Message rejected as spam'));
        await storeMessage(session, Buffer.concat(chunks));
        if (mode === 'slow') await sleep(slowMs.confirmation);
        if (mode === 'drop-after-data') drop();
        else done();
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    const key = `${socket.remoteAddress}:${socket.remotePort}`;
    sockets.set(key, socket);
    socket.on('close', () => sockets.delete(key));
  });
  const port = await listenLow(server.server, givenPort);

  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    /** All accepted mails, parsed; `raw` has one character per byte. */
    messages,
    connections: () => connections,
    /** How often a password was received. */
    logins: () => logins,
    setMode(next: SmtpMode, refusedNow: readonly string[] = []): void {
      state.mode = next;
      state.refused = [...refusedNow];
    },
    async stop(): Promise<void> {
      for (const socket of sockets.values()) socket.destroy();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}
