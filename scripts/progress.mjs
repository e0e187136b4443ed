const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const frameMs = 120;
const titleWidth = 10;

/**
 * A duration as people read it: `4 s`, `1 min 26 s`.
 * @param {number} ms
 * @returns {string}
 */
export function duration(ms) {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/**
 * Shows the phases of a command, one line each, on standard error: in a terminal with elapsed time and progress while a phase runs, elsewhere
 * (CI, a log file) one line at its start and one at its end.
 * @param {{ write(text: string): unknown, isTTY?: boolean, columns?: number }} stream
 * @param {() => number} now
 */
export function createProgress(stream = process.stderr, now = () => performance.now()) {
  const isTerminal = Boolean(stream.isTTY) && process.env.TERM !== 'dumb';

  function begin(title) {
    const began = now();
    let detail = '';
    let frame = 0;
    const text = (mark) => `  ${mark} ${title.padEnd(titleWidth)} ${duration(now() - began).padStart(10)}${detail && `   ${detail}`}`;
    const draw = () => stream.write(`\r\x1b[2K${text(frames[frame++ % frames.length]).slice(0, (stream.columns || 80) - 1)}`);
    const timer = isTerminal ? setInterval(draw, frameMs) : undefined;
    timer?.unref();
    if (isTerminal) draw();
    else stream.write(`  ${title} …\n`);
    const end = (mark) => {
      clearInterval(timer);
      stream.write(isTerminal ? `\r\x1b[2K${text(mark)}\n` : `${text(mark)}\n`);
    };
    return {
      update(next) {
        detail = next;
      },
      done: () => end('✓'),
      fail: () => end('✗'),
    };
  }

  return { begin };
}
