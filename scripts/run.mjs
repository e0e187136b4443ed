import { spawn } from 'node:child_process';
import { constants } from 'node:os';

export const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'];
const watchMs = 200;
const parent = process.ppid;

/** Calls `callback` when the shell in which npm runs a script has ended, because npm's signals reach only that shell. */
function onceOrphaned(callback) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const timer = setInterval(() => process.ppid !== parent && (clearInterval(timer), callback()), watchMs);
  return timer;
}

/**
 * Runs a program with this terminal, passes signals on to it, and resolves with its exit code. `onOutput` gets its output instead of the
 * terminal, `onMessage` what it sends over a channel; `stopOn`, an AbortSignal, ends it with SIGTERM.
 */
export function run(program, args, { onOutput, onMessage, stopOn, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = onOutput ? ['ignore', 'pipe', 'pipe'] : ['inherit', 'inherit', 'inherit', ...(onMessage ? ['ipc'] : [])];
    const child = spawn(program, args, { stdio, ...options });
    if (onMessage) child.on('message', onMessage);
    for (const name of ['stdout', 'stderr']) child[name]?.setEncoding('utf8').on('data', (text) => onOutput(text, name));
    const pass = (signal) => child.kill(signal);
    const timer = onceOrphaned(() => pass('SIGTERM'));
    stopOn?.addEventListener('abort', () => pass('SIGTERM'), { once: true });
    for (const signal of stopSignals) process.on(signal, pass);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearInterval(timer);
      for (const name of stopSignals) process.off(name, pass);
      resolve(code ?? 128 + constants.signals[signal]);
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
  let standardOutput = '';
  const keep = (text, stream) => {
    output += text;
    if (stream === 'stdout') standardOutput += text;
    onOutput?.(text);
  };
  const code = await run(program, args, { ...options, onOutput: keep });
  if (code === 0) return standardOutput;
  onFailure?.();
  process.stderr.write(`\n${output}\n`);
  return process.exit(code);
}
