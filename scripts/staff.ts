// `npm run staff -- <verb>`: exit code 0, 1 (a problem) or 2 (usage).
import { readSettingsOf } from './leads/settings.ts';
import { UsageError } from './leads/verb.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  const { env, from, args } = readSettingsOf(process.argv.slice(2), process.env, process.cwd());
  Object.assign(process.env, env);
  // Its modules read the settings when they are imported.
  const { runStaffCommand } = await import('./staff/run-command.ts');
  process.exitCode = await runStaffCommand(args, from);
} catch (error) {
  console.error(`staff: ${error instanceof Error ? error.message : error}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
