import 'server-only';

/** A sleep that can be cut short, and that never keeps the process alive. */
export function cancellableSleep() {
  let cancel = (): void => undefined;
  return {
    sleep(ms: number): Promise<void> {
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        timer.unref();
        cancel = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
    cancel(): void {
      cancel();
    },
  };
}
