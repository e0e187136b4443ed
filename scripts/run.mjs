import { spawn } from 'node:child_process';

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'];
const watchMs = 200;

/** Calls back when the shell that npm runs a script in is gone: npm's signals end that shell and never come further. */
function onceOrphaned(callback) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  const timer = setInterval(() => process.ppid !== parent && (clearInterval(timer), callback()), watchMs);
  return timer;
}

/** Runs a program with this terminal, hands signals on to it, and resolves with its exit code. */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', ...options });
    const pass = (signal) => child.kill(signal);
    const timer = onceOrphaned(() => pass('SIGTERM'));
    for (const signal of signals) process.on(signal, pass);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearInterval(timer);
      for (const name of signals) process.off(name, pass);
      resolve(code ?? (signal === 'SIGKILL' ? 137 : 143));
    });
  });
}

/** The same for a step that must succeed: ends this process with the program's exit code where it fails. */
export async function step(program, args, options) {
  const code = await run(program, args, options);
  if (code !== 0) process.exit(code);
}
