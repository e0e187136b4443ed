// The staff's tool: `npm run leads -- <verb>`. Runs beside the server, on the same settings. Ends with 0, 1 (a problem) or 2 (usage).
import { UsageError } from './leads/verb.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  // Imported late: a setting that cannot be used throws at import, and is told in one line here.
  const { runCommand } = await import('./leads/run-command.ts');
  process.exitCode = await runCommand(process.argv.slice(2));
} catch (error) {
  console.error(`leads: ${error instanceof Error ? error.message : error}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
