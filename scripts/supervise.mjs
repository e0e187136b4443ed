import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { run, stopSignals } from './run.mjs';

const stopCodes = [0, ...stopSignals.map((signal) => 128 + constants.signals[signal])];

/**
 * Runs a server until a stop signal, and restarts it when it ends by itself after it has sent `listening`. The pause before a restart is the first of
 * `pausesMs`; after each further run that ends within `quickMs` it is the next one. After the last pause it gives up. Resolves with the last exit code.
 * @param {string} program
 * @param {string[]} args
 * @param {object} options of `run`
 * @param {{ quickMs?: number, pausesMs?: number[] }} [times]
 */
export async function supervise(program, args, options, { quickMs = 30_000, pausesMs = [200, 1_000, 2_000, 4_000, 8_000] } = {}) {
  const stop = new AbortController();
  const onSignal = () => stop.abort();
  for (const signal of stopSignals) process.on(signal, onSignal);
  let wasListening = false;
  const onMessage = (message) => {
    wasListening ||= message === 'listening';
  };
  try {
    for (let endsInRow = 0; ; ) {
      const startedAt = performance.now();
      const code = await run(program, args, { ...options, onMessage });
      if (!wasListening || stop.signal.aborted || stopCodes.includes(code)) return code;
      endsInRow = performance.now() - startedAt < quickMs ? endsInRow + 1 : 1;
      const pauseMs = pausesMs[endsInRow - 1];
      if (pauseMs === undefined) {
        process.stderr.write(`The site ended with code ${code}, ${endsInRow} times in a row. It is not started again.\n`);
        return code;
      }
      process.stderr.write(`The site ended with code ${code}. It is started again in ${pauseMs / 1000} s.\n`);
      await sleep(pauseMs, undefined, { signal: stop.signal }).catch(() => undefined);
      if (stop.signal.aborted) return code;
    }
  } finally {
    for (const signal of stopSignals) process.off(signal, onSignal);
  }
}
