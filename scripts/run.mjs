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

/** Runs a program with this terminal, hands signals on to it, and resolves with its exit code. `onOutput`: gets its output instead of the terminal. */
export function run(program, args, { onOutput, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit', ...options });
    for (const name of ['stdout', 'stderr']) child[name]?.setEncoding('utf8').on('data', (text) => onOutput(text, name));
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

/**
 * Runs a step that must succeed. Its output is kept and shown only where it fails: then this process ends with the program's exit code.
 * @param {{ program: string, args: string[], options?: object, onOutput?: (text: string) => void, onFailure?: () => void }} step
 * @returns {Promise<string>} what the program wrote on standard output
 */
export async function quietStep({ program, args, options, onOutput, onFailure }) {
  let output = '';
  let answer = '';
  const keep = (text, stream) => {
    output += text;
    if (stream === 'stdout') answer += text;
    onOutput?.(text);
  };
  const code = await run(program, args, { ...options, onOutput: keep });
  if (code === 0) return answer;
  onFailure?.();
  process.stderr.write(`\n${output}\n`);
  return process.exit(code);
}
