import type { SmtpMode } from '../../../tests/support/services/smtp-server.ts';
import { type Fault, sleepSeconds } from './fault.ts';

/** A mail server in a failing mode for some seconds. */
export const mailFault = (name: string, mode: SmtpMode, seconds = 4): Fault => ({
  name: `mail server: ${name}`,
  async happen(site) {
    site.smtp().setMode(mode);
    await sleepSeconds(seconds);
    site.smtp().setMode('accept');
  },
});

export const mailFaults: readonly Fault[] = [
  {
    name: 'mail server: down',
    async happen(site) {
      await site.smtp().stop();
      await sleepSeconds(4);
      await site.replaceMailServer();
    },
  },
  mailFault('slow (10 s a message)', 'slow', 8),
  mailFault('greylisting (451)', 'greylist'),
  mailFault('421', 'busy-421'),
  mailFault('450 at random', 'random-450', 8),
  mailFault('login refused (535)', 'refuse-login'),
  mailFault('recipients refused (550)', 'refuse-recipient'),
  mailFault('hangs', 'hang', 8),
  mailFault('closes the connection in DATA', 'drop-in-data'),
  mailFault('closes the connection after DATA', 'drop-after-data'),
];
