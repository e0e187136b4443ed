/** Next runs this once at the start; the front door listens after it. Never throws, because every page would then respond with 500. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    // The front door sets the address at which it listens; `next dev` and `next start` set PORT.
    const origin = Symbol.for('agency.origin');
    if (!Reflect.has(globalThis, origin)) Reflect.set(globalThis, origin, `http://localhost:${process.env.PORT ?? 3000}`);
    try {
      const { startLeads } = await import('#lib/leads/start-leads.ts');
      await startLeads();
      const { startStaff } = await import('#lib/staff/start-staff.ts');
      startStaff();
    } catch (cause) {
      // Also logged when the store, retention or the desk fails to start: the name is older than these, and those who watch the log know it.
      const error = cause instanceof Error ? cause.message : 'unknown';
      process.stdout.write(`${JSON.stringify({ level: 60, event: 'delivery_not_started', error })}\n`);
    } finally {
      const onStarted: unknown = Reflect.get(globalThis, Symbol.for('agency.started'));
      if (typeof onStarted === 'function') onStarted();
    }
  }
}
