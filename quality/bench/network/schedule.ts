/** Runs a function at a time of `performance.now()`. */
export type Schedule = (at: number, run: () => void) => void;

/** Timers of Node have whole milliseconds. */
const toleranceMs = 0.5;

/** A schedule that keeps the order of times, and for equal times the order of calls, which timers do not. */
export function createSchedule(): Schedule {
  const queue: { at: number; run: () => void }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    const [first] = queue;
    timer = first && setTimeout(runDue, Math.max(0, first.at - performance.now()));
  };
  const runDue = () => {
    for (let first = queue[0]; first && first.at <= performance.now() + toleranceMs; first = queue[0]) {
      queue.shift();
      first.run();
    }
    wait();
  };
  return (at, run) => {
    const place = queue.findLastIndex((entry) => entry.at <= at) + 1;
    queue.splice(place, 0, { at, run });
    if (place === 0) wait();
  };
}
